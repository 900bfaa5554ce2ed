using System.Text.Json;
using System.Text.RegularExpressions;
using JsonAot.Lab.YourType.Finding;
using JsonAot.Lab.YourType.Inference;
using static JsonAot.JsonDifference;

namespace JsonAot.Lab.YourType;

/// <summary>Compares a document with what came of it when it was read into the type and written again.</summary>
public sealed class SampleCheck
{
    private const int MostLosses = 8;

    private readonly NamePolicy _policy;
    private readonly List<(string Path, string Text)> _found = [];

    /// <summary>
    /// What is lost, in the order of the document, such as <c>$.items[3].sku is not on the type</c>: not what is the same value in other
    /// words. The same place in the elements of an array is told once, with how often it occurs.
    /// </summary>
    /// <param name="type">The document's, to say why where it is known; null where nothing is known of it.</param>
    public static IReadOnlyList<string> Compare(JsonElement sample, JsonElement written, Shape? type = null, NamePolicy? policy = null)
    {
        var check = new SampleCheck(policy ?? NamePolicy.None);
        check.Compare("$", sample, written, type, null);
        return Told(check._found);
    }

    /// <summary>What the type has no place for, in the same words.</summary>
    internal static string[] Compare(Coverage coverage) => Told(coverage.Losses);

    private static string[] Told(IEnumerable<(string Path, string Text)> losses)
    {
        var places = losses.GroupBy(loss => Regex.Replace(loss.Path, @"\[\d+\]", "[]"));
        return [.. places.Select(same => $"{same.First().Path} {same.First().Text}{More(same.Count() - 1)}")];

        static string More(int others) => others == 0 ? "" : $" (and at {others} more places like it)";
    }

    /// <summary>A line for each of the first.</summary>
    internal static string Lines(IReadOnlyCollection<string> losses) => string.Join("\n  ", losses.Take(MostLosses))
        + (losses.Count > MostLosses ? $"\n  and {losses.Count - MostLosses} more" : "");

    internal static UnusableException Refusal(
        Shape type, SampleDocument sample, IReadOnlyCollection<string> losses, string further = "") => new(
            $"{type.Text} does not keep all of {sample.FileName}, and figures of a part of it would mislead:\n  {Lines(losses)}\n"
                + $"Correct the type, or measure what is left of it with --lossy.{further}");

    private SampleCheck(NamePolicy policy) => _policy = policy;

    /// <param name="shape">Null where nothing is known of it.</param>
    /// <param name="cause">Why all is lost that is lost here; null where that is not known.</param>
    private void Compare(string path, JsonElement sample, JsonElement written, Shape? shape, string? cause)
    {
        if (sample.ValueKind == JsonValueKind.Object && written.ValueKind == JsonValueKind.Object)
            CompareMembers(path, sample, written, shape, cause);
        else if (sample.ValueKind == JsonValueKind.Array && written.ValueKind == JsonValueKind.Array)
            CompareElements(path, sample, written, shape, cause);
        else if (sample.ValueKind != written.ValueKind || !AreSame(sample, written))
        {
            string todo = cause ?? $"give {Keeper(sample, written)}";
            _found.Add((path, $"changes: {Show(sample)} is written as {Show(written)}; {todo}"));
        }
    }

    private void CompareMembers(string path, JsonElement sample, JsonElement written, Shape? shape, string? cause)
    {
        var type = shape as ObjectShape;
        foreach (JsonProperty member in sample.EnumerateObject())
        {
            string below = $"{path}.{member.Name}";
            MemberShape? known = type?.MemberOf(member.Name, _policy);
            string? why = (known is null ? null : LossCause.Of(type!, known)) ?? cause;
            if (written.TryGetProperty(member.Name, out JsonElement value))
                Compare(below, member.Value, value, known?.Shape ?? (shape as MapShape)?.Value, why);
            else if (member.Value.ValueKind != JsonValueKind.Null)
                _found.Add((below, why is not null ? $"is lost: {why}" : Coverage.NoMember(member.Name)));
        }
    }

    private void CompareElements(string path, JsonElement sample, JsonElement written, Shape? shape, string? cause)
    {
        if (sample.GetArrayLength() != written.GetArrayLength())
        {
            string counts = $"has {sample.GetArrayLength()} elements, and {written.GetArrayLength()} are written";
            _found.Add((path, cause is null ? counts : $"{counts}: {cause}"));
        }

        // An element by its number is looked for from the first one on.
        foreach ((int i, (JsonElement one, JsonElement other)) in sample.EnumerateArray().Zip(written.EnumerateArray()).Index())
            Compare($"{path}[{i}]", one, other, (shape as SequenceShape)?.Element, cause);
    }

    /// <summary>Enums are read in any case, and written in theirs.</summary>
    private static string Keeper(JsonElement sample, JsonElement written) =>
        (sample.ValueKind, written.ValueKind) == (JsonValueKind.String, JsonValueKind.String)
            && string.Equals(sample.GetString(), written.GetString(), StringComparison.OrdinalIgnoreCase)
            ? $"the value of its enum [JsonStringEnumMemberName({Show(sample)})]"
            : "the member a type that keeps it";

    /// <summary>1.0 and 1 are one number, "abc" and "ABC" one GUID.</summary>
    private static bool AreSame(JsonElement sample, JsonElement written) => sample.ValueKind switch
    {
        JsonValueKind.Number => ScalarType.AreOneNumber(sample, written),
        JsonValueKind.String => sample.ValueEquals(written.GetString())
            || ScalarType.AreOneMoment(sample, written) || AreOneGuid(sample, written),
        _ => true,
    };

    private static bool AreOneGuid(JsonElement sample, JsonElement written) =>
        sample.TryGetGuid(out Guid guid) && written.TryGetGuid(out Guid same) && guid == same;
}
