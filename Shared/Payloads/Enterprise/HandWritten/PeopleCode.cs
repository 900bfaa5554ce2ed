using System.Text.Json;
using JsonAot.Codecs;

namespace JsonAot.Payloads.Enterprise;

internal static class EmployeeCode
{
    private static readonly JsonEncodedText Id = JsonEncodedText.Encode("Id");
    private static readonly JsonEncodedText EmployeeNumber = JsonEncodedText.Encode("EmployeeNumber");
    private static readonly JsonEncodedText FirstName = JsonEncodedText.Encode("FirstName");
    private static readonly JsonEncodedText LastName = JsonEncodedText.Encode("LastName");
    private static readonly JsonEncodedText Nickname = JsonEncodedText.Encode("Nickname");
    private static readonly JsonEncodedText EmailAddress = JsonEncodedText.Encode("EmailAddress");
    private static readonly JsonEncodedText JobTitle = JsonEncodedText.Encode("JobTitle");
    private static readonly JsonEncodedText Biography = JsonEncodedText.Encode("Biography");
    private static readonly JsonEncodedText DateOfBirth = JsonEncodedText.Encode("DateOfBirth");
    private static readonly JsonEncodedText LastSignedIn = JsonEncodedText.Encode("LastSignedIn");
    private static readonly JsonEncodedText IsActive = JsonEncodedText.Encode("IsActive");
    private static readonly JsonEncodedText Level = JsonEncodedText.Encode("Level");
    private static readonly JsonEncodedText ManagerEmployeeNumber = JsonEncodedText.Encode("ManagerEmployeeNumber");
    private static readonly JsonEncodedText HomeAddress = JsonEncodedText.Encode("HomeAddress");
    private static readonly JsonEncodedText EmploymentContract = JsonEncodedText.Encode("EmploymentContract");
    private static readonly JsonEncodedText Skills = JsonEncodedText.Encode("Skills");
    private static readonly JsonEncodedText Ratings = JsonEncodedText.Encode("Ratings");
    private static readonly JsonEncodedText Allowances = JsonEncodedText.Encode("Allowances");

    private static readonly EnumNames<EmployeeLevel> EmployeeLevelNames = new();

    internal static void WriteMembers(Utf8JsonWriter writer, Employee employee)
    {
        writer.WriteString(Id, employee.Id);
        writer.WriteNumber(EmployeeNumber, employee.EmployeeNumber);
        writer.WriteString(FirstName, employee.FirstName);
        writer.WriteString(LastName, employee.LastName);
        writer.WriteString(Nickname, employee.Nickname);
        writer.WriteString(EmailAddress, employee.EmailAddress);
        writer.WriteString(JobTitle, employee.JobTitle);
        writer.WriteString(Biography, employee.Biography);
        writer.WriteString(DateOfBirth, employee.DateOfBirth);
        writer.WriteNullable(LastSignedIn, employee.LastSignedIn);
        writer.WriteBoolean(IsActive, employee.IsActive);
        EmployeeLevelNames.Write(writer, Level, employee.Level);
        writer.WriteNullable(ManagerEmployeeNumber, employee.ManagerEmployeeNumber);
        writer.WriteObject(HomeAddress, employee.HomeAddress, AddressCode.WriteMembers);
        writer.WriteObject(EmploymentContract, employee.EmploymentContract, ContractCode.WriteMembers);
        writer.WriteObjects(Skills, employee.Skills, SkillCode.WriteMembers);
        writer.WriteNumbers(Ratings, employee.Ratings);
        writer.WriteNumbers(Allowances, employee.Allowances);
    }

    internal static Employee Take(ref Utf8JsonReader reader)
    {
        var employee = new Employee();
        reader.EnterObject();
        while (reader.IsAtName(out long start))
        {
            if (reader.IsAt("Id"u8))
                employee.Id = reader.TakeGuid();
            if (reader.IsAt("EmployeeNumber"u8))
                employee.EmployeeNumber = reader.TakeInt32();
            if (reader.IsAt("FirstName"u8))
                employee.FirstName = reader.TakeString();
            if (reader.IsAt("LastName"u8))
                employee.LastName = reader.TakeString();
            if (reader.IsAt("Nickname"u8))
                employee.Nickname = reader.PassNull() ? null : reader.TakeString();
            if (reader.IsAt("EmailAddress"u8))
                employee.EmailAddress = reader.TakeString();
            if (reader.IsAt("JobTitle"u8))
                employee.JobTitle = reader.TakeString();
            if (reader.IsAt("Biography"u8))
                employee.Biography = reader.PassNull() ? null : reader.TakeString();
            if (reader.IsAt("DateOfBirth"u8))
                employee.DateOfBirth = reader.TakeDateTime();
            if (reader.IsAt("LastSignedIn"u8))
                employee.LastSignedIn = reader.PassNull() ? null : reader.TakeDateTimeOffset();
            if (reader.IsAt("IsActive"u8))
                employee.IsActive = reader.TakeBoolean();
            if (reader.IsAt("Level"u8))
                employee.Level = EmployeeLevelNames.Take(ref reader);
            if (reader.IsAt("ManagerEmployeeNumber"u8))
                employee.ManagerEmployeeNumber = reader.PassNull() ? null : reader.TakeInt32();
            if (reader.IsAt("HomeAddress"u8))
                employee.HomeAddress = reader.PassNull() ? null : AddressCode.Take(ref reader);
            if (reader.IsAt("EmploymentContract"u8))
                employee.EmploymentContract = reader.PassNull() ? null : ContractCode.Take(ref reader);
            if (reader.IsAt("Skills"u8))
                employee.Skills = reader.PassNull() ? null : reader.TakeList(SkillCode.Take);
            if (reader.IsAt("Ratings"u8))
                employee.Ratings = reader.PassNull() ? null : [.. reader.TakeList(Utf8ReadingNumbers.TakeInt32)];
            if (reader.IsAt("Allowances"u8))
                employee.Allowances = reader.PassNull() ? null : reader.TakeDictionary(Utf8ReadingNumbers.TakeDecimal);
            reader.SkipUnlessMovedFrom(start);
        }

        reader.Read();
        return employee;
    }
}

internal static class AddressCode
{
    private static readonly JsonEncodedText Street = JsonEncodedText.Encode("Street");
    private static readonly JsonEncodedText Unit = JsonEncodedText.Encode("Unit");
    private static readonly JsonEncodedText City = JsonEncodedText.Encode("City");
    private static readonly JsonEncodedText PostalCode = JsonEncodedText.Encode("PostalCode");
    private static readonly JsonEncodedText Location = JsonEncodedText.Encode("Location");

    internal static void WriteMembers(Utf8JsonWriter writer, Address address)
    {
        writer.WriteString(Street, address.Street);
        writer.WriteString(Unit, address.Unit);
        writer.WriteString(City, address.City);
        writer.WriteString(PostalCode, address.PostalCode);
        writer.WriteObject(Location, address.Location, GeoPointCode.WriteMembers);
    }

    internal static Address Take(ref Utf8JsonReader reader)
    {
        var address = new Address();
        reader.EnterObject();
        while (reader.IsAtName(out long start))
        {
            if (reader.IsAt("Street"u8))
                address.Street = reader.TakeString();
            if (reader.IsAt("Unit"u8))
                address.Unit = reader.PassNull() ? null : reader.TakeString();
            if (reader.IsAt("City"u8))
                address.City = reader.TakeString();
            if (reader.IsAt("PostalCode"u8))
                address.PostalCode = reader.TakeString();
            if (reader.IsAt("Location"u8))
                address.Location = reader.PassNull() ? null : GeoPointCode.Take(ref reader);
            reader.SkipUnlessMovedFrom(start);
        }

        reader.Read();
        return address;
    }
}

internal static class GeoPointCode
{
    private static readonly JsonEncodedText Latitude = JsonEncodedText.Encode("Latitude");
    private static readonly JsonEncodedText Longitude = JsonEncodedText.Encode("Longitude");

    internal static void WriteMembers(Utf8JsonWriter writer, GeoPoint point)
    {
        writer.WriteNumber(Latitude, point.Latitude);
        writer.WriteNumber(Longitude, point.Longitude);
    }

    internal static GeoPoint Take(ref Utf8JsonReader reader)
    {
        var point = new GeoPoint();
        reader.EnterObject();
        while (reader.IsAtName(out long start))
        {
            if (reader.IsAt("Latitude"u8))
                point.Latitude = reader.TakeDouble();
            if (reader.IsAt("Longitude"u8))
                point.Longitude = reader.TakeDouble();
            reader.SkipUnlessMovedFrom(start);
        }

        reader.Read();
        return point;
    }
}

internal static class ContractCode
{
    private static readonly JsonEncodedText Kind = JsonEncodedText.Encode("Kind");
    private static readonly JsonEncodedText AnnualSalary = JsonEncodedText.Encode("AnnualSalary");
    private static readonly JsonEncodedText Currency = JsonEncodedText.Encode("Currency");
    private static readonly JsonEncodedText ValidFrom = JsonEncodedText.Encode("ValidFrom");
    private static readonly JsonEncodedText ValidUntil = JsonEncodedText.Encode("ValidUntil");
    private static readonly JsonEncodedText WeeklyWorkingHours = JsonEncodedText.Encode("WeeklyWorkingHours");
    private static readonly JsonEncodedText NoticePeriodInDays = JsonEncodedText.Encode("NoticePeriodInDays");
    private static readonly JsonEncodedText AccessRights = JsonEncodedText.Encode("AccessRights");

    private static readonly EnumNames<ContractKind> ContractKindNames = new();
    private static readonly EnumNames<Currency> CurrencyNames = new();
    private static readonly EnumNames<AccessRights> AccessRightsNames = new();

    internal static void WriteMembers(Utf8JsonWriter writer, Contract contract)
    {
        ContractKindNames.Write(writer, Kind, contract.Kind);
        writer.WriteNumber(AnnualSalary, contract.AnnualSalary);
        CurrencyNames.Write(writer, Currency, contract.Currency);
        writer.WriteString(ValidFrom, contract.ValidFrom);
        writer.WriteNullable(ValidUntil, contract.ValidUntil);
        writer.WriteNumber(WeeklyWorkingHours, contract.WeeklyWorkingHours);
        writer.WriteNumber(NoticePeriodInDays, contract.NoticePeriodInDays);
        AccessRightsNames.Write(writer, AccessRights, contract.AccessRights);
    }

    internal static Contract Take(ref Utf8JsonReader reader)
    {
        var contract = new Contract();
        reader.EnterObject();
        while (reader.IsAtName(out long start))
        {
            if (reader.IsAt("Kind"u8))
                contract.Kind = ContractKindNames.Take(ref reader);
            if (reader.IsAt("AnnualSalary"u8))
                contract.AnnualSalary = reader.TakeDecimal();
            if (reader.IsAt("Currency"u8))
                contract.Currency = CurrencyNames.Take(ref reader);
            if (reader.IsAt("ValidFrom"u8))
                contract.ValidFrom = reader.TakeDateTime();
            if (reader.IsAt("ValidUntil"u8))
                contract.ValidUntil = reader.PassNull() ? null : reader.TakeDateTime();
            if (reader.IsAt("WeeklyWorkingHours"u8))
                contract.WeeklyWorkingHours = reader.TakeSingle();
            if (reader.IsAt("NoticePeriodInDays"u8))
                contract.NoticePeriodInDays = reader.TakeInt16();
            if (reader.IsAt("AccessRights"u8))
                contract.AccessRights = AccessRightsNames.Take(ref reader);
            reader.SkipUnlessMovedFrom(start);
        }

        reader.Read();
        return contract;
    }
}

internal static class SkillCode
{
    private static readonly JsonEncodedText Name = JsonEncodedText.Encode("Name");
    private static readonly JsonEncodedText Level = JsonEncodedText.Encode("Level");
    private static readonly JsonEncodedText YearsOfPractice = JsonEncodedText.Encode("YearsOfPractice");

    private static readonly EnumNames<SkillLevel> SkillLevelNames = new();

    internal static void WriteMembers(Utf8JsonWriter writer, Skill skill)
    {
        writer.WriteString(Name, skill.Name);
        SkillLevelNames.Write(writer, Level, skill.Level);
        writer.WriteNumber(YearsOfPractice, skill.YearsOfPractice);
    }

    internal static Skill Take(ref Utf8JsonReader reader)
    {
        var skill = new Skill();
        reader.EnterObject();
        while (reader.IsAtName(out long start))
        {
            if (reader.IsAt("Name"u8))
                skill.Name = reader.TakeString();
            if (reader.IsAt("Level"u8))
                skill.Level = SkillLevelNames.Take(ref reader);
            if (reader.IsAt("YearsOfPractice"u8))
                skill.YearsOfPractice = reader.TakeByte();
            reader.SkipUnlessMovedFrom(start);
        }

        reader.Read();
        return skill;
    }
}
