using System.Globalization;

namespace JsonAot.Tests.SpanCodecs.Checks;

/// <summary>How much of what has no natural end is tried.</summary>
/// <param name="Mutations">Documents made at random from good ones, over all subjects together.</param>
/// <param name="Stride">Of what has an end: every one, every second one, and so on.</param>
internal sealed record Amount(int Mutations, int Stride = 1)
{
    /// <summary>Set to a number, it replaces the number of random mutations: the longer run of CONTRIBUTING.md.</summary>
    internal const string Variable = "SPANCODEC_MUTATIONS";

    /// <summary>What fits into a test run: about half a minute on two cores.</summary>
    internal static readonly Amount Usual = new(600_000);

    /// <summary>For a second or third run under other conditions.</summary>
    internal static readonly Amount Reduced = new(40_000, Stride: 13);

    internal static Amount FromEnvironment() =>
        int.TryParse(Environment.GetEnvironmentVariable(Variable), NumberStyles.None, CultureInfo.InvariantCulture, out int mutations)
            ? new Amount(mutations)
            : Usual;
}
