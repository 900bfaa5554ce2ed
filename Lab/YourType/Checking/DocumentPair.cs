using System.Text.Json;
using JsonAot.Lab.YourType.Finding;
using Microsoft.CodeAnalysis;

namespace JsonAot.Lab.YourType.Checking;

/// <summary>Goes through a document and what was written of it, side by side, and through the type as far as it is known.</summary>
/// <param name="type">Null where nothing is known of it.</param>
/// <param name="texts">Is given all texts that the type keeps as texts.</param>
internal sealed class DocumentPair(FoundType? type, List<SampleFinding> found, TextRemarks texts)
{
    /// <param name="place">The member that these are values of; at first anything.</param>
    internal void Compare(string path, JsonElement sample, JsonElement written, Shape? shape, object place)
    {
        if (sample.ValueKind == JsonValueKind.String && shape is ScalarShape { Type.SpecialType: SpecialType.System_String })
            texts.Add(place, path, sample);
        if (shape is NullableShape nullable)
            Compare(path, sample, written, nullable.Inner, place);
        else if (sample.ValueKind == JsonValueKind.Object && written.ValueKind == JsonValueKind.Object)
            CompareMembers(path, sample, written, shape, place);
        else if (sample.ValueKind == JsonValueKind.Array && written.ValueKind == JsonValueKind.Array)
            CompareElements(path, sample, written, (shape as SequenceShape)?.Element, place);
        else
            CompareSingle(path, sample, written, shape);
    }

    private void CompareSingle(string path, JsonElement sample, JsonElement written, Shape? shape)
    {
        if (sample.ValueKind != written.ValueKind)
            Add(path, SampleChange.Changed, $"is {SampleCheck.Word(sample)} and becomes {SampleCheck.Word(written)}: "
                + $"{SampleCheck.Show(sample)} is written as "
                + $"{SampleCheck.Show(written)}; give the member a type that keeps it");
        else if (shape is EnumShape && IsInOtherCase(sample, written))
            Add(path, SampleChange.EnumCase, $"is read in any case, and {SampleCheck.Show(sample)} is written as "
                + $"{SampleCheck.Show(written)}: "
                + $"give the value of {shape.Text} that is meant [JsonStringEnumMemberName({SampleCheck.Show(sample)})]");
        else if (!SampleCheck.AreSame(sample, written, out bool reformatted))
            Add(path, SampleChange.Changed, $"changes: {SampleCheck.Show(sample)} is written as {SampleCheck.Show(written)}; give "
                + $"the member a type that keeps it");
        else if (reformatted)
            Add(path, SampleChange.Reformatted, $"is the same value, written in another way: {SampleCheck.Show(sample)} is written "
                + $"as {SampleCheck.Show(written)}");
    }

    private static bool IsInOtherCase(JsonElement sample, JsonElement written) =>
        sample.ValueKind == JsonValueKind.String && sample.GetString() is var text && written.GetString() is var other
        && text != other && string.Equals(text, other, StringComparison.OrdinalIgnoreCase);

    private void CompareMembers(string path, JsonElement sample, JsonElement written, Shape? shape, object place)
    {
        // The names of a map are data, and stay as they are.
        bool anyCase = type?.ReadsAnyCase == true && shape is not MapShape;
        foreach (JsonProperty member in sample.EnumerateObject())
        {
            string below = SampleCheck.Below(path, member.Name);
            MemberShape? known = (shape as ObjectShape)?.MemberOf(member.Name, type!.Policy, type.ReadsAnyCase);
            void Go(JsonElement other) => Compare(below, member.Value, other, known?.Shape ?? (shape as MapShape)?.Value, known ?? place);
            if (written.TryGetProperty(member.Name, out JsonElement value))
            {
                Go(value);
            }
            else if (SampleCheck.NameInOtherCase(written, member.Name) is { } other)
            {
                if (anyCase)
                {
                    Add(below, SampleChange.Reformatted, $"is written under another name, '{other}', and is read in any case");
                    Go(written.GetProperty(other));
                }
                else
                {
                    Add(below, SampleChange.Changed, $"is written under the name '{other}': give the member "
                        + $"[JsonPropertyName(\"{member.Name}\")]");
                }
            }
            else if (member.Value.ValueKind == JsonValueKind.Null)
            {
                Add(below, SampleChange.Reformatted, "is null and is left out");
            }
            else
            {
                Add(below, SampleChange.Dropped, $"is not on the type: add a member for it, or give the one that is meant "
                    + $"[JsonPropertyName(\"{member.Name}\")]");
            }
        }

        foreach (JsonProperty member in written.EnumerateObject())
        {
            if (!sample.TryGetProperty(member.Name, out _) && SampleCheck.NameInOtherCase(sample, member.Name) is null)
                Add(SampleCheck.Below(path, member.Name), SampleChange.Defaulted, $"is not in the sample, and is written as "
                    + $"{SampleCheck.Show(member.Value)}");
        }
    }

    private void CompareElements(string path, JsonElement sample, JsonElement written, Shape? element, object place)
    {
        int length = sample.GetArrayLength();
        int writtenLength = written.GetArrayLength();
        if (length != writtenLength)
            Add(path, SampleChange.Changed, $"has {length} elements, and {writtenLength} are written");
        // An element by its number is looked for from the first one on.
        foreach ((int i, (JsonElement one, JsonElement other)) in sample.EnumerateArray().Zip(written.EnumerateArray()).Index())
            Compare($"{path}[{i}]", one, other, element, place);
    }

    private void Add(string path, SampleChange change, string text) => found.Add(new SampleFinding(path, change, text));
}
