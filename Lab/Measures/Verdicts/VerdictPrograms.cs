using JsonAot.Lab.MeasuredPrograms.Probe.Answers;
using JsonAot.Lab.Programs;

namespace JsonAot.Lab.Measures.Verdicts;

/// <summary>
/// The programs that verdicts are about: one for each contender and native mode. And the probe, in which nothing is trimmed.
/// </summary>
internal static class VerdictPrograms
{
    /// <summary>Under the JIT nothing is left out and nothing warned of: one program tries every contender that shares it.</summary>
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

    /// <param name="payloads">
    /// One alone is compiled in alone, which takes half the time. With several, one program has all there are, whichever are asked for: a
    /// program for each would take as many publishes.
    /// </param>
    internal static PublishRequest RequestOf(LoneContender contender, DeploymentMode mode, IReadOnlyList<IPayload> payloads)
    {
        IPayload? only = payloads.Count == 1 ? payloads[0] : null;
        return RootedModel.In(ProbeProgram.VerdictOf(contender, only, mode), only is null ? InBox.EveryPayload : [only]);
    }
}

/// <summary>A program that has been asked what it is; or why it cannot be asked anything.</summary>
/// <param name="About">Null where it does not run.</param>
/// <param name="Kind">The verdict on everything in it, where it does not run.</param>
internal sealed record VerdictProgram(PublishedProbe Published, AboutAnswer? About, NativeVerdict Kind, string? Reason)
{
    internal ProbeProcess Process { get; } = new(Published.Executable);

    /// <summary>How many are compiled into it.</summary>
    internal int Payloads => Published.Request.Payload is null ? InBox.EveryPayload.Count : 1;

    internal long? Bytes => Published.Unavailable is null ? FolderWeight.Of(Published.Folder) : null;

    /// <summary>The number of different warnings per id.</summary>
    internal IReadOnlyDictionary<string, int> Warnings { get; } = Published.Warnings
        .GroupBy(warning => warning[..warning.IndexOf(':', StringComparison.Ordinal)])
        .OrderBy(id => id.Key, StringComparer.Ordinal)
        .ToDictionary(id => id.Key, id => id.Count());

    internal static VerdictProgram Start(PublishedProbe published)
    {
        // A machine without a linker or a package says nothing about the library.
        if (published.Unavailable is { } problem)
        {
            NativeVerdict kind = PublishOutput.IsOfMachine(problem) ? NativeVerdict.Unavailable : NativeVerdict.DoesNotPublish;
            return new(published, null, kind, problem);
        }

        ProbeReply<AboutAnswer> reply = new ProbeProcess(published.Executable).AskAbout();
        return reply.Answer is null
            ? new(published, null, NativeVerdict.DoesNotStart, reply.Reason)
            : new(published, reply.Answer, default, null);
    }
}
