using JsonAot.Payloads.CalibrationPoints;
using JsonAot.Payloads.Employees;
using JsonAot.Payloads.Enterprise;
using JsonAot.Payloads.Ordinary;
using JsonAot.Payloads.Person;
using JsonAot.Payloads.Polygons;
using JsonAot.Payloads.SimpleAndComplex;
using JsonAot.Payloads.Texts;
using PolyType;
using Employee = JsonAot.Payloads.Employees.Employee;

[assembly: TypeShapeExtension(typeof(Weekday), Marshaler = typeof(JsonAot.Libraries.WeekdayNumber))]
[assembly: TypeShapeExtension(typeof(Permissions), Marshaler = typeof(JsonAot.Libraries.PermissionsNumber))]

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
[GenerateShapeFor<Complex>]
[GenerateShapeFor<ComplexList>]
[GenerateShapeFor<SimpleNode>]
[GenerateShapeFor<ComplexNode>]
[GenerateShapeFor<Organisation>]
[GenerateShapeFor<Shop>]
internal sealed partial class PolyTypeShapes;

/// <summary>The payload's document numbers its enum values.</summary>
internal sealed class WeekdayNumber : IMarshaler<Weekday, int>
{
    public int Marshal(Weekday value) => (int)value;

    public Weekday Unmarshal(int value) => (Weekday)value;
}

/// <summary>The payload's document numbers its enum values.</summary>
internal sealed class PermissionsNumber : IMarshaler<Permissions, int>
{
    public int Marshal(Permissions value) => (int)value;

    public Permissions Unmarshal(int value) => (Permissions)value;
}
