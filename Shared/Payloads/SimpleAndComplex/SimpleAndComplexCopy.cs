namespace JsonAot.Payloads.SimpleAndComplex;

internal static class SimpleAndComplexCopy
{
    internal static List<Simple> Copy(List<Simple> list)
    {
        var copies = new List<Simple>(list.Count);
        foreach (Simple simple in list)
            copies.Add(Copy(simple));
        return copies;
    }

    internal static Simple Copy(Simple simple) => new() { Id = simple.Id, Name = Copying.TextOrNull(simple.Name), IsActive = simple.IsActive };

    internal static Complex Copy(Complex complex) => new()
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
        Decimal = complex.Decimal,
        Boolean = complex.Boolean,
        Char = complex.Char,
        Text = Copying.Text(complex.Text),
        NonAsciiText = Copying.Text(complex.NonAsciiText),
        QuotedText = Copying.Text(complex.QuotedText),
        AbsentText = Copying.TextOrNull(complex.AbsentText),
        UtcTime = complex.UtcTime,
        PlainTime = complex.PlainTime,
        OffsetTime = complex.OffsetTime,
        Duration = complex.Duration,
        Guid = complex.Guid,
        Link = Copying.LinkOrNull(complex.Link),
        Weekday = complex.Weekday,
        Permissions = complex.Permissions,
        AbsentNumber = complex.AbsentNumber,
        PresentNumber = complex.PresentNumber,
        Bytes = complex.Bytes?.AsSpan().ToArray(),
        Numbers = complex.Numbers?.AsSpan().ToArray(),
        Words = Copying.ListOrNull(complex.Words, Copying.Text),
        Counts = Copying.DictionaryOrNull(complex.Counts, count => count),
        Address = Copy(complex.Address),
    };

    private static Address? Copy(Address? address) => address is null ? null : new Address
    {
        Street = Copying.Text(address.Street),
        City = Copying.Text(address.City),
        PostalCode = Copying.TextOrNull(address.PostalCode),
        Floor = address.Floor,
    };
}
