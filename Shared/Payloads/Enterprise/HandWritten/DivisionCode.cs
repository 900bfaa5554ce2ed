using System.Text.Json;
using JsonAot.Codecs;

namespace JsonAot.Payloads.Enterprise;

internal static class DivisionCode
{
    private static readonly JsonEncodedText Id = JsonEncodedText.Encode("Id");
    private static readonly JsonEncodedText Name = JsonEncodedText.Encode("Name");
    private static readonly JsonEncodedText Region = JsonEncodedText.Encode("Region");
    private static readonly JsonEncodedText Budget = JsonEncodedText.Encode("Budget");
    private static readonly JsonEncodedText Departments = JsonEncodedText.Encode("Departments");

    private static readonly EnumNames<Region> RegionNames = new();

    internal static void WriteMembers(Utf8JsonWriter writer, Division division)
    {
        writer.WriteNumber(Id, division.Id);
        writer.WriteString(Name, division.Name);
        RegionNames.Write(writer, Region, division.Region);
        writer.WriteObject(Budget, division.Budget, BudgetCode.WriteMembers);
        writer.WriteObjects(Departments, division.Departments, DepartmentCode.WriteMembers);
    }

    internal static Division Take(ref Utf8JsonReader reader)
    {
        var division = new Division();
        reader.EnterObject();
        while (reader.IsAtName(out long start))
        {
            if (reader.IsAt("Id"u8))
                division.Id = reader.TakeInt32();
            if (reader.IsAt("Name"u8))
                division.Name = reader.TakeString();
            if (reader.IsAt("Region"u8))
                division.Region = RegionNames.Take(ref reader);
            if (reader.IsAt("Budget"u8))
                division.Budget = reader.PassNull() ? null : BudgetCode.Take(ref reader);
            if (reader.IsAt("Departments"u8))
                division.Departments = reader.PassNull() ? null : reader.TakeList(DepartmentCode.Take);
            reader.SkipUnlessMovedFrom(start);
        }

        reader.Read();
        return division;
    }
}
