using System.Text.Json;
using JsonAot.Payloads.CalibrationPoints;
using JsonAot.Payloads.Employees;
using JsonAot.Payloads.Enterprise;
using JsonAot.Payloads.Person;
using JsonAot.Payloads.Polygons;
using JsonAot.Payloads.SimpleAndComplex;
using JsonAot.Payloads.Texts;
using JsonAot.Tests.Payloads;

namespace JsonAot.Tests.SpanCodecs.Checks;

/// <summary>The types that the suite measures, with their documents: the long ones cut down to what shows something new.</summary>
internal static class PayloadSubjects
{
    internal static IEnumerable<Subject> All() =>
    [
        AllSubjects.OfBytes(CalibrationPointsCodecs.CalibrationPointArray, CalibrationPointsMetadata.Default.CalibrationPointArray, Document(new CalibrationPointsPayload())),
        AllSubjects.OfBytes(EmployeesCodecs.Employee, EmployeesMetadata.Default.Employee, Document(new EmployeePayload())),
        AllSubjects.OfBytes(EmployeesCodecs.ListEmployee, EmployeesMetadata.Default.ListEmployee, Document(new EmployeeListPayload())),
        AllSubjects.OfBytes(EnterpriseCodecs.Organisation, EnterpriseMetadata.Default.Organisation, Document(new EnterprisePayload())),
        AllSubjects.OfBytes(PersonCodecs.Person, PersonMetadata.Default.Person, Document(new PersonPayload())),
        AllSubjects.OfBytes(SimpleAndComplexCodecs.Simple, SimpleAndComplexMetadata.Default.Simple, Document(new SimplePayload())),
        AllSubjects.OfBytes(SimpleAndComplexCodecs.ListSimple, SimpleAndComplexMetadata.Default.ListSimple, Document(new SimpleList2000Payload())),
        AllSubjects.OfBytes(SimpleAndComplexCodecs.Complex, SimpleAndComplexMetadata.Default.Complex, Document(new ComplexPayload())),
        AllSubjects.OfBytes(PolygonsCodecs.PolygonArray, PolygonsMetadata.Default.PolygonArray, Document(new PolygonsPayload())),
        AllSubjects.OfBytes(TextsCodecs.Feed, new TextsPayload().Metadata, Document(new TextsPayload())),
    ];

    /// <summary>The whole documents, for the checks that need no change in them.</summary>
    internal static IEnumerable<(string Subject, byte[] Document)> WholeDocuments() =>
    [
        (nameof(CalibrationPointsCodecs) + ".CalibrationPointArray", new CalibrationPointsPayload().CanonicalUtf8),
        (nameof(EmployeesCodecs) + ".Employee", new EmployeePayload().CanonicalUtf8),
        (nameof(EmployeesCodecs) + ".ListEmployee", new EmployeeListPayload().CanonicalUtf8),
        (nameof(EnterpriseCodecs) + ".Organisation", new EnterprisePayload().CanonicalUtf8),
        (nameof(PersonCodecs) + ".Person", new PersonPayload().CanonicalUtf8),
        (nameof(SimpleAndComplexCodecs) + ".Simple", new SimplePayload().CanonicalUtf8),
        (nameof(SimpleAndComplexCodecs) + ".ListSimple", new SimpleList2000Payload().CanonicalUtf8),
        (nameof(SimpleAndComplexCodecs) + ".Complex", new ComplexPayload().CanonicalUtf8),
        (nameof(PolygonsCodecs) + ".PolygonArray", new PolygonsPayload().CanonicalUtf8),
        (nameof(TextsCodecs) + ".Feed", new TextsPayload().CanonicalUtf8),
    ];

    private static byte[] Document<T>(Payload<T> payload)
        where T : class => JsonSerializer.SerializeToUtf8Bytes(RepresentativeValue.Of(payload), payload.Metadata);
}
