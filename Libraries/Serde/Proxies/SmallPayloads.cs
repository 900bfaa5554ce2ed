using JsonAot.Payloads.CalibrationPoints;
using JsonAot.Payloads.Person;
using JsonAot.Payloads.Polygons;
using Serde;

namespace JsonAot.Libraries;

[GenerateSerde(ForType = typeof(CalibrationPoint))]
[SerdeTypeOptions(MemberFormat = MemberFormat.None, SerializeNull = true, AllowDuplicateKeys = true)]
internal partial struct CalibrationPointProxy
{
    public int ScreenX;
    public int ScreenY;
    public int RawX;
    public int RawY;

    public static explicit operator CalibrationPointProxy(CalibrationPoint value) => new()
    {
        ScreenX = value.ScreenX,
        ScreenY = value.ScreenY,
        RawX = value.RawX,
        RawY = value.RawY,
    };

    public static explicit operator CalibrationPoint(CalibrationPointProxy value) => new()
    {
        ScreenX = value.ScreenX,
        ScreenY = value.ScreenY,
        RawX = value.RawX,
        RawY = value.RawY,
    };
}

[GenerateSerde(ForType = typeof(Person))]
[SerdeTypeOptions(MemberFormat = MemberFormat.None, SerializeNull = true, AllowDuplicateKeys = true)]
internal partial struct PersonProxy
{
    public string? FirstName;
    public string? LastName;
    public int Age;
    public string? Nemesis;
    public string[]? Preferences;

    public static explicit operator PersonProxy(Person value) => new()
    {
        FirstName = value.FirstName,
        LastName = value.LastName,
        Age = value.Age,
        Nemesis = value.Nemesis,
        Preferences = value.Preferences,
    };

    public static explicit operator Person(PersonProxy value) => new()
    {
        FirstName = value.FirstName,
        LastName = value.LastName,
        Age = value.Age,
        Nemesis = value.Nemesis,
        Preferences = value.Preferences,
    };
}

[GenerateSerde(ForType = typeof(Polygon))]
[SerdeTypeOptions(MemberFormat = MemberFormat.None, SerializeNull = true, AllowDuplicateKeys = true)]
internal partial struct PolygonProxy
{
    public string? Name;
    public double[][][]? Rings;

    public static explicit operator PolygonProxy(Polygon value) => new()
    {
        Name = value.Name,
        Rings = value.Rings,
    };

    public static explicit operator Polygon(PolygonProxy value) => new()
    {
        Name = value.Name,
        Rings = value.Rings,
    };
}
