using System.Text.Json;
using JsonAot.Codecs;

namespace JsonAot.Payloads.Enterprise;

internal static class DepartmentCode
{
    private static readonly JsonEncodedText Id = JsonEncodedText.Encode("Id");
    private static readonly JsonEncodedText Name = JsonEncodedText.Encode("Name");
    private static readonly JsonEncodedText CostCentre = JsonEncodedText.Encode("CostCentre");
    private static readonly JsonEncodedText Kind = JsonEncodedText.Encode("Kind");
    private static readonly JsonEncodedText ManagerEmployeeNumber = JsonEncodedText.Encode("ManagerEmployeeNumber");
    private static readonly JsonEncodedText Budget = JsonEncodedText.Encode("Budget");
    private static readonly JsonEncodedText Settings = JsonEncodedText.Encode("Settings");
    private static readonly JsonEncodedText Teams = JsonEncodedText.Encode("Teams");

    private static readonly EnumNames<DepartmentKind> DepartmentKindNames = new();

    internal static void WriteMembers(Utf8JsonWriter writer, Department department)
    {
        writer.WriteNumber(Id, department.Id);
        writer.WriteString(Name, department.Name);
        writer.WriteString(CostCentre, department.CostCentre);
        DepartmentKindNames.Write(writer, Kind, department.Kind);
        writer.WriteNullable(ManagerEmployeeNumber, department.ManagerEmployeeNumber);
        writer.WriteObject(Budget, department.Budget, BudgetCode.WriteMembers);
        writer.WriteStrings(Settings, department.Settings);
        writer.WriteObjects(Teams, department.Teams, TeamCode.WriteMembers);
    }

    internal static Department Take(ref Utf8JsonReader reader)
    {
        var department = new Department();
        reader.EnterObject();
        while (reader.IsAtName(out long start))
        {
            if (reader.IsAt("Id"u8))
                department.Id = reader.TakeInt32();
            if (reader.IsAt("Name"u8))
                department.Name = reader.TakeString();
            if (reader.IsAt("CostCentre"u8))
                department.CostCentre = reader.PassNull() ? null : reader.TakeString();
            if (reader.IsAt("Kind"u8))
                department.Kind = DepartmentKindNames.Take(ref reader);
            if (reader.IsAt("ManagerEmployeeNumber"u8))
                department.ManagerEmployeeNumber = reader.PassNull() ? null : reader.TakeInt32();
            if (reader.IsAt("Budget"u8))
                department.Budget = reader.PassNull() ? null : BudgetCode.Take(ref reader);
            if (reader.IsAt("Settings"u8))
                department.Settings = reader.PassNull() ? null : reader.TakeDictionary(Utf8ReadingScalars.TakeString);
            if (reader.IsAt("Teams"u8))
                department.Teams = reader.PassNull() ? null : reader.TakeList(TeamCode.Take);
            reader.SkipUnlessMovedFrom(start);
        }

        reader.Read();
        return department;
    }
}
