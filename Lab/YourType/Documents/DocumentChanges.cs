using System.Text.Json;
using JsonAot.Lab.MeasuredPrograms.Documents;
using JsonAot.Lab.Terminal;
using JsonAot.Lab.YourType.Inference;
using Spectre.Console;

namespace JsonAot.Lab.YourType.Documents;

/// <summary>One difference, at the first place that has it.</summary>
/// <param name="Others">How many more places have it.</param>
/// <param name="SpanCodec">Null where it takes no part.</param>
internal sealed record Change(
    string Name, bool IsRead, string Path, int Others, string Newtonsoft, string SystemTextJson, string? SpanCodec, string Advice)
{
    internal bool IsOfSample { get; init; }

    internal string What => $"{(IsRead ? "read" : "write")}: {Name}";

    internal string Where => Others == 0 ? Path : $"{Path}, {Others} more";

    /// <summary>Whether somebody notices, because one of them throws.</summary>
    internal bool IsRefused { get; } = Newtonsoft == Refused || SystemTextJson == Refused || SpanCodec == Refused;

    internal const string Refused = "refused";
}

/// <summary>Tells what changes in the documents of a type: differences, and how much is equal.</summary>
internal sealed record DocumentChanges
{
    private readonly string? _stopped;

    internal DocumentChanges(string title, IReadOnlyList<TriedCase> cases, IReadOnlyList<DocumentAnswer> answers, string? stopped)
    {
        Title = title;
        _stopped = stopped;
        Tried = answers.Count(answer => answer.Skipped is null);
        Equal = answers.Count(answer => answer is { Skipped: null, Differences: [] });
        Skipped = answers.Count(answer => answer.Skipped is not null);
        All = [.. Changes(cases, answers)];
        PatchFault = answers.Select(answer => answer.Patched).FirstOrDefault(fault => fault is not null);
    }

    /// <summary>The type as people write it.</summary>
    internal string Title { get; }

    /// <summary>Why SpanCodec has no column; null where it has one.</summary>
    internal string? NoSpanCodec { get; init; }

    /// <summary>What is missing.</summary>
    internal IEnumerable<string> Remarks => new[] { _stopped, NoSpanCodec is null ? null : $"SpanCodec refuses the type: {NoSpanCodec}" }
        .OfType<string>();

    /// <summary>What generated code does otherwise than the copy; null where that is nothing.</summary>
    internal string? PatchFault { get; }

    private const int LongestValue = 48;

    private const int NarrowestTable = 120;

    private const string Order = "order of members";

    private const string Date = "date in another form";

    internal const string LeftOut = "value of [DefaultValue]";

    private const string Absent = "absent";

    private const string AsSystemTextJson = "as System.Text.Json";

    internal const string Unnamed = "not in the catalogue";

    internal int Tried { get; }

    internal int Equal { get; }

    internal int Skipped { get; }

    internal IReadOnlyList<Change> All { get; }

    private static IEnumerable<Change> Changes(IReadOnlyList<TriedCase> cases, IReadOnlyList<DocumentAnswer> answers)
    {
        var found = new List<(string Name, bool IsRead, bool IsOfSample, string Advice, DocumentDifference Place)>();
        bool hasRequired = cases.Any(one => one.Place.Kinds.Contains("required"));
        bool hasFilled = cases.Any(one => one.Place.Kinds.Contains("filled"));
        HashSet<string> defaulted =
            [.. cases.Where(one => one.Place.Kinds.Contains(Place.Defaulted)).Select(one => one.Place.Json[^1])];
        foreach (DocumentAnswer answer in answers)
        {
            TriedCase tried = cases[answer.Case];
            // Where the order is another, the sample shows it: it is not said again of what is provoked.
            foreach (DocumentDifference place in answer.Differences.Where(one => tried.Kind is null || !IsOfOrder(one)))
            {
                (string name, string advice) = tried.Kind is { } kind ? Told(kind)
                    : hasRequired && tried.Case.Put == GeneratedValues.Null && place.Newtonsoft == Change.Refused
                        ? RequiredAndNull(tried.Case)
                    : hasFilled && tried.Case is { Put: GeneratedValues.Null, IsRead: true } && place.SystemTextJson == Change.Refused
                        ? Told(Catalogue.Of("null for a list without a setter"))
                    : place.Newtonsoft == Absent && !tried.Case.IsRead && defaulted.Contains(place.Path.Split('.')[^1])
                        ? (LeftOut, "no option: a nullable member can be left out as null, and ShouldSerialize leaves out any value")
                    : Named(place);
                // What is read has the names of the document, and not those of C#.
                bool isThere = tried.Kind is not null && tried.Case.IsRead && place.Path == tried.Case.Place;
                found.Add((
                    name, tried.Case.IsRead, tried.IsOfSample, advice, isThere ? place with { Path = tried.Place.Path } : place));
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
                   first.Place.SpanCodec, first.Advice)
               {
                   IsOfSample = first.IsOfSample,
               },
        ];
    }

    /// <summary>A value with every member null has null where one is required.</summary>
    private static (string Name, string Advice) RequiredAndNull(DocumentCase made) =>
        Told(Catalogue.Of(made.IsRead ? "null for what is required" : "required member that is null"));

    private static (string Name, string Advice) Told(Difference known) => (known.Name, known.Advice);

    /// <summary>A difference that the sample itself shows is recognised by its values.</summary>
    private static (string Name, string Advice) Named(DocumentDifference place)
    {
        JsonElement? one = Parsed(place.Newtonsoft);
        JsonElement? other = Parsed(place.SystemTextJson);
        string? known = (one, other) switch
        {
            _ when place.SystemTextJson.EndsWith("(JsonElement)", StringComparison.Ordinal) => Held(place.Newtonsoft),
            _ when IsOfOrder(place) => Order,
            ({ ValueKind: JsonValueKind.String } left, { ValueKind: JsonValueKind.String } right) =>
                left.ValueEquals(right.GetString()) ? EscapedIn(left.GetString()!)
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
            _ => Told(Catalogue.Of(known)),
        };
    }

    /// <summary>The rarest sign decides, as its option is the one that is needed.</summary>
    private static string EscapedIn(string text) => text.Any(char.IsSurrogate) ? "emoji"
        : !text.All(char.IsAscii) ? "letters beyond ASCII"
        : text.Any(letter => "<>&'+`".Contains(letter, StringComparison.Ordinal)) ? "signs of HTML"
        : "double quotes";

    private static bool IsOfOrder(DocumentDifference place) => place.Newtonsoft.StartsWith("order ", StringComparison.Ordinal);

    /// <param name="text">Ends with the type that Newtonsoft.Json has made of it.</param>
    private static string Held(string text) => text.Split(' ')[^1] switch
    {
        "(String)" => "text where anything may be",
        "(DateTime)" => "date where anything may be",
        "(JObject)" or "(JArray)" => "object where anything may be",
        _ => "number where anything may be",
    };

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
            ? $"{Title}: nothing changes in your documents, as far as was tried."
            : $"{Title}: what changes in your documents when System.Text.Json takes the place of Newtonsoft.Json");
        say("");
        Print("In the sample itself", All.Where(change => change.IsOfSample), file);
        Print("Not the same, and nothing says so", All.Where(change => !change.IsOfSample && !change.IsRefused), file);
        Print("What one of them refuses", All.Where(change => !change.IsOfSample && change.IsRefused), file);
        string notMade = Skipped == 0 ? "" : $"; {Skipped} more could not be made";
        say($"The same in {Equal} of {Tried} trials{notMade}. Where both refuse a document it is the same.");
        foreach (string text in Remarks)
            say(text);
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
                string values = $"{Short(change.Newtonsoft)} -> {Short(change.SystemTextJson)}{Third(change, "; SpanCodec: ")}";
                Note.Print($"  {change.What}, {change.Where}\n    {values}\n    {change.Advice}");
            }

            Note.Print("");
            return;
        }

        Head[] third = all.Any(change => change.SpanCodec is not null) ? ["SpanCodec"] : [];
        var table = new TextTable(title, ["", "where", "Newtonsoft.Json", "System.Text.Json", .. third, "to make them equal"])
        {
            HoldsWords = true,
        };
        foreach (Change change in all)
        {
            string[] other = third.Length == 0 ? [] : [Third(change)];
            table.Add([change.What, change.Where, Short(change.Newtonsoft), Short(change.SystemTextJson), .. other, change.Advice]);
        }

        if (file is null)
            table.Print();
        else
            table.Print(file);
    }

    /// <summary>SpanCodec is meant to do as System.Text.Json does.</summary>
    private static string Third(Change change, string before = "") => change.SpanCodec is not { } own ? ""
        : before + (own == change.SystemTextJson ? AsSystemTextJson : Short(own));

    private static string Short(string text) => text.Length <= LongestValue ? text : $"{text[..LongestValue]}...";
}
