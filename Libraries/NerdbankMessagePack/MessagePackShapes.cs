using JsonAot.Payloads.CalibrationPoints;
using JsonAot.Payloads.Documents;
using JsonAot.Payloads.Employees;
using JsonAot.Payloads.Enterprise;
using JsonAot.Payloads.Ordinary;
using JsonAot.Payloads.Person;
using JsonAot.Payloads.Polygons;
using JsonAot.Payloads.SimpleAndComplex;
using JsonAot.Payloads.Texts;
using PolyType;
using Employee = JsonAot.Payloads.Employees.Employee;

namespace JsonAot.Libraries;

/// <summary>The types whose shapes are generated, as their own files bear no library's attributes.</summary>
[GenerateShapeFor<CalibrationPoint[]>]
[GenerateShapeFor<Employee>]
[GenerateShapeFor<List<Employee>>]
[GenerateShapeFor<Person>]
[GenerateShapeFor<Feed>]
[GenerateShapeFor<Polygon[]>]
[GenerateShapeFor<Simple>]
[GenerateShapeFor<List<Simple>>]
[GenerateShapeFor<SimpleNode>]
[GenerateShapeFor<Complex>]
[GenerateShapeFor<ComplexList>]
[GenerateShapeFor<ComplexNode>]
[GenerateShapeFor<Organisation>]
[GenerateShapeFor<Shop>]
[GenerateShapeFor<Timeline>]
[GenerateShapeFor<Catalog>]
[GenerateShapeFor<FeatureCollection>]
internal sealed partial class MessagePackShapes;
