using Google.Protobuf;
using JsonAot.Payloads.SimpleAndComplex;
using static JsonAot.Libraries.ProtobufFields;

namespace JsonAot.Libraries.Messages;

internal sealed class ComplexMessage : ProtobufMessage<Complex>
{
    private const uint SByteTag = (1 << 3) | Varint;
    private const uint ByteTag = (2 << 3) | Varint;
    private const uint Int16Tag = (3 << 3) | Varint;
    private const uint UInt16Tag = (4 << 3) | Varint;
    private const uint Int32Tag = (5 << 3) | Varint;
    private const uint UInt32Tag = (6 << 3) | Varint;
    private const uint Int64Tag = (7 << 3) | Varint;
    private const uint UInt64Tag = (8 << 3) | Varint;
    private const uint SingleTag = (9 << 3) | Fixed32;
    private const uint DoubleTag = (10 << 3) | Fixed64;
    private const uint DecimalTag = (11 << 3) | LengthDelimited;
    private const uint BooleanTag = (12 << 3) | Varint;
    private const uint CharTag = (13 << 3) | Varint;
    private const uint TextTag = (14 << 3) | LengthDelimited;
    private const uint NonAsciiTextTag = (15 << 3) | LengthDelimited;
    private const uint QuotedTextTag = (16 << 3) | LengthDelimited;
    private const uint AbsentTextTag = (17 << 3) | LengthDelimited;
    private const uint UtcTimeTag = (18 << 3) | Fixed64;
    private const uint PlainTimeTag = (19 << 3) | Fixed64;
    private const uint OffsetTimeTag = (20 << 3) | LengthDelimited;
    private const uint DurationTag = (21 << 3) | Varint;
    private const uint GuidTag = (22 << 3) | LengthDelimited;
    private const uint LinkTag = (23 << 3) | LengthDelimited;
    private const uint WeekdayTag = (24 << 3) | Varint;
    private const uint PermissionsTag = (25 << 3) | Varint;
    private const uint AbsentNumberTag = (26 << 3) | Varint;
    private const uint PresentNumberTag = (27 << 3) | Fixed64;
    private const uint BytesTag = (28 << 3) | LengthDelimited;
    private const uint NumbersTag = (29 << 3) | LengthDelimited;
    private const uint WordsTag = (30 << 3) | LengthDelimited;
    private const uint CountsTag = (31 << 3) | LengthDelimited;
    private const uint AddressTag = (32 << 3) | LengthDelimited;

    private readonly DecimalMessage _decimal = new();
    private readonly DateTimeOffsetMessage _dateTimeOffset = new();
    private readonly GuidMessage _guid = new();
    private readonly Int32ArrayMessage _numbers = new();
    private readonly StringListMessage<List<string>> _words = new(list => list);
    private readonly MapMessage<int> _counts = new(new Int32EntryMessage());
    private readonly AddressMessage _address = new();

    public override int CalculateSize() =>
        SInt32Size(SByteTag, Value.SByte)
        + UInt32Size(ByteTag, Value.Byte)
        + SInt32Size(Int16Tag, Value.Int16)
        + UInt32Size(UInt16Tag, Value.UInt16)
        + SInt32Size(Int32Tag, Value.Int32)
        + UInt32Size(UInt32Tag, Value.UInt32)
        + SInt64Size(Int64Tag, Value.Int64)
        + UInt64Size(UInt64Tag, Value.UInt64)
        + FloatSize(SingleTag, Value.Single)
        + DoubleSize(DoubleTag, Value.Double)
        + PresentSize(DecimalTag, _decimal, Value.Decimal)
        + BoolSize(BooleanTag, Value.Boolean)
        + UInt32Size(CharTag, Value.Char)
        + StringSize(TextTag, Value.Text)
        + StringSize(NonAsciiTextTag, Value.NonAsciiText)
        + StringSize(QuotedTextTag, Value.QuotedText)
        + StringSize(AbsentTextTag, Value.AbsentText)
        + DateTimeSize(UtcTimeTag, Value.UtcTime)
        + DateTimeSize(PlainTimeTag, Value.PlainTime)
        + PresentSize(OffsetTimeTag, _dateTimeOffset, Value.OffsetTime)
        + SInt64Size(DurationTag, Value.Duration.Ticks)
        + PresentSize(GuidTag, _guid, Value.Guid)
        + StringSize(LinkTag, Value.Link?.OriginalString)
        + Int32Size(WeekdayTag, (int)Value.Weekday)
        + Int32Size(PermissionsTag, (int)Value.Permissions)
        + OptionalSInt32Size(AbsentNumberTag, Value.AbsentNumber)
        + OptionalDoubleSize(PresentNumberTag, Value.PresentNumber)
        + BytesSize(BytesTag, Value.Bytes)
        + MessageSize(NumbersTag, _numbers, Value.Numbers)
        + MessageSize(WordsTag, _words, Value.Words)
        + MessageSize(CountsTag, _counts, Value.Counts)
        + MessageSize(AddressTag, _address, Value.Address);

    public override void InternalWriteTo(ref WriteContext output)
    {
        output.WriteSInt32(SByteTag, Value.SByte);
        output.WriteUInt32(ByteTag, Value.Byte);
        output.WriteSInt32(Int16Tag, Value.Int16);
        output.WriteUInt32(UInt16Tag, Value.UInt16);
        output.WriteSInt32(Int32Tag, Value.Int32);
        output.WriteUInt32(UInt32Tag, Value.UInt32);
        output.WriteSInt64(Int64Tag, Value.Int64);
        output.WriteUInt64(UInt64Tag, Value.UInt64);
        output.WriteFloat(SingleTag, Value.Single);
        output.WriteDouble(DoubleTag, Value.Double);
        output.WritePresent(DecimalTag, _decimal, Value.Decimal);
        output.WriteBool(BooleanTag, Value.Boolean);
        output.WriteUInt32(CharTag, Value.Char);
        output.WriteString(TextTag, Value.Text);
        output.WriteString(NonAsciiTextTag, Value.NonAsciiText);
        output.WriteString(QuotedTextTag, Value.QuotedText);
        output.WriteString(AbsentTextTag, Value.AbsentText);
        output.WriteDateTime(UtcTimeTag, Value.UtcTime);
        output.WriteDateTime(PlainTimeTag, Value.PlainTime);
        output.WritePresent(OffsetTimeTag, _dateTimeOffset, Value.OffsetTime);
        output.WriteSInt64(DurationTag, Value.Duration.Ticks);
        output.WritePresent(GuidTag, _guid, Value.Guid);
        output.WriteString(LinkTag, Value.Link?.OriginalString);
        output.WriteInt32(WeekdayTag, (int)Value.Weekday);
        output.WriteInt32(PermissionsTag, (int)Value.Permissions);
        output.WriteOptionalSInt32(AbsentNumberTag, Value.AbsentNumber);
        output.WriteOptionalDouble(PresentNumberTag, Value.PresentNumber);
        output.WriteBytes(BytesTag, Value.Bytes);
        output.WriteMessage(NumbersTag, _numbers, Value.Numbers);
        output.WriteMessage(WordsTag, _words, Value.Words);
        output.WriteMessage(CountsTag, _counts, Value.Counts);
        output.WriteMessage(AddressTag, _address, Value.Address);
    }

    public override void InternalMergeFrom(ref ParseContext input)
    {
        var complex = new Complex();
        uint tag;
        while ((tag = input.ReadTag()) != 0)
        {
            switch (tag)
            {
                case SByteTag:
                    complex.SByte = (sbyte)input.ReadSInt32();
                    break;
                case ByteTag:
                    complex.Byte = (byte)input.ReadUInt32();
                    break;
                case Int16Tag:
                    complex.Int16 = (short)input.ReadSInt32();
                    break;
                case UInt16Tag:
                    complex.UInt16 = (ushort)input.ReadUInt32();
                    break;
                case Int32Tag:
                    complex.Int32 = input.ReadSInt32();
                    break;
                case UInt32Tag:
                    complex.UInt32 = input.ReadUInt32();
                    break;
                case Int64Tag:
                    complex.Int64 = input.ReadSInt64();
                    break;
                case UInt64Tag:
                    complex.UInt64 = input.ReadUInt64();
                    break;
                case SingleTag:
                    complex.Single = input.ReadFloat();
                    break;
                case DoubleTag:
                    complex.Double = input.ReadDouble();
                    break;
                case DecimalTag:
                    complex.Decimal = input.ReadValue(_decimal);
                    break;
                case BooleanTag:
                    complex.Boolean = input.ReadBool();
                    break;
                case CharTag:
                    complex.Char = (char)input.ReadUInt32();
                    break;
                case TextTag:
                    complex.Text = input.ReadString();
                    break;
                case NonAsciiTextTag:
                    complex.NonAsciiText = input.ReadString();
                    break;
                case QuotedTextTag:
                    complex.QuotedText = input.ReadString();
                    break;
                case AbsentTextTag:
                    complex.AbsentText = input.ReadString();
                    break;
                case UtcTimeTag:
                    complex.UtcTime = input.ReadDateTime();
                    break;
                case PlainTimeTag:
                    complex.PlainTime = input.ReadDateTime();
                    break;
                case OffsetTimeTag:
                    complex.OffsetTime = input.ReadValue(_dateTimeOffset);
                    break;
                case DurationTag:
                    complex.Duration = new TimeSpan(input.ReadSInt64());
                    break;
                case GuidTag:
                    complex.Guid = input.ReadValue(_guid);
                    break;
                case LinkTag:
                    complex.Link = new Uri(input.ReadString(), UriKind.RelativeOrAbsolute);
                    break;
                case WeekdayTag:
                    complex.Weekday = (Weekday)input.ReadInt32();
                    break;
                case PermissionsTag:
                    complex.Permissions = (Permissions)input.ReadInt32();
                    break;
                case AbsentNumberTag:
                    complex.AbsentNumber = input.ReadSInt32();
                    break;
                case PresentNumberTag:
                    complex.PresentNumber = input.ReadDouble();
                    break;
                case BytesTag:
                    complex.Bytes = input.ReadBytes().ToByteArray();
                    break;
                case NumbersTag:
                    complex.Numbers = input.ReadValue(_numbers);
                    break;
                case WordsTag:
                    complex.Words = input.ReadValue(_words);
                    break;
                case CountsTag:
                    complex.Counts = input.ReadValue(_counts);
                    break;
                case AddressTag:
                    complex.Address = input.ReadValue(_address);
                    break;
                default:
                    input.Skip();
                    break;
            }
        }

        Value = complex;
    }
}
