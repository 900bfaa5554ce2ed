using System.Globalization;

namespace SpanCodecs.Tests.Checks;

/// <summary>How much of what has no natural end is tried.</summary>
/// <param name="Mutations">Documents made at random from good ones, over all subjects together.</param>
/// <param name="Stride">Takes every one of a finite list, every second one, and so on.</param>
/// <param name="ByteStride">The same, of the single bytes that are replaced.</param>
internal sealed record Amount(int Mutations, int Stride = 1, int ByteStride = 1)
{
    /// <summary>Set to a number, it replaces the number of random mutations: the longer run of docs/developing.md.</summary>
    internal const string Variable = "SPANCODEC_MUTATIONS";

    /// <summary>The amount that fits into a test run. Random mutations cut and replace too.</summary>
    internal static readonly Amount Usual = new(250_000, Stride: 9, ByteStride: 17);

    /// <summary>Everything that has an end, to its end.</summary>
    internal static readonly Amount Whole = new(1_000_000);

    /// <summary>For a second or third run under other conditions.</summary>
    internal static readonly Amount Reduced = new(20_000, Stride: 23, ByteStride: 23);

    internal static Amount FromEnvironment() =>
        int.TryParse(Environment.GetEnvironmentVariable(Variable), NumberStyles.None, CultureInfo.InvariantCulture, out int mutations)
            ? new Amount(mutations)
            : Environment.GetEnvironmentVariable("JSONAOT_THOROUGH") == "1" ? Whole : Usual;
}
