namespace SpanCodecs.Support;

// AllowDuplicateProperties = false. System.Text.Json adds no place to these messages.
public static partial class JsonFail
{
    /// <summary>The member whose value ended right before <paramref name="position"/> has come before.</summary>
    public static Exception Duplicate(ReadOnlySpan<byte> json, int position, string name, Type type) =>
        Behind(json, position, Message(name, type));

    /// <summary>The member has come before; noticed at the name before the value at <paramref name="position"/>.</summary>
    public static Exception DuplicateName(ReadOnlySpan<byte> json, int position, string name, Type type) =>
        new InvalidDocument(json[..position].LastIndexOf((byte)'"'), FailureKind.Message, null, Message(name, type))
        {
            KeepsMessage = true,
        };

    /// <summary>Refuses an entry of a dictionary whose key came before.</summary>
    internal static Exception DuplicateKey(ReadOnlySpan<byte> json, int position) =>
        Behind(json, position, "Duplicate properties not allowed during deserialization.");

    /// <summary>Refuses a name that came before and that no member has, if such names are kept as nodes.</summary>
    internal static Exception DuplicateNode(ReadOnlySpan<byte> json, int position, string name) =>
        Behind(json, position, $"Duplicate property '{Shortened(name)}' encountered during deserialization.");

    private static string Shortened(string name) => name.Length > 15 ? name[..15] + "..." : name;

    private static string Message(string name, Type type) =>
        $"Duplicate property '{name}' encountered during deserialization of type '{type}'.";

    private static InvalidDocument Behind(ReadOnlySpan<byte> json, int position, string message) => IsNumberWithoutEnd(json, position)
        ? new InvalidDocument(position, FailureKind.Syntax, null)
        : new InvalidDocument(position - 1, FailureKind.Message, null, message) { IsBehind = true, KeepsMessage = true };

    /// <summary>System.Text.Json looks at what ends a number before it looks at the number.</summary>
    private static bool IsNumberWithoutEnd(ReadOnlySpan<byte> json, int position) =>
        char.IsAsciiDigit((char)json[position - 1]) && (position == json.Length || !",]} \t\r\n/"u8.Contains(json[position]));
}
