using System.Text.Json;
using JsonAot.Lab.MeasuredPrograms.Documents;
using JsonAot.Lab.Terminal;
using JsonAot.Lab.YourType.Inference;
using Spectre.Console;

namespace JsonAot.Lab.YourType.Documents;

/// <summary>One difference, at the first place that has it.</summary>
/// <param name="Others">How many more places have it.</param>
internal sealed record Change(string Name, bool IsRead, string Path, int Others, string Newtonsoft, string SystemTextJson, string Advice)
{
    internal bool IsOfSample { get; init; }

    internal string What => $"{(IsRead ? "read" : "write")}: {Name}";

    internal string Where => Others == 0 ? Path : $"{Path}, {Others} more";

    /// <summary>Whether somebody notices, because one of them throws.</summary>
    internal bool IsRefused { get; } = Newtonsoft == Refused || SystemTextJson == Refused;

    private const string Refused = "refused";
}

/// <summary>Tells what changes in the documents of a type: differences, and how much is equal.</summary>
internal sealed class DocumentChanges(
    string title, IReadOnlyList<TriedCase> cases, IReadOnlyList<DocumentAnswer> answers, string? stopped)
{
    private const int LongestValue = 48;

    private const int NarrowestTable = 120;

    private const string Order = "order of members";

    private const string Date = "date in another form";

    internal const string Unnamed = "not in the catalogue";

    internal int Tried { get; } = answers.Count(answer => answer.Skipped is null);

    internal int Equal { get; } = answers.Count(answer => answer is { Skipped: null, Differences: [] });

    internal int Skipped { get; } = answers.Count(answer => answer.Skipped is not null);

    internal IReadOnlyList<Change> All { get; } = [.. Changes(cases, answers)];

    private static IEnumerable<Change> Changes(IReadOnlyList<TriedCase> cases, IReadOnlyList<DocumentAnswer> answers)
    {
        var found = new List<(string Name, bool IsRead, bool IsOfSample, string Advice, DocumentDifference Place)>();
        foreach (DocumentAnswer answer in answers)
        {
            (Difference? kind, _, DocumentCase made) = cases[answer.Case];
            foreach (DocumentDifference place in answer.Differences)
            {
                (string name, string advice) = kind is null ? Named(place) : (kind.Name, kind.Advice);
                found.Add((name, made.Document is not null, kind is null, advice, place));
            }
        }

        return
        [
            .. from one in found
               group one by (one.Name, one.IsRead, one.IsOfSample) into same
               let first = same.First()
               orderby first.IsRead
               select new Change(
                   first.Name, first.IsRead, first.Place.Path, same.Count() - 1, first.Place.Newtonsoft, first.Place.SystemTextJson,
                   first.Advice)
               {
                   IsOfSample = first.IsOfSample,
               },
        ];
    }

    /// <summary>A difference that the sample itself shows is recognised by its values.</summary>
    private static (string Name, string Advice) Named(DocumentDifference place)
    {
        JsonElement? one = Parsed(place.Newtonsoft);
        JsonElement? other = Parsed(place.SystemTextJson);
        string? known = (one, other) switch
        {
            _ when place.SystemTextJson.EndsWith("(JsonElement)", StringComparison.Ordinal) => "number where anything may be",
            _ when place.Newtonsoft.StartsWith("order ", StringComparison.Ordinal) => Order,
            ({ ValueKind: JsonValueKind.String } left, { ValueKind: JsonValueKind.String } right) =>
                left.ValueEquals(right.GetString()) ? "letters beyond ASCII"
                : IsOneMoment(left, right) ? Date
                : null,
            ({ ValueKind: JsonValueKind.Number } left, { ValueKind: JsonValueKind.Number } right) =>
                ScalarType.AreOneNumber(left, right) ? "whole floating number" : null,
            ({ ValueKind: JsonValueKind.Object or JsonValueKind.Array }, not null) => "date in a tree",
            _ => null,
        };
        return known switch
        {
            null => (Unnamed, "look at this place before you move: nothing that is known names it"),
            Date => (Date, "no option: keep a converter, and a JsonNode keeps the text that a JToken makes a date of"),
            Order => (Order, "the same members; [JsonPropertyOrder] says another order"),
            _ => (known, Catalogue.Of(known).Advice),
        };
    }

    private static bool IsOneMoment(JsonElement one, JsonElement other) => one.TryGetDateTimeOffset(out DateTimeOffset moment)
        && other.TryGetDateTimeOffset(out DateTimeOffset same) && moment == same;

    private static JsonElement? Parsed(string text)
    {
        try
        {
            return JsonDocument.Parse(text).RootElement;
        }
        catch (JsonException)
        {
            return null;
        }
    }

    /// <summary>First what the sample shows, then what is not the same without a word, and what is refused last: that is noticed.</summary>
    internal void Print(TextWriter? file = null)
    {
        Action<string> say = file is null ? Note.Print : file.WriteLine;
        say(All.Count == 0
            ? $"{title}: nothing changes in your documents, as far as was tried."
            : $"{title}: what changes in your documents when System.Text.Json takes the place of Newtonsoft.Json");
        say("");
        Print("In the sample itself", All.Where(change => change.IsOfSample), file);
        Print("Not the same, and nothing says so", All.Where(change => !change.IsOfSample && !change.IsRefused), file);
        Print("What one of them refuses", All.Where(change => !change.IsOfSample && change.IsRefused), file);
        string notMade = Skipped == 0 ? "" : $"; {Skipped} more could not be made";
        say($"The same in {Equal} of {Tried} trials{notMade}. Where both refuse a document it is the same.");
        if (stopped is not null)
            say(stopped);
    }

    private static void Print(string title, IEnumerable<Change> changes, TextWriter? file)
    {
        Change[] all = [.. changes];
        if (all.Length == 0)
            return;
        // Five columns of words are no table any more where the terminal is narrow.
        if (file is null && !Console.IsOutputRedirected && AnsiConsole.Console.Profile.Width < NarrowestTable)
        {
            Note.Print(title);
            foreach (Change change in all)
            {
                string values = $"{Short(change.Newtonsoft)} -> {Short(change.SystemTextJson)}";
                Note.Print($"  {change.What}, {change.Where}\n    {values}\n    {change.Advice}");
            }

            Note.Print("");
            return;
        }

        var table = new TextTable(title, "", "where", "Newtonsoft.Json", "System.Text.Json", "to make them equal") { HoldsWords = true };
        foreach (Change change in all)
            table.Add(change.What, change.Where, Short(change.Newtonsoft), Short(change.SystemTextJson), change.Advice);
        if (file is null)
            table.Print();
        else
            table.Print(file);
    }

    private static string Short(string text) => text.Length <= LongestValue ? text : $"{text[..LongestValue]}...";
}
