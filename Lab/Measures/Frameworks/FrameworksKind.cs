using System.CommandLine;
using JsonAot.Lab.Tables;
using JsonAot.Turns;

namespace JsonAot.Lab.Measures.Frameworks;

/// <summary>What the next framework changes: the same contenders on both, call by call.</summary>
internal sealed class FrameworksKind : Kind<Results<FrameworkRow>>
{
    internal override IVerb Verb => new FrameworksVerb(this);

    internal override IReadOnlyList<TableSpec> Tables { get; } =
    [
        new TableSpec<FrameworkRow>(
            "frameworks", "The next framework", deployment => deployment.Rows<FrameworkRow>().OrderByDescending(row => row.Direction))
            {
                Layout = new() { By = ["payload", "direction"] },
            }
            .Payload(row => row.Payload)
            .Key("direction", "call", row => row.Direction == TimesRow.Writing ? "write" : "read")
            .Contender(row => row.Contender)
            .Text("other", "beside", row => row.Other, shown: Shown.InReports)
            .Time("time", "time", row => row.CpuNs)
            .Time("later", "time on the other", row => row.OtherNs, "on the other")
            .Text("speed", "x as fast", row => row.Compared?.Words)
            .Text("interval", "interval", row => row.Compared is { IsKnown: true } known ? RatioText.IntervalOf(known.Speed) : null)
            .Text("build", "build of the other", row => row.OtherBuild, shown: Shown.InReports)
            .Note(row => row.Unavailable),
    ];

    internal override IEnumerable<string> Remarks(IReadOnlyList<IResults> measured)
    {
        foreach (Results<FrameworkRow> results in measured.OfType<Results<FrameworkRow>>())
        {
            Comparison[] twins =
            [
                .. results.Rows.Select(row => row.TwinQuotients).Where(quotients => quotients.Count > 0)
                    .Select(quotients => new Comparison(Intervals.OfGenerations(quotients))).Where(twin => twin.IsKnown),
            ];
            int apart = twins.Count(twin => twin.Speed is { Low: > 1 } or { High: < 1 });
            yield return $"{results.Manifest.Mode}: {apart} of {twins.Length} pairs of identical processes differ by their intervals; "
                + "one in twenty may.";
        }

        (string Mode, IReadOnlyList<FrameworkRow> Rows)[] modes =
            [.. measured.OfType<Results<FrameworkRow>>().Select(results => (results.Manifest.Mode, results.Rows))];
        if (SentenceOf(modes) is { } sentence)
            yield return sentence;
    }

    /// <summary>Of those that the answer takes: the means over all that was timed on both.</summary>
    /// <param name="modes">What was measured under each.</param>
    /// <returns>Null where neither has a figure.</returns>
    internal static string? SentenceOf(IReadOnlyList<(string Mode, IReadOnlyList<FrameworkRow> Rows)> modes)
    {
        string[] told =
        [
            .. from contender in (string[])[ContenderSets.Reference, ContenderSets.SpanCodec]
               let means = modes.Select(mode => MeanOf(mode.Mode, mode.Rows, contender)).OfType<string>().ToArray()
               where means.Length > 0
               select $"{ShownName.Marked(contender)} is {string.Join(", ", means)} as fast",
        ];
        return told.Length == 0 ? null : $"On {modes.SelectMany(mode => mode.Rows).First().Other} {string.Join("; ", told)}.";
    }

    private static string? MeanOf(string mode, IReadOnlyList<FrameworkRow> rows, string contender) =>
        Comparison.Mean([.. rows.Where(row => row.Contender == contender).Select(row => row.Compared).OfType<Comparison>()])
            is { } mean ? $"{mean.Words} ({mode})" : null;
}

/// <summary>Lets a contender's programs of two frameworks take turns.</summary>
internal sealed class FrameworksVerb(Kind kind) : MeasuringVerb(
    "frameworks", $"Times calls under {Checkout.FrameworkByPacks} beside {Checkout.Framework}: the same contenders, side by side.", kind)
{
    private readonly Option<bool> _quick = QuickOption();

    protected override string[] DefaultPayloads => PayloadSets.OneOfEachKind;

    protected override IReadOnlyList<Option> FurtherOptions => [_quick];

    protected override Option<string[]> LibraryOption { get; } =
        Choices.LibraryOption($"{string.Join(", ", ContenderSets.Quick)} when left out.");

    protected override IReadOnlyList<Contender> ContendersOf(string[]? patterns) =>
        Choices.Contenders(patterns is { Length: > 0 } ? patterns : [.. ContenderSets.Quick]);

    protected override void Check(OptionValues given)
    {
        if (Checkout.Framework == Checkout.FrameworkByPacks)
            throw new LabException(
                $"This Lab was built for {Checkout.Framework}, and there is no later framework to compare it with: "
                    + "build it without JsonAotFramework.", ExitCodes.Usage);
    }

    internal override IReadOnlyList<PublishRequest> Requests(Measuring run) => FrameworksMeasurement.RequestsOf(run);

    protected override IEnumerable<IResults> Measure(Measuring run) =>
        new FrameworksMeasurement(run, run.Get(_quick) ? TurnSettings.Quick : TurnSettings.Full).Measure();
}
