using System.Runtime.InteropServices;
using System.Text;
using System.Text.Json;

namespace SpanCodecs.Tests.Checks;

/// <summary>What comes of reading at a place, by System.Text.Json's document: slow, and plain to see.</summary>
internal static class PathReference
{
    internal const string Refused = "refused";
    internal const string Missing = "missing";

    /// <returns>The text of the value of which nothing more comes; null where the document has a name that compares with none.</returns>
    internal static string? Outcome(byte[] document, string[] steps, JsonDocumentOptions options)
    {
        try
        {
            using JsonDocument whole = JsonDocument.Parse(document, options with { AllowDuplicateProperties = true });
            if (Last(whole.RootElement, steps, options.AllowDuplicateProperties) is not { } found)
                return Missing;
            using JsonDocument value = JsonDocument.Parse(found.GetRawText(), options);
            return found.GetRawText();
        }
        catch (JsonException)
        {
            return Refused;
        }
        catch (InvalidOperationException)
        {
            return null;
        }
    }

    /// <summary>The pointers of all places, and the steps to each.</summary>
    internal static IEnumerable<string[]> Places(JsonElement element)
    {
        yield return [];
        if (element.ValueKind == JsonValueKind.Object)
        {
            foreach (JsonProperty member in element.EnumerateObject())
            {
                foreach (string[] inner in Places(member.Value))
                    yield return [member.Name, .. inner];
            }
        }
        else if (element.ValueKind == JsonValueKind.Array)
        {
            foreach ((int index, JsonElement item) in element.EnumerateArray().Index())
            {
                foreach (string[] inner in Places(item))
                    yield return [$"{index}", .. inner];
            }
        }
    }

    internal static string Pointer(IEnumerable<string> steps) => string.Concat(steps.Select(step =>
        "/" + step.Replace("~", "~0", StringComparison.Ordinal).Replace("/", "~1", StringComparison.Ordinal)));

    /// <summary>The end of the value that comes first at the place; -1 if none is.</summary>
    internal static int EndOfFirst(byte[] document, string[] steps, out string value)
    {
        value = "";
        using JsonDocument whole = JsonDocument.Parse(document);
        if (First(whole.RootElement, steps) is not { } found)
            return -1;
        ReadOnlySpan<byte> text = JsonMarshal.GetRawUtf8Value(found);
        value = Encoding.UTF8.GetString(text);
        document.AsSpan().Overlaps(text, out int start);
        return start + text.Length;
    }

    internal static bool HasSecond(JsonElement element, string[] steps) => steps.Length > 0 && (Named(element, steps[0]).Count() > 1
        || Inside(element, steps[0]).Any(inner => HasSecond(inner, steps[1..])));

    private static JsonElement? Last(JsonElement element, string[] steps, bool allowsSecond)
    {
        if (steps.Length == 0)
            return element;
        if (!allowsSecond && Named(element, steps[0]).Count() > 1)
            throw new JsonException();
        JsonElement[] inside = [.. Inside(element, steps[0])];
        return inside.Length == 0 ? null : Last(inside[^1], steps[1..], allowsSecond);
    }

    private static JsonElement? First(JsonElement element, string[] steps) => steps.Length == 0 ? element
        : Inside(element, steps[0]).Select(inner => First(inner, steps[1..])).FirstOrDefault(found => found is not null);

    private static IEnumerable<JsonElement> Inside(JsonElement element, string step) => element.ValueKind != JsonValueKind.Array
        ? Named(element, step)
        : element.EnumerateArray().Where((_, index) => $"{index}" == step);

    private static IEnumerable<JsonElement> Named(JsonElement element, string name) => element.ValueKind != JsonValueKind.Object ? []
        : element.EnumerateObject().Where(member => member.NameEquals(name)).Select(member => member.Value);
}
