namespace SpanCodecs.Support;

// Keys that are read as the same value in quotes is.
public static partial class JsonRead
{
    public static int KeyGuid(ReadOnlySpan<byte> json, int position, out Guid key) => Colon(json, Guid(json, position, out key));

    public static int KeyDateTime(ReadOnlySpan<byte> json, int position, out DateTime key) => Colon(json, DateTime(json, position, out key));

    public static int KeyDateTimeOffset(ReadOnlySpan<byte> json, int position, out DateTimeOffset key) => Colon(json, DateTimeOffset(json, position, out key));

    public static int KeyDateOnly(ReadOnlySpan<byte> json, int position, out DateOnly key) => Colon(json, DateOnly(json, position, out key));

    public static int KeyTimeOnly(ReadOnlySpan<byte> json, int position, out TimeOnly key) => Colon(json, TimeOnly(json, position, out key));

    public static int KeyTimeSpan(ReadOnlySpan<byte> json, int position, out TimeSpan key) => Colon(json, TimeSpan(json, position, out key));

    public static int KeyChar(ReadOnlySpan<byte> json, int position, out char key) => Colon(json, Char(json, position, out key));

    public static int KeyUri(ReadOnlySpan<byte> json, int position, out Uri key)
    {
        position = Uri(json, position, out Uri? value);
        key = value!;
        return Colon(json, position);
    }

    public static int KeyVersion(ReadOnlySpan<byte> json, int position, out Version key)
    {
        position = Version(json, position, out Version? value);
        key = value!;
        return Colon(json, position);
    }
}
