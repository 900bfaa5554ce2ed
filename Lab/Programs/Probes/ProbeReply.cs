namespace JsonAot.Lab.Programs.Probes;

/// <summary>An answer, or the end of a process that gave none.</summary>
internal sealed record ProbeReply<T>(ChildRun Run, T? Answer)
    where T : class
{
    /// <summary>Why there is no answer, as the reason of a row.</summary>
    internal string Reason => $"its process {Run.WhyNoAnswer}";

    /// <summary>What a process without an answer says about the library that it tried.</summary>
    internal CheckOutcome Outcome => Run.End == ChildEnd.Hung ? CheckOutcome.Hangs : CheckOutcome.Crashes;
}
