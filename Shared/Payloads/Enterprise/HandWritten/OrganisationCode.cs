using System.Text.Json;
using JsonAot.Codecs;

namespace JsonAot.Payloads.Enterprise;

internal sealed class EnterpriseHandWritten : IHandWrittenCodec<Organisation>
{
    public void Write(Utf8JsonWriter writer, Organisation value)
    {
        writer.WriteStartObject();
        OrganisationCode.WriteMembers(writer, value);
        writer.WriteEndObject();
    }

    public Organisation? Read(ref Utf8JsonReader reader) =>
        reader.MoveToObject() ? OrganisationCode.Read(ref reader) : null;
}

internal static class OrganisationCode
{
    private static readonly JsonEncodedText Id = JsonEncodedText.Encode("Id");
    private static readonly JsonEncodedText SchemaVersion = JsonEncodedText.Encode("SchemaVersion");
    private static readonly JsonEncodedText Exported = JsonEncodedText.Encode("Exported");
    private static readonly JsonEncodedText Name = JsonEncodedText.Encode("Name");
    private static readonly JsonEncodedText Motto = JsonEncodedText.Encode("Motto");
    private static readonly JsonEncodedText Website = JsonEncodedText.Encode("Website");
    private static readonly JsonEncodedText Founded = JsonEncodedText.Encode("Founded");
    private static readonly JsonEncodedText SharesIssued = JsonEncodedText.Encode("SharesIssued");
    private static readonly JsonEncodedText Headquarters = JsonEncodedText.Encode("Headquarters");
    private static readonly JsonEncodedText Settings = JsonEncodedText.Encode("Settings");
    private static readonly JsonEncodedText Divisions = JsonEncodedText.Encode("Divisions");

    internal static void WriteMembers(Utf8JsonWriter writer, Organisation organisation)
    {
        writer.WriteString(Id, organisation.Id);
        writer.WriteNumber(SchemaVersion, organisation.SchemaVersion);
        writer.WriteString(Exported, organisation.Exported);
        writer.WriteString(Name, organisation.Name);
        writer.WriteString(Motto, organisation.Motto);
        writer.WriteString(Website, organisation.Website?.OriginalString);
        writer.WriteString(Founded, organisation.Founded);
        writer.WriteNumber(SharesIssued, organisation.SharesIssued);
        writer.WriteObject(Headquarters, organisation.Headquarters, AddressCode.WriteMembers);
        writer.WriteStrings(Settings, organisation.Settings);
        writer.WriteObjects(Divisions, organisation.Divisions, DivisionCode.WriteMembers);
    }

    /// <summary>From the start of the object to its end.</summary>
    internal static Organisation Read(ref Utf8JsonReader reader)
    {
        var organisation = new Organisation();
        reader.EnterObject();
        while (reader.IsAtName(out long start))
        {
            if (reader.IsAt("Id"u8))
                organisation.Id = reader.TakeGuid();
            if (reader.IsAt("SchemaVersion"u8))
                organisation.SchemaVersion = reader.TakeInt32();
            if (reader.IsAt("Exported"u8))
                organisation.Exported = reader.TakeDateTimeOffset();
            if (reader.IsAt("Name"u8))
                organisation.Name = reader.TakeString();
            if (reader.IsAt("Motto"u8))
                organisation.Motto = reader.PassNull() ? null : reader.TakeString();
            if (reader.IsAt("Website"u8))
                organisation.Website = reader.PassNull() ? null : reader.TakeUri();
            if (reader.IsAt("Founded"u8))
                organisation.Founded = reader.TakeDateTime();
            if (reader.IsAt("SharesIssued"u8))
                organisation.SharesIssued = reader.TakeInt64();
            if (reader.IsAt("Headquarters"u8))
                organisation.Headquarters = reader.PassNull() ? null : AddressCode.Take(ref reader);
            if (reader.IsAt("Settings"u8))
                organisation.Settings = reader.PassNull() ? null : reader.TakeDictionary(Utf8ReadingScalars.TakeString);
            if (reader.IsAt("Divisions"u8))
                organisation.Divisions = reader.PassNull() ? null : reader.TakeList(DivisionCode.Take);
            reader.SkipUnlessMovedFrom(start);
        }

        return organisation;
    }
}

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

internal static class TeamCode
{
    private static readonly JsonEncodedText Id = JsonEncodedText.Encode("Id");
    private static readonly JsonEncodedText Name = JsonEncodedText.Encode("Name");
    private static readonly JsonEncodedText IsRemote = JsonEncodedText.Encode("IsRemote");
    private static readonly JsonEncodedText Tags = JsonEncodedText.Encode("Tags");
    private static readonly JsonEncodedText Projects = JsonEncodedText.Encode("Projects");
    private static readonly JsonEncodedText Members = JsonEncodedText.Encode("Members");

    internal static void WriteMembers(Utf8JsonWriter writer, Team team)
    {
        writer.WriteNumber(Id, team.Id);
        writer.WriteString(Name, team.Name);
        writer.WriteBoolean(IsRemote, team.IsRemote);
        writer.WriteStrings(Tags, team.Tags);
        writer.WriteObjects(Projects, team.Projects, ProjectCode.WriteMembers);
        writer.WriteObjects(Members, team.Members, EmployeeCode.WriteMembers);
    }

    internal static Team Take(ref Utf8JsonReader reader)
    {
        var team = new Team();
        reader.EnterObject();
        while (reader.IsAtName(out long start))
        {
            if (reader.IsAt("Id"u8))
                team.Id = reader.TakeInt32();
            if (reader.IsAt("Name"u8))
                team.Name = reader.TakeString();
            if (reader.IsAt("IsRemote"u8))
                team.IsRemote = reader.TakeBoolean();
            if (reader.IsAt("Tags"u8))
                team.Tags = reader.PassNull() ? null : reader.TakeList(Utf8ReadingScalars.TakeString);
            if (reader.IsAt("Projects"u8))
                team.Projects = reader.PassNull() ? null : reader.TakeList(ProjectCode.Take);
            if (reader.IsAt("Members"u8))
                team.Members = reader.PassNull() ? null : reader.TakeList(EmployeeCode.Take);
            reader.SkipUnlessMovedFrom(start);
        }

        reader.Read();
        return team;
    }
}
