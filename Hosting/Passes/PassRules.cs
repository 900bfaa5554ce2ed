namespace JsonAot.Hosting.Passes;

/// <summary>How many passes a row may have, by how long one takes.</summary>
/// <param name="Least">Fewer decide nothing.</param>
/// <param name="Most">However short a pass is.</param>
/// <param name="Budget">What a row may cost altogether: a slow row gets fewer passes, but never less than one more than the least.</param>
internal sealed record PassRules(int Least, int Most, TimeSpan Budget)
{
    /// <summary>BenchmarkDotNet's presets decide for themselves how long they measure.</summary>
    private static readonly PassRules Once = new(1, 1, TimeSpan.Zero);

    internal static PassRules For(string job) => job switch
    {
        // One process in some is slower from its start to its end, by where its code and data lie. Two can be such by chance.
        "default" => new PassRules(3, 10, TimeSpan.FromSeconds(20)),
        "quick" => new PassRules(2, 6, TimeSpan.FromSeconds(8)),
        _ => Once,
    };

    internal int MostFor(TimeSpan pass) => this == Once ? 1 : Math.Clamp((int)(Budget / pass), Least + 1, Most);
}
