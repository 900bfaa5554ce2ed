using System.Text.Json;

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

/// <summary>The gate of document operations: what one writes is the document again, and what one counts is what ours count.</summary>
public static class OperationAdmission
{
    /// <summary>Every operation of this build, in-box and third-party.</summary>
    public static IReadOnlyList<DocumentOperation> All { get; } = [.. InBox.DocumentOperations, .. LibraryDocumentOperations.All];

    public static DocumentOperation Admit(string name, byte[] document)
    {
        DocumentOperation? operation = All.FirstOrDefault(operation => operation.Name == name);
        if (operation is null)
            Admission.EndUnavailable($"the library of {name} is left out of this build");
        else if (Problem(operation, document) is { } problem)
            Admission.EndRefused($"{name}: {problem}");
        return operation!;
    }

    /// <summary>Checks once more when the timing is over. The host finds the sentence and drops the figure.</summary>
    public static void CheckAgain(DocumentOperation operation, byte[] document)
    {
        if (Problem(operation, document) is { } problem)
            Console.WriteLine($"{Admission.RefusedMark}{operation.Name}: after it was timed, {problem}");
    }

    /// <returns>Null when there is none.</returns>
    public static string? Problem(DocumentOperation operation, byte[] document)
    {
        if (operation is WritingDocumentOperation writing)
        {
            using JsonDocument expected = JsonDocument.Parse(document);
            using JsonDocument actual = JsonDocument.Parse(writing.Write(document).ToArray());
            return AreEqual(expected.RootElement, actual.RootElement) ? null : "what it writes is not the document that it read";
        }

        long counted = operation.Run(document);
        long wanted = InBox.DocumentOperations.First(other => other.Task == operation.Task).Run(document);
        return counted == wanted ? null : $"it counts {counted} where there are {wanted}";
    }

    // Writers get numbers as doubles where they are no 64-bit integers, so a decimal of 29 digits comes back shorter.
    private static bool AreEqual(JsonElement expected, JsonElement actual) =>
        expected.ValueKind == actual.ValueKind && expected.ValueKind switch
    {
        JsonValueKind.Array => expected.GetArrayLength() == actual.GetArrayLength()
            && expected.EnumerateArray().Zip(actual.EnumerateArray()).All(pair => AreEqual(pair.First, pair.Second)),
        JsonValueKind.Object => expected.GetPropertyCount() == actual.GetPropertyCount()
            && expected.EnumerateObject().Zip(actual.EnumerateObject()).All(pair =>
                pair.First.Name == pair.Second.Name && AreEqual(pair.First.Value, pair.Second.Value)),
        JsonValueKind.Number => expected.GetDouble().Equals(actual.GetDouble()),
        JsonValueKind.String => expected.ValueEquals(actual.GetString()),
        _ => true,
    };
}
