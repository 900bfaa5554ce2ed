using JsonAot.Lab.Measures;
using JsonAot.Lab.Measures.Verdicts;
using JsonAot.Lab.Terminal;

namespace JsonAot.Lab.YourType;

/// <summary>What each step away from Newtonsoft.Json gains, under the JIT and natively: calls, starts, memory and size.</summary>
/// <param name="timed">The modes that have times of the type.</param>
/// <param name="asked">The names of the contenders of this call.</param>
internal sealed class Gain(
    IReadOnlyList<(DeploymentMode Mode, TrialTimes Times)> timed, IReadOnlyCollection<string> asked, Found found)
{
    private const string Today = ContenderSets.NewtonsoftJson;

    private const string NotWeighed =
        "not weighed under the JIT: beside the framework, which every program has there, a serializer weighs next to nothing";

    private const string NotStarted = "not started: a program of its own is made for those that most people choose among";

    private static readonly string[] Steps =
        [Today, ContenderSets.Reflection, ContenderSets.Reference, ContenderSets.Resolver, ContenderSets.SpanCodec];

    private readonly StartupRow? _today = timed.Where(one => !one.Mode.IsNative).Select(one => StartIn(found[one.Mode], Today))
        .FirstOrDefault();

    /// <returns>Null where nothing is known of what there is today.</returns>
    internal TextTable? Table(string title, Reasons reasons)
    {
        if (!timed.Any(one => one.Times.Ns(Today, TimesRow.Reading) is not null))
            return null;
        var table = new TextTable(
            $"{title}: what each step gains, from what you have (1x)", "", "read", "write", "start", "memory", "size");
        foreach ((DeploymentMode mode, TrialTimes times) in timed)
        {
            foreach (string step in Steps.Where(step => asked.Contains(step) && (!mode.IsNative || IsKnown(mode, times, step))))
                table.Add(Row(mode, times, step, reasons));
        }

        return table;
    }

    private bool IsKnown(DeploymentMode mode, TrialTimes times, string step) =>
        times.Ns(step, TimesRow.Reading) is not null || StartIn(found[mode], step) is not null;

    private string[] Row(DeploymentMode mode, TrialTimes times, string step, Reasons reasons)
    {
        StartupRow? start = StartIn(found[mode], step);
        long? size = found[mode].Rows<SizeRow>().FirstOrDefault(row => row.Contender == step)?.FolderBytes;
        string? whyNoCall = step == Today && mode.IsNative ? WhyNoNativeCall(start)
            : times.Unavailable(step) is { } reason ? $"{mode.Name}: {reason}"
            : null;
        string? whyNoStart = start is null ? _today is null ? null : NotStarted
            : start.Unavailable is { } failure ? $"{mode.Name}, started: {failure}"
            : null;
        string name = step == Today && !mode.IsNative ? $"{step}, today" : step;
        return
        [
            mode.IsNative ? $"{mode.Name}: {name}" : name,
            Call(TimesRow.Reading), Call(TimesRow.Writing),
            start?.DoneNs is { } done ? $"{Duration.Format(done.Median)}{Speed(start)}" : Missing(whyNoStart),
            SubjectAnswer.Shown(start?.PeakBytes?.Median, ByteSize.Format) ?? Missing(whyNoStart),
            // A program that does not work is no smaller for it.
            !mode.IsNative ? Missing(NotWeighed)
                : whyNoStart is null && size is { } bytes ? ByteSize.Format(bytes)
                : Missing(whyNoStart),
        ];

        // Only what lived side by side has a ratio: the modes did not.
        string Call(string direction) => (mode.IsNative
            ? SubjectAnswer.Shown(times.Ns(step, direction), Duration.Format)
            : times.Cell(step, direction, Today)) ?? Missing(whyNoCall);

        string Missing(string? why) => why is null ? SubjectAnswer.Nothing : reasons.Mark(why);
    }

    /// <summary>How many times as fast, in the same rounds.</summary>
    private string Speed(StartupRow start) => start == _today ? $" {RatioText.Baseline}"
        : _today is { Samples: { Count: > 0 } before } && start.Seed == _today.Seed && start.Samples.Count == before.Count
            && Intervals.OfRounds(before.Zip(start.Samples)) is { } speed ? $" {new Comparison(speed).Words}"
        : "";

    /// <summary>A plain publish is what a verdict is about; what is started has all of somebody's types.</summary>
    private string WhyNoNativeCall(StartupRow? start)
    {
        VerdictRow? verdict = found.Verdicts.FirstOrDefault(row => row.Contender == Today);
        string plain = verdict is null || verdict.Verdict == NativeVerdict.Works ? ""
            : $"; its verdict without that: {VerdictsKind.Word(verdict.Verdict)}";
        return "native programs that time calls are without it" + (start?.DoneNs is null ? ""
            : $"; it was started and weighed with itself and all of your types kept whole (TrimmerRootAssembly){plain}");
    }

    private static StartupRow? StartIn(Deployment of, string step) =>
        of.Rows<StartupRow>().FirstOrDefault(row => row.Kind == StartupKind.Contender && row.Program == step);
}
