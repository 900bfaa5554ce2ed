namespace JsonAot.Lab.BenchmarkHost;

/// <summary>
/// What a benchmark calls before it is timed, in the process that times it: the contender's codec, once the gate
/// has passed it. Otherwise the process says why and ends, and the host finds the sentence in its output.
/// </summary>
public static class Admission
{
    internal const string UnavailableMark = "// JsonAot unavailable: ";
    internal const string RefusedMark = "// JsonAot refused: ";

    // A process times one benchmark, with one codec.
    private static Func<string?>? s_checkAgain;

    /// <summary>
    /// Passes the codec that was timed through the gate once more, when the timing is over: one that is right at first and wrong
    /// later would otherwise win. The host finds the sentence and drops the figure.
    /// </summary>
    public static void CheckAgain()
    {
        if (s_checkAgain?.Invoke() is { } problem)
            Console.WriteLine(RefusedMark + problem);
    }

    /// <param name="direction">What is about to be timed; a contender that cannot do it is unavailable, not broken.</param>
    public static ICodec<T> Admit<T>(Contender contender, Payload<T> payload, Directions direction = Directions.None)
        where T : class
    {
        GateReport report = Gate.Check(contender, payload, direction);
        if (report.Fidelity == Fidelity.Unavailable)
            EndUnavailable(report.Reason);
        else if (report.Fidelity != Fidelity.Faithful)
            EndRefused(report.ToString());

        ICodec<T> codec = contender.Offer(payload).Codec!;
        s_checkAgain = () => Gate.Changed(report, codec, payload, direction);
        if (!codec.Traits.Supports(direction))
            EndUnavailable(codec.Traits.WhyNot(direction));
        return codec;
    }

    public static ICodec<T> Admit<T>(string contender, Payload<T> payload)
        where T : class => Admit(Contenders.Named(contender), payload);

    internal static void EndUnavailable(string reason) => End(UnavailableMark + reason, exitCode: 0);

    internal static void EndRefused(string reason) => End(RefusedMark + reason, exitCode: 3);

    // An exception would print a stack trace for what is an answer, not an accident.
    private static void End(string sentence, int exitCode)
    {
        Console.WriteLine(sentence);
        Console.Out.Flush();
        Environment.Exit(exitCode);
    }
}
