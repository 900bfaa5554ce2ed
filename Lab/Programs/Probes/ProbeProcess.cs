using System.Text.Json.Serialization.Metadata;
using JsonAot.Lab.MeasuredPrograms.Probe.Answers;

namespace JsonAot.Lab.Programs.Probes;

/// <summary>A published probe, asked one thing at a time; each question is a process of its own.</summary>
/// <param name="environment">Instead of what restrains a probe otherwise.</param>
internal sealed class ProbeProcess(string executable, IReadOnlyDictionary<string, string>? environment = null)
{
    // A reader that goes astray may allocate without end; it gets an OutOfMemoryException, and the machine stays up.
    private static readonly Dictionary<string, string> Restraint = new()
    {
        ["DOTNET_GCHeapHardLimit"] = "0x60000000",
        ["DOTNET_DbgEnableMiniDump"] = "0",
    };

    private static readonly TimeSpan LimitOfStart = TimeSpan.FromSeconds(30);

    private readonly ChildProcess _program = new(executable) { Environment = environment ?? Restraint };

    /// <summary>Asks the program with this environment instead of what restrains a probe otherwise.</summary>
    internal ProbeProcess With(IReadOnlyDictionary<string, string> other) => new(executable, other);

    /// <summary>The program as it is started for processes that take turns.</summary>
    internal ChildProcess ForTurns { get; } = new(executable) { Environment = Entrant.Variables };

    /// <summary>Asks what it is, which shows that it runs.</summary>
    internal ProbeReply<AboutAnswer> AskAbout() => Ask(AnswerJson.Default.AboutAnswer, LimitOfStart, "about");

    /// <summary>Asks whether a contender keeps the value of a payload, in every lane and in both directions.</summary>
    internal ProbeReply<GateAnswer> AskGate(string contender, string payload, TimeSpan limit) =>
        Ask(AnswerJson.Default.GateAnswer, limit, "gate", contender, payload);

    internal ProbeReply<T> Ask<T>(JsonTypeInfo<T> answerType, TimeSpan limit, params string[] arguments)
        where T : class
    {
        ChildRun run = _program.Run(arguments, ChildLimit.Of(limit));
        return new ProbeReply<T>(run, run.Answer(answerType));
    }
}
