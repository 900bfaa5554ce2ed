using System.Runtime.InteropServices;
using System.Text.Json;

namespace JsonAot;

/// <summary>
/// The parts of values that generated code copies and compares (Shared/ListGenerator/Values). A copy makes what a reader cannot do
/// without: new texts and arrays, from parts that are already decoded.
/// </summary>
public static class ValueParts
{
    /// <summary>A new string, as a reader makes one from bytes; there is one empty string, and a reader gives that one too.</summary>
    public static string? Copy(string? text) => text is null ? null : new string(text.AsSpan());

    public static Uri? Copy(Uri? link) => link is null ? null : new Uri(Copy(link.OriginalString)!, UriKind.RelativeOrAbsolute);

    public static byte[]? Copy(byte[]? bytes) => bytes?.AsSpan().ToArray();

    public static bool Same(byte[]? expected, byte[]? actual) =>
        expected is null || actual is null ? expected is null && actual is null : expected.AsSpan().SequenceEqual(actual);

    public static bool Same(JsonElement expected, JsonElement actual)
    {
        if (expected.ValueKind != actual.ValueKind)
            return false;
        if (expected.ValueKind == JsonValueKind.Undefined || expected.GetRawText() == actual.GetRawText())
            return true;
        try
        {
            return JsonElement.DeepEquals(expected, actual);
        }
        catch (ArgumentOutOfRangeException)
        {
            // The framework cannot compare an exponent with more digits than an int has, at whatever depth.
            return false;
        }
    }

    /// <summary>The elements of a collection without an enumerator: that would be an allocation which no reader has.</summary>
    public static ReadOnlySpan<T> Elements<T>(IEnumerable<T> collection) => collection switch
    {
        T[] array => array,
        List<T> list => CollectionsMarshal.AsSpan(list),
        _ => collection.ToArray(),
    };
}
