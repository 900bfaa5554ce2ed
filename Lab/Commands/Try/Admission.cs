using JsonAot.Probing.Answers;

namespace JsonAot.Lab.Commands.Try;

/// <summary>Whether a contender keeps the value, asked in a process of its own; with the reason where it does not.</summary>
internal sealed record Admission(string Contender, string? Reason)
{
    private const string ItsProcess = "its process";

    private static readonly TimeSpan Limit = TimeSpan.FromSeconds(20);

    /// <summary>Whether it crashed or did not come back: in a process of many it would take the others with it.</summary>
    internal bool EndsItsProcess => Reason?.StartsWith(ItsProcess, StringComparison.Ordinal) == true;

    internal static IReadOnlyList<Admission> Ask(ProbeProcess probe, Subject subject, IReadOnlyList<string> contenders, CancellationToken stop)
    {
        var answers = new Admission[contenders.Count];
        Parallel.For(0, contenders.Count, new ParallelOptions { MaxDegreeOfParallelism = 2, CancellationToken = stop }, index =>
        {
            ProbeReply<GateAnswer> reply = probe.Ask(GateAnswerJson.Default.GateAnswer, Limit, "gate", contenders[index], subject.Name);
            answers[index] = new Admission(contenders[index], reply.Answer switch
            {
                null => $"{ItsProcess} {reply.Failure}",
                { Fidelity: Fidelity.Faithful } => null,
                { Fidelity: Fidelity.Lossy } answer => $"loses or changes values: {string.Join("; ", answer.Findings)}",
                { } answer => string.Join("; ", answer.Findings),
            });
        });
        return answers;
    }
}
