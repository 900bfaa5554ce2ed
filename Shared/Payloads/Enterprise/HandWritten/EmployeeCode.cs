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
