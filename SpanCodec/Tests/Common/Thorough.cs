using Xunit;

namespace SpanCodecs.Tests;

/// <summary>
/// Each native publish takes half a minute of two cores: one of a kind is always made, further ones when they are asked for. So is more of
/// what is tried by the thousand, and what needs a machine that does nothing else.
/// </summary>
internal static class Thorough
{
    internal const string Variable = "JSONAOT_THOROUGH";

    internal static bool IsAsked => Environment.GetEnvironmentVariable(Variable) == "1";

    internal static void Require() => Assert.SkipUnless(
        IsAsked, $"It takes minutes of native publishes, or a machine that does nothing else: set {Variable}=1 to run it.");
}
