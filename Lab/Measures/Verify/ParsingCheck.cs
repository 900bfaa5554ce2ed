using System.Globalization;
using JsonAot.Lab.MeasuredPrograms.Probe.Answers;

namespace JsonAot.Lab.Measures.Verify;

/// <summary>Asks a contender for every document of the suite, in one process for as long as it lives.</summary>
internal sealed class ParsingCheck(ProbeProcess probe, string folder)
{
    // It starts, and reads 318 documents in eight places: all but a hang is over in seconds.
    private static readonly TimeSpan Limit = TimeSpan.FromSeconds(30);

    private readonly string[] _names = [.. ParsingSuite.FilesIn(folder).Select(ParsingSuite.NameOf)];

    internal ParsingRow Ask(Contender contender)
    {
        var row = new ParsingRow { Contender = contender.Name, IsOwn = contender.IsOwn, TakenAt = DateTimeOffset.UtcNow };
        if (ProbeSession.AbsenceOf(contender) is { } absence)
            return row with { Unavailable = absence };

        var answers = new List<(string Document, string Outcomes)>();
        var ended = new List<string>();
        while (answers.Count + ended.Count < _names.Length)
        {
            int first = answers.Count + ended.Count;
            ProbeReply<ParsingAnswer> reply = probe.Ask(
                AnswerJson.Default.ParsingAnswer, Limit, "parsing", folder, contender.Name, first.ToString(CultureInfo.InvariantCulture));
            if (reply.Answer?.Unavailable is { } reason)
                return row with { Unavailable = reason };
            answers.AddRange(Told(reply.Run.Output));
            if (reply.Answer is not null)
                break;
            // The first that nothing was told of has ended it.
            ended.Add($"{_names[answers.Count + ended.Count]} ({reply.Run.WhyNoAnswer})");
        }

        return Judge(row, _names, answers) with { Ended = ended };
    }

    /// <summary>Counts documents: one that is wrong in three places is one.</summary>
    internal static ParsingRow Judge(
        ParsingRow row, IReadOnlyList<string> names, IReadOnlyList<(string Document, string Outcomes)> answers)
    {
        return row with
        {
            MustTake = Count(ParsingSuite.MustTake),
            Refused = Where(ParsingSuite.MustTake, ParsingOutcome.Refused),
            Changed = Where(ParsingSuite.MustTake, ParsingOutcome.OtherValue),
            MustRefuse = Count(ParsingSuite.MustRefuse),
            Taken = Where(ParsingSuite.MustRefuse, ParsingOutcome.Taken),
            Open = Count(ParsingSuite.Open),
            OpenTaken = Where(ParsingSuite.Open, ParsingOutcome.Taken).Count,
        };

        int Count(char rule) => names.Count(name => name[0] == rule);

        IReadOnlyList<string> Where(char rule, ParsingOutcome outcome) =>
        [
            .. from answer in answers
               where answer.Document[0] == rule
               let places = PlacesOf(answer.Outcomes, outcome)
               where places.Length > 0
               select $"{answer.Document} ({string.Join(", ", places)})",
        ];
    }

    /// <summary>Where everything is wrong alike there is nothing to tell apart.</summary>
    private static string[] PlacesOf(string outcomes, ParsingOutcome outcome)
    {
        string[] places = [.. ParsingSuite.Places.Where((_, place) => outcomes[place] == (char)outcome)];
        return places.Length == ParsingSuite.Places.Count ? ["everywhere"] : places;
    }

    private static IEnumerable<(string Document, string Outcomes)> Told(string output) =>
        from line in output.Split('\n', StringSplitOptions.TrimEntries)
        where line.StartsWith(ParsingAnswer.Mark, StringComparison.Ordinal)
        let parts = line[ParsingAnswer.Mark.Length..].Split(' ')
        // A line may be cut where the process ended.
        where parts is [_, { Length: var letters }] && letters == ParsingSuite.Places.Count
        select (parts[0], parts[1]);
}
