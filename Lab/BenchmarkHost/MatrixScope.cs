namespace JsonAot.Lab.BenchmarkHost;

/// <summary>Which part of the matrix a run asks for. Children do not read it: their parameters are compiled into them.</summary>
public static class MatrixScope
{
    public static IReadOnlyList<string> Payloads { get; private set; } = [.. MeasuredPayloads.All.Select(payload => payload.Name)];

    public static IReadOnlyList<string> Contenders { get; private set; } =
    [
        .. JsonAot.Libraries.Contenders.Timed.Select(contender => contender.Name),
    ];

    public static IReadOnlyList<Lanes> Lanes { get; private set; } = [JsonAot.Lanes.Utf8];

    /// <param name="payloads">Names, in which * stands for anything; none for all.</param>
    /// <exception cref="ArgumentException">A name that matches nothing.</exception>
    internal static void Narrow(IReadOnlyList<string> payloads, IReadOnlyList<string> contenders, IReadOnlyList<string> lanes)
    {
        MeasuredPayloads.RequireDocuments(payloads);
        Payloads = Choose("payload", payloads, Payloads);
        Contenders = Choose("contender", contenders, Contenders);
        if (lanes.Count > 0)
        {
            string[] all = [.. Enum.GetValues<Lanes>().Where(lane => int.PopCount((int)lane) == 1).Select(lane => lane.ToString())];
            Lanes = [.. Choose("lane", lanes, all).Select(Enum.Parse<Lanes>)];
        }
    }

    private static IReadOnlyList<string> Choose(string kind, IReadOnlyList<string> patterns, IReadOnlyList<string> names) =>
        ChosenNames.Choose(kind, patterns, names, name => name);
}
