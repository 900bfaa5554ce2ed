using Google.Protobuf;
using JsonAot.Payloads.Person;
using static JsonAot.Libraries.ProtobufFields;

namespace JsonAot.Libraries.Messages;

internal sealed class PersonMessage : ProtobufMessage<Person>
{
    private const uint FirstNameTag = (1 << 3) | LengthDelimited;
    private const uint LastNameTag = (2 << 3) | LengthDelimited;
    private const uint AgeTag = (3 << 3) | Varint;
    private const uint NemesisTag = (4 << 3) | LengthDelimited;
    private const uint PreferencesTag = (5 << 3) | LengthDelimited;

    private readonly StringListMessage<string[]> _preferences = new(list => [.. list]);

    public override int CalculateSize() =>
        StringSize(FirstNameTag, Value.FirstName)
        + StringSize(LastNameTag, Value.LastName)
        + SInt32Size(AgeTag, Value.Age)
        + StringSize(NemesisTag, Value.Nemesis)
        + MessageSize(PreferencesTag, _preferences, Value.Preferences);

    public override void InternalWriteTo(ref WriteContext output)
    {
        output.WriteString(FirstNameTag, Value.FirstName);
        output.WriteString(LastNameTag, Value.LastName);
        output.WriteSInt32(AgeTag, Value.Age);
        output.WriteString(NemesisTag, Value.Nemesis);
        output.WriteMessage(PreferencesTag, _preferences, Value.Preferences);
    }

    public override void InternalMergeFrom(ref ParseContext input)
    {
        var person = new Person();
        uint tag;
        while ((tag = input.ReadTag()) != 0)
        {
            switch (tag)
            {
                case FirstNameTag:
                    person.FirstName = input.ReadString();
                    break;
                case LastNameTag:
                    person.LastName = input.ReadString();
                    break;
                case AgeTag:
                    person.Age = input.ReadSInt32();
                    break;
                case NemesisTag:
                    person.Nemesis = input.ReadString();
                    break;
                case PreferencesTag:
                    person.Preferences = input.ReadValue(_preferences);
                    break;
                default:
                    input.Skip();
                    break;
            }
        }

        Value = person;
    }
}
