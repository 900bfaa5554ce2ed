using Google.Protobuf;
using JsonAot.Payloads.SimpleAndComplex;
using M = JsonAot.Libraries.Messages;

namespace JsonAot.Libraries.Mapping;

internal static class SimpleAndComplexPayloads
{
    internal static M.Simple Pack(Simple simple)
    {
        var message = new M.Simple { Id = simple.Id, IsActive = simple.IsActive };
        if (simple.Name is { } name)
            message.Name = name;
        return message;
    }

    internal static Simple Unpack(M.Simple message) =>
        new() { Id = message.Id, Name = message.HasName ? message.Name : null, IsActive = message.IsActive };

    internal static M.Simples Pack(List<Simple> simples) => Parts.Fill(new M.Simples(), message => message.Elements, simples, Pack);

    internal static List<Simple> Unpack(M.Simples message) => Parts.ToList(message.Elements, Unpack);

    internal static M.ComplexList Pack(ComplexList list)
    {
        var message = new M.ComplexList { Complex = list.Complex is { } complex ? Pack(complex) : null };
        message.NoSimples = !Parts.TryFill(message.Simples, list.Simples, Pack);
        return message;
    }

    internal static ComplexList Unpack(M.ComplexList message) => new()
    {
        Complex = message.Complex is { } complex ? Unpack(complex) : null,
        Simples = message.NoSimples ? null : Parts.ToList(message.Simples, Unpack),
    };

    internal static M.Complex Pack(Complex complex)
    {
        var message = new M.Complex
        {
            SByte = complex.SByte,
            Byte = complex.Byte,
            Int16 = complex.Int16,
            UInt16 = complex.UInt16,
            Int32 = complex.Int32,
            UInt32 = complex.UInt32,
            Int64 = complex.Int64,
            UInt64 = complex.UInt64,
            Single = complex.Single,
            Double = complex.Double,
            Decimal = Parts.Pack(complex.Decimal),
            Boolean = complex.Boolean,
            Char = complex.Char,
            Text = complex.Text,
            NonAsciiText = complex.NonAsciiText,
            QuotedText = complex.QuotedText,
            UtcTime = Parts.Pack(complex.UtcTime),
            PlainTime = Parts.Pack(complex.PlainTime),
            OffsetTime = Parts.Pack(complex.OffsetTime),
            Duration = complex.Duration.Ticks,
            Guid = Parts.Pack(complex.Guid),
            Weekday = (int)complex.Weekday,
            Permissions = (int)complex.Permissions,
            Address = complex.Address is { } address ? Pack(address) : null,
        };
        message.NoNumbers = !Parts.TryFill(message.Numbers, complex.Numbers);
        message.NoWords = !Parts.TryFill(message.Words, complex.Words);
        message.NoCounts = !Parts.TryFill(message.Counts, complex.Counts);
        if (complex.AbsentText is { } absentText)
            message.AbsentText = absentText;
        if (complex.Link is { } link)
            message.Link = link.OriginalString;
        if (complex.AbsentNumber is { } absentNumber)
            message.AbsentNumber = absentNumber;
        if (complex.PresentNumber is { } presentNumber)
            message.PresentNumber = presentNumber;
        if (complex.Bytes is { } bytes)
            message.Bytes = ByteString.CopyFrom(bytes);
        return message;
    }

    internal static Complex Unpack(M.Complex message) => new()
    {
        SByte = (sbyte)message.SByte,
        Byte = (byte)message.Byte,
        Int16 = (short)message.Int16,
        UInt16 = (ushort)message.UInt16,
        Int32 = message.Int32,
        UInt32 = message.UInt32,
        Int64 = message.Int64,
        UInt64 = message.UInt64,
        Single = message.Single,
        Double = message.Double,
        Decimal = message.Decimal is { } amount ? Parts.Unpack(amount) : 0,
        Boolean = message.Boolean,
        Char = (char)message.Char,
        Text = message.Text,
        NonAsciiText = message.NonAsciiText,
        QuotedText = message.QuotedText,
        AbsentText = message.HasAbsentText ? message.AbsentText : null,
        UtcTime = Parts.Unpack(message.UtcTime),
        PlainTime = Parts.Unpack(message.PlainTime),
        OffsetTime = message.OffsetTime is { } offsetTime ? Parts.Unpack(offsetTime) : default,
        Duration = new TimeSpan(message.Duration),
        Guid = message.Guid is { } guid ? Parts.Unpack(guid) : default,
        Link = message.HasLink ? new Uri(message.Link, UriKind.RelativeOrAbsolute) : null,
        Weekday = (Weekday)message.Weekday,
        Permissions = (Permissions)message.Permissions,
        AbsentNumber = message.HasAbsentNumber ? message.AbsentNumber : null,
        PresentNumber = message.HasPresentNumber ? message.PresentNumber : null,
        Bytes = message.HasBytes ? message.Bytes.ToByteArray() : null,
        Numbers = message.NoNumbers ? null : [.. message.Numbers],
        Words = message.NoWords ? null : [.. message.Words],
        Counts = message.NoCounts ? null : Parts.ToDictionary(message.Counts),
        Address = message.Address is { } address ? Unpack(address) : null,
    };

    private static M.Address Pack(Address address)
    {
        var message = new M.Address { Street = address.Street, City = address.City, Floor = address.Floor };
        if (address.PostalCode is { } postalCode)
            message.PostalCode = postalCode;
        return message;
    }

    private static Address Unpack(M.Address message) => new()
    {
        Street = message.Street,
        City = message.City,
        PostalCode = message.HasPostalCode ? message.PostalCode : null,
        Floor = message.Floor,
    };
}
