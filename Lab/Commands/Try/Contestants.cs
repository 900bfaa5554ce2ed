using JsonAot.Libraries;

namespace JsonAot.Lab.Commands.Try;

/// <summary>Who takes part when nobody is chosen.</summary>
internal static class Contestants
{
    /// <summary>What others are compared with: in the box, and the same in every mode.</summary>
    internal const string Yardstick = SteadyState.PreferredBaseline;

    // These need code for each type that somebody writes by hand, or a schema; or answer another question.
    private static readonly string[] NotForEverybody = ["Hand-written", "Manual", "SimpleJson", "Google.Protobuf", "protobuf-net"];

    // One program each for starts and sizes: those that most people choose among.
    private static readonly string[] OfProcesses = [Yardstick, "SpanCodec", "STJ reflection", "Newtonsoft.Json"];

    // The others of them rest on reflection: what becomes of them natively is a verdict, and no start.
    private static readonly string[] OfNativeProcesses = [Yardstick, "SpanCodec"];

    /// <summary>The yardstick first.</summary>
    internal static IReadOnlyList<string> Default { get; } =
    [
        .. Contenders.Timed
            .Where(contender => ProbeSession.AbsenceOf(contender) is null && !NotForEverybody.Any(contender.Name.StartsWith)
                && !contender.Name.Contains("any case", StringComparison.Ordinal)
                && !contender.Name.Contains("MemoryStream", StringComparison.Ordinal))
            .Select(contender => contender.Name)
            .OrderBy(name => name == Yardstick ? 0 : 1),
    ];

    internal static bool IsNative(string contender) => OfNativeProcesses.Contains(contender);

    internal static IReadOnlyList<string> ForProcesses(IEnumerable<string> chosen) => [.. chosen.Intersect(OfProcesses)];
}
