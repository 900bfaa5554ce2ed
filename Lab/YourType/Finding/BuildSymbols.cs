using Microsoft.CodeAnalysis.CSharp;

namespace JsonAot.Lab.YourType.Finding;

/// <summary>What <c>#if</c> asks for: a file is to be read as the build compiles it.</summary>
internal static class BuildSymbols
{
    private static readonly int Version = int.Parse(Checkout.TargetFramework["net".Length..^".0".Length]);

    // As targets of the SDK state them for a program of this framework: MSBuild does not say them of a project that is not built.
    private static readonly string[] OfEveryBuild =
    [
        "TRACE", "RELEASE", "NET", $"NET{Version}_0", "NETCOREAPP",
        .. Enumerable.Range(5, Version - 4).Select(one => $"NET{one}_0_OR_GREATER"),
        .. ((string[])["1_0", "1_1", "2_0", "2_1", "2_2", "3_0", "3_1"]).Select(one => $"NETCOREAPP{one}_OR_GREATER"),
    ];

    internal static CSharpParseOptions Options(IEnumerable<string> symbols) =>
        new(LanguageVersion.Preview, preprocessorSymbols: OfEveryBuild.Concat(symbols));

    /// <summary>Those of a project's <c>DefineConstants</c> that not every build has.</summary>
    internal static IEnumerable<string> Own(string constants) =>
        constants.Split([';', ',', ' '], StringSplitOptions.RemoveEmptyEntries | StringSplitOptions.TrimEntries)
            .Where(symbol => SyntaxFacts.IsValidIdentifier(symbol) && !OfEveryBuild.Contains(symbol));
}
