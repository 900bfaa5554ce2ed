using JsonAot.Libraries.Mapping;
using JsonAot.Payloads.CalibrationPoints;
using JsonAot.Payloads.Employees;
using JsonAot.Payloads.Person;
using JsonAot.Payloads.SimpleAndComplex;
using M = JsonAot.Libraries.Messages;

namespace JsonAot.Libraries;

/// <summary>Here alone a library names payloads, because a protobuf needs a schema. A type without one stays unavailable.</summary>
internal static class ProtobufSchemas
{
    private static readonly object[] All =
    [
        new ProtobufCodec<CalibrationPoint[], M.CalibrationPoints>(SmallPayloads.Pack, SmallPayloads.Unpack, M.CalibrationPoints.Parser),
        new ProtobufCodec<Employee, M.Employee>(SmallPayloads.Pack, SmallPayloads.Unpack, M.Employee.Parser),
        new ProtobufCodec<List<Employee>, M.Employees>(SmallPayloads.Pack, SmallPayloads.Unpack, M.Employees.Parser),
        new ProtobufCodec<Person, M.Person>(SmallPayloads.Pack, SmallPayloads.Unpack, M.Person.Parser),
        new ProtobufCodec<Simple, M.Simple>(SimpleAndComplexPayloads.Pack, SimpleAndComplexPayloads.Unpack, M.Simple.Parser),
        new ProtobufCodec<List<Simple>, M.Simples>(SimpleAndComplexPayloads.Pack, SimpleAndComplexPayloads.Unpack, M.Simples.Parser),
        new ProtobufCodec<Complex, M.Complex>(SimpleAndComplexPayloads.Pack, SimpleAndComplexPayloads.Unpack, M.Complex.Parser),
        new ProtobufCodec<ComplexList, M.ComplexList>(SimpleAndComplexPayloads.Pack, SimpleAndComplexPayloads.Unpack, M.ComplexList.Parser),
    ];

    internal static ICodec<T>? CodecOf<T>()
        where T : class => All.OfType<ICodec<T>>().FirstOrDefault();
}
