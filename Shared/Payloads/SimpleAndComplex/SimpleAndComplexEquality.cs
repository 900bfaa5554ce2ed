namespace JsonAot.Payloads.SimpleAndComplex;

internal static class SimpleAndComplexEquality
{
    internal static bool AreEqual(Simple expected, Simple actual) =>
        expected.Id == actual.Id
        && expected.Name == actual.Name
        && expected.IsActive == actual.IsActive;

    internal static bool AreEqual(Complex expected, Complex actual) =>
        ScalarsAreEqual(expected, actual)
        && expected.Bytes.AsSpan().SequenceEqual(actual.Bytes)
        && BothOrNeitherNull(expected.Bytes, actual.Bytes)
        && ValueEquality.Sequences(expected.Numbers, actual.Numbers, (left, right) => left == right)
        && ValueEquality.Sequences(expected.Words, actual.Words, (left, right) => left == right)
        && DictionaryEquality.AreEqual(expected.Counts, actual.Counts)
        && ValueEquality.Values(expected.Address, actual.Address, AreEqual);

    private static bool ScalarsAreEqual(Complex expected, Complex actual) =>
        expected.SByte == actual.SByte
        && expected.Byte == actual.Byte
        && expected.Int16 == actual.Int16
        && expected.UInt16 == actual.UInt16
        && expected.Int32 == actual.Int32
        && expected.UInt32 == actual.UInt32
        && expected.Int64 == actual.Int64
        && expected.UInt64 == actual.UInt64
        && expected.Single.Equals(actual.Single)
        && expected.Double.Equals(actual.Double)
        && expected.Decimal == actual.Decimal
        && expected.Boolean == actual.Boolean
        && expected.Char == actual.Char
        && expected.Text == actual.Text
        && expected.NonAsciiText == actual.NonAsciiText
        && expected.QuotedText == actual.QuotedText
        && expected.AbsentText == actual.AbsentText
        && TimeEquality.AreEqual(expected.UtcTime, actual.UtcTime)
        && TimeEquality.AreEqual(expected.PlainTime, actual.PlainTime)
        && expected.OffsetTime.EqualsExact(actual.OffsetTime)
        && expected.Duration == actual.Duration
        && expected.Guid == actual.Guid
        && expected.Link?.OriginalString == actual.Link?.OriginalString
        && expected.Weekday == actual.Weekday
        && expected.Permissions == actual.Permissions
        && expected.AbsentNumber == actual.AbsentNumber
        && Nullable.Equals(expected.PresentNumber, actual.PresentNumber);

    private static bool BothOrNeitherNull(byte[]? expected, byte[]? actual) => expected is null == actual is null;

    private static bool AreEqual(Address expected, Address actual) =>
        expected.Street == actual.Street
        && expected.City == actual.City
        && expected.PostalCode == actual.PostalCode
        && expected.Floor == actual.Floor;
}
