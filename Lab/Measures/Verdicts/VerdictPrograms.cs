using JsonAot.Lab.MeasuredPrograms.Probe.Answers;
using JsonAot.Lab.Programs;

namespace JsonAot.Lab.Measures.Verdicts;

/// <summary>
/// The programs that verdicts are about: one for each contender and native mode. And the probe, in which nothing is trimmed.
/// </summary>
internal sealed class VerdictPrograms(PublishCache cache, IReadOnlyList<IPayload> payloads)
{
    // One payload alone is compiled in alone, which takes half the time. With several, one program has all there are, whichever are asked
    // for: a program for each would take as many publishes.
    private readonly IPayload? _only = payloads.Count == 1 ? payloads[0] : null;

    /// <summary>Under the JIT nothing is left out and nothing warned of: one program tries every contender that shares it.</summary>
    /// <exception cref="LabException">There is none, and so nothing to compare with.</exception>
    internal VerdictProgram Untrimmed(IReadOnlyList<LoneContender> subjects)
    {
        var program = VerdictProgram.Start(cache.Get(UntrimmedOf(subjects)), payloads.Count);
        return program.About is null ? throw new LabException(program.Reason!) : program;
    }

    /// <summary>The same for one that can be in no program with others; it may not run here.</summary>
    internal VerdictProgram UntrimmedAlone(LoneContender subject) =>
        VerdictProgram.Start(cache.Get(UntrimmedAloneOf(subject)), payloads.Count);

    internal static PublishRequest UntrimmedAloneOf(LoneContender subject) =>
        new(ProbeProgram.Probe, DeploymentMode.Jit) { Libraries = subject.Libraries };

    internal static PublishRequest UntrimmedOf(IReadOnlyList<LoneContender> subjects)
    {
        string[] libraries =
        [
            .. subjects.Where(subject => subject is { Unavailable: null, IsAlone: false })
                .Select(subject => subject.Library).OfType<string>().Distinct(),
        ];
        var request = new PublishRequest(ProbeProgram.Probe, DeploymentMode.Jit);
        // Most runs use only libraries of the default selection, and can share the probe of all other measurements.
        return libraries.All(LoneContender.IsOfThisLab) ? request : request with { Libraries = string.Join('+', libraries) };
    }

    internal VerdictProgram Native(LoneContender contender, DeploymentMode mode) =>
        VerdictProgram.Start(cache.Get(RequestOf(contender, mode)), _only is null ? InBox.Payloads.Count : 1);

    internal PublishRequest RequestOf(LoneContender contender, DeploymentMode mode) => RootedModel.In(
        ProbeProgram.VerdictOf(contender, _only?.GetType().Name, mode), _only is null ? InBox.Payloads : [_only]);
}

/// <summary>A program that has been asked what it is; or why it cannot be asked anything.</summary>
/// <param name="Payloads">How many are compiled into it.</param>
/// <param name="About">Null where it does not run.</param>
/// <param name="Kind">The verdict on everything in it, where it does not run.</param>
internal sealed record VerdictProgram(
    PublishedProbe Published, ProbeProcess Process, int Payloads, AboutAnswer? About, NativeVerdict Kind, string? Reason)
{
    private static readonly TimeSpan Limit = TimeSpan.FromSeconds(30);

    internal long? Bytes => Published.Unavailable is null ? FolderWeight.Of(Published.Folder) : null;

    /// <summary>The number of different warnings per id.</summary>
    internal IReadOnlyDictionary<string, int> Warnings { get; } = Published.Warnings
        .GroupBy(warning => warning[..warning.IndexOf(':', StringComparison.Ordinal)])
        .OrderBy(id => id.Key, StringComparer.Ordinal)
        .ToDictionary(id => id.Key, id => id.Count());

    internal static VerdictProgram Start(PublishedProbe published, int payloads)
    {
        var process = new ProbeProcess(published.Executable);
        // A machine without a linker or a package says nothing about the library.
        if (published.Unavailable is { } problem)
        {
            NativeVerdict kind = PublishOutput.IsOfMachine(problem) ? NativeVerdict.Unavailable : NativeVerdict.DoesNotPublish;
            return new(published, process, payloads, null, kind, problem);
        }

        ProbeReply<AboutAnswer> reply = process.Ask(AnswerJson.Default.AboutAnswer, Limit, "about");
        return reply.Answer is null
            ? new(published, process, payloads, null, NativeVerdict.DoesNotStart, reply.Reason)
            : new(published, process, payloads, reply.Answer, default, null);
    }
}
