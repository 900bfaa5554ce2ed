using JsonAot.Payloads.CalibrationPoints;
using JsonAot.Payloads.SimpleAndComplex;
using SpanCodecs;

namespace JsonAot.Tests.SpanCodecs.Checks;

/// <summary>The payloads' own metadata stands beside their types; here are the codecs.</summary>
[SpanCodec(typeof(CalibrationPoint[]))]
internal sealed partial class CalibrationPointsCodecs;

/// <summary>A room of its own: two payloads have a type Employee.</summary>
[SpanCodec(typeof(JsonAot.Payloads.Employees.Employee))]
[SpanCodec(typeof(List<JsonAot.Payloads.Employees.Employee>))]
internal sealed partial class EmployeesCodecs;

/// <summary>Enums by name, and a deep graph.</summary>
[SpanCodec(typeof(JsonAot.Payloads.Enterprise.Organisation))]
internal sealed partial class EnterpriseCodecs;

/// <summary>A type with two constructors.</summary>
[SpanCodec(typeof(JsonAot.Payloads.Person.Person))]
internal sealed partial class PersonCodecs;

/// <summary>The two kinds of the suite, and their cycles.</summary>
[SpanCodec(typeof(Simple))]
[SpanCodec(typeof(List<Simple>))]
[SpanCodec(typeof(Complex))]
[SpanCodec(typeof(SimpleNode))]
[SpanCodec(typeof(ComplexNode))]
internal sealed partial class SimpleAndComplexCodecs;

/// <summary>Arrays of arrays of arrays of numbers.</summary>
[SpanCodec(typeof(JsonAot.Payloads.Polygons.Polygon[]))]
internal sealed partial class PolygonsCodecs;

/// <summary>Texts that are not escaped.</summary>
[SpanCodec(typeof(JsonAot.Payloads.Texts.Feed))]
[SpanCodecOptions(RelaxedEscaping = true)]
internal sealed partial class TextsCodecs;
