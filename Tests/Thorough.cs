using Xunit;

namespace JsonAot.Tests;

/// <summary>Each native publish takes half a minute of two cores. One of a kind is always made; further ones when they are asked for.</summary>
internal static class Thorough
{
    internal const string Variable = "JSONAOT_THOROUGH";

    internal static bool IsAsked => Environment.GetEnvironmentVariable(Variable) == "1";

    internal static void Require() => Assert.SkipUnless(IsAsked, $"It publishes further native programs, which takes minutes: set {Variable}=1 to run it.");
}
