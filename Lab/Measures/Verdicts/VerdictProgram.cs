using JsonAot.Lab.MeasuredPrograms.Probe.Answers;
using JsonAot.Lab.Programs;

namespace JsonAot.Lab.Measures.Verdicts;

/// <summary>A program that has been asked what it is; or why it cannot be asked anything.</summary>
/// <param name="About">Null where it does not run.</param>
/// <param name="Kind">The verdict on everything in it, where it does not run.</param>
internal sealed record VerdictProgram(
    PublishedProbe Published, ProbeProcess Process, AboutAnswer? About, NativeVerdict Kind, string? Reason)
{
    /// <summary>How many are compiled into it.</summary>
    internal required int Payloads { get; init; }

    private static readonly TimeSpan Limit = TimeSpan.FromSeconds(30);

    internal long? Bytes => Published.Unavailable is null ? FolderWeight.Of(Published.Folder) : null;

    /// <summary>The number of different warnings per id.</summary>
    internal IReadOnlyDictionary<string, int> Warnings { get; } = Published.Warnings
        .GroupBy(warning => warning[..warning.IndexOf(':', StringComparison.Ordinal)])
        .OrderBy(id => id.Key, StringComparer.Ordinal)
        .ToDictionary(id => id.Key, id => id.Count());

    /// <param name="payloads">How many are compiled into it.</param>
    internal static VerdictProgram Start(PublishedProbe published, int payloads)
    {
        var process = new ProbeProcess(published.Executable);
        // A machine without a linker or a package says nothing about the library.
        if (published.Unavailable is { } problem)
        {
            NativeVerdict kind = PublishOutput.IsOfMachine(problem) ? NativeVerdict.Unavailable : NativeVerdict.DoesNotPublish;
            return new(published, process, null, kind, problem) { Payloads = payloads };
        }

        ProbeReply<AboutAnswer> reply = process.Ask(AnswerJson.Default.AboutAnswer, Limit, "about");
        return reply.Answer is null
            ? new(published, process, null, NativeVerdict.DoesNotStart, reply.Reason) { Payloads = payloads }
            : new(published, process, reply.Answer, default, null) { Payloads = payloads };
    }
}
