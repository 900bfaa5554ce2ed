using Google.Protobuf;
using JsonAot.Payloads.Enterprise;
using static JsonAot.Libraries.ProtobufFields;

namespace JsonAot.Libraries.Messages.Enterprise;

internal sealed class EmployeeMessage : ProtobufMessage<Employee>
{
    private const uint IdTag = (1 << 3) | LengthDelimited;
    private const uint EmployeeNumberTag = (2 << 3) | Varint;
    private const uint FirstNameTag = (3 << 3) | LengthDelimited;
    private const uint LastNameTag = (4 << 3) | LengthDelimited;
    private const uint NicknameTag = (5 << 3) | LengthDelimited;
    private const uint EmailAddressTag = (6 << 3) | LengthDelimited;
    private const uint JobTitleTag = (7 << 3) | LengthDelimited;
    private const uint BiographyTag = (8 << 3) | LengthDelimited;
    private const uint DateOfBirthTag = (9 << 3) | Fixed64;
    private const uint LastSignedInTag = (10 << 3) | LengthDelimited;
    private const uint IsActiveTag = (11 << 3) | Varint;
    private const uint LevelTag = (12 << 3) | Varint;
    private const uint ManagerEmployeeNumberTag = (13 << 3) | Varint;
    private const uint HomeAddressTag = (14 << 3) | LengthDelimited;
    private const uint EmploymentContractTag = (15 << 3) | LengthDelimited;
    private const uint SkillsTag = (16 << 3) | LengthDelimited;
    private const uint RatingsTag = (17 << 3) | LengthDelimited;
    private const uint AllowancesTag = (18 << 3) | LengthDelimited;

    private readonly GuidMessage _guid = new();
    private readonly DateTimeOffsetMessage _dateTimeOffset = new();
    private readonly AddressMessage _homeAddress = new();
    private readonly ContractMessage _employmentContract = new();
    private readonly ListMessage<List<Skill>, Skill> _skills = new(new SkillMessage(), list => list);
    private readonly Int32ArrayMessage _ratings = new();
    private readonly MapMessage<decimal> _allowances = new(new DecimalEntryMessage());

    public override int CalculateSize() =>
        PresentSize(IdTag, _guid, Value.Id)
        + SInt32Size(EmployeeNumberTag, Value.EmployeeNumber)
        + StringSize(FirstNameTag, Value.FirstName)
        + StringSize(LastNameTag, Value.LastName)
        + StringSize(NicknameTag, Value.Nickname)
        + StringSize(EmailAddressTag, Value.EmailAddress)
        + StringSize(JobTitleTag, Value.JobTitle)
        + StringSize(BiographyTag, Value.Biography)
        + DateTimeSize(DateOfBirthTag, Value.DateOfBirth)
        + ValueSize(LastSignedInTag, _dateTimeOffset, Value.LastSignedIn)
        + BoolSize(IsActiveTag, Value.IsActive)
        + Int32Size(LevelTag, (int)Value.Level)
        + OptionalSInt32Size(ManagerEmployeeNumberTag, Value.ManagerEmployeeNumber)
        + MessageSize(HomeAddressTag, _homeAddress, Value.HomeAddress)
        + MessageSize(EmploymentContractTag, _employmentContract, Value.EmploymentContract)
        + MessageSize(SkillsTag, _skills, Value.Skills)
        + MessageSize(RatingsTag, _ratings, Value.Ratings)
        + MessageSize(AllowancesTag, _allowances, Value.Allowances);

    public override void InternalWriteTo(ref WriteContext output)
    {
        output.WritePresent(IdTag, _guid, Value.Id);
        output.WriteSInt32(EmployeeNumberTag, Value.EmployeeNumber);
        output.WriteString(FirstNameTag, Value.FirstName);
        output.WriteString(LastNameTag, Value.LastName);
        output.WriteString(NicknameTag, Value.Nickname);
        output.WriteString(EmailAddressTag, Value.EmailAddress);
        output.WriteString(JobTitleTag, Value.JobTitle);
        output.WriteString(BiographyTag, Value.Biography);
        output.WriteDateTime(DateOfBirthTag, Value.DateOfBirth);
        output.WriteValue(LastSignedInTag, _dateTimeOffset, Value.LastSignedIn);
        output.WriteBool(IsActiveTag, Value.IsActive);
        output.WriteInt32(LevelTag, (int)Value.Level);
        output.WriteOptionalSInt32(ManagerEmployeeNumberTag, Value.ManagerEmployeeNumber);
        output.WriteMessage(HomeAddressTag, _homeAddress, Value.HomeAddress);
        output.WriteMessage(EmploymentContractTag, _employmentContract, Value.EmploymentContract);
        output.WriteMessage(SkillsTag, _skills, Value.Skills);
        output.WriteMessage(RatingsTag, _ratings, Value.Ratings);
        output.WriteMessage(AllowancesTag, _allowances, Value.Allowances);
    }

    public override void InternalMergeFrom(ref ParseContext input)
    {
        var employee = new Employee();
        uint tag;
        while ((tag = input.ReadTag()) != 0)
        {
            switch (tag)
            {
                case IdTag:
                    employee.Id = input.ReadValue(_guid);
                    break;
                case EmployeeNumberTag:
                    employee.EmployeeNumber = input.ReadSInt32();
                    break;
                case FirstNameTag:
                    employee.FirstName = input.ReadString();
                    break;
                case LastNameTag:
                    employee.LastName = input.ReadString();
                    break;
                case NicknameTag:
                    employee.Nickname = input.ReadString();
                    break;
                case EmailAddressTag:
                    employee.EmailAddress = input.ReadString();
                    break;
                case JobTitleTag:
                    employee.JobTitle = input.ReadString();
                    break;
                case BiographyTag:
                    employee.Biography = input.ReadString();
                    break;
                case DateOfBirthTag:
                    employee.DateOfBirth = input.ReadDateTime();
                    break;
                case LastSignedInTag:
                    employee.LastSignedIn = input.ReadValue(_dateTimeOffset);
                    break;
                case IsActiveTag:
                    employee.IsActive = input.ReadBool();
                    break;
                case LevelTag:
                    employee.Level = (EmployeeLevel)input.ReadInt32();
                    break;
                case ManagerEmployeeNumberTag:
                    employee.ManagerEmployeeNumber = input.ReadSInt32();
                    break;
                case HomeAddressTag:
                    employee.HomeAddress = input.ReadValue(_homeAddress);
                    break;
                case EmploymentContractTag:
                    employee.EmploymentContract = input.ReadValue(_employmentContract);
                    break;
                case SkillsTag:
                    employee.Skills = input.ReadValue(_skills);
                    break;
                case RatingsTag:
                    employee.Ratings = input.ReadValue(_ratings);
                    break;
                case AllowancesTag:
                    employee.Allowances = input.ReadValue(_allowances);
                    break;
                default:
                    input.Skip();
                    break;
            }
        }

        Value = employee;
    }
}
