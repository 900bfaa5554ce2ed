using System.Security.Cryptography;
using System.Text;
using JsonAot.ResultFiles;

namespace JsonAot.Processes.Publishing;

/// <summary>One program to publish: which, how, and what is compiled into it.</summary>
internal sealed record PublishRequest(ProgramProject Program, DeploymentMode Mode)
{
    /// <summary>The folders of libraries to compile in, joined with '+', or "none"; this Lab's own selection when left out.</summary>
    internal string Libraries { get; init; } = OnCommandLine(Checkout.Libraries);

    /// <summary>The type's name of the only contender to compile in; all of them when left out.</summary>
    internal string? Contender { get; init; }

    /// <summary>The type's name of the only payload to compile in; all of them when left out.</summary>
    internal string? Payload { get; init; }

    /// <summary>Whether to compile in what native builds otherwise leave out: Shared/Contract/DynamicCode.cs.</summary>
    internal bool Unguarded { get; init; }

    /// <summary>Further MSBuild properties, such as <c>ServerGarbageCollection=true</c>.</summary>
    internal IReadOnlyList<string> Properties { get; init; } = [];

    /// <summary>What to call it where its properties would tell a person nothing.</summary>
    internal string? Name { get; init; }

    /// <summary>All that decides what comes out, for the command line and for the manifest.</summary>
    internal IReadOnlyList<string> Switches =>
    [
        "-p:SelfContained=true",
        .. Mode.Switches,
        .. Libraries.Length > 0 ? [$"-p:Libraries={Libraries}"] : Array.Empty<string>(),
        .. Contender is null ? Array.Empty<string>() : [$"-p:OnlyContender={Contender}"],
        .. Payload is null ? Array.Empty<string>() : [$"-p:OnlyPayload={Payload}"],
        .. Common,
        .. Properties.Select(property => $"-p:{Escape(property)}"),
    ];

    /// <summary>Those that reach what all programs are built from: eng/BuiltOnce.props.</summary>
    internal IReadOnlyList<string> Common => [$"-p:JsonAotFramework={Checkout.Framework}", .. Unguarded ? ["-p:Unguarded=true"] : Array.Empty<string>()];

    /// <summary>Those that may decide which files it is built from. Which library, contender and payload are compiled in is decided among files that count anyway.</summary>
    internal IReadOnlyList<string> SwitchesOfSources => [.. Mode.Switches, .. Common, .. Properties.Select(property => $"-p:{Escape(property)}")];

    /// <summary>What it is, for a person to read while it is published.</summary>
    internal string Title =>
        (Name ?? string.Join(' ', new[] { Program.Assembly, Contender, Payload }.OfType<string>().Concat(Properties))) + $" for {Checkout.Framework} {Mode.Name}";

    /// <summary>A folder for all states of its sources, of which one is kept.</summary>
    internal string FolderName => Path.Combine($"{Checkout.Framework}-{Mode.Name}", $"{Program.Assembly}{(Contender is null ? "" : $"-{Contender}")}-{Hash()[..8]}");

    private string Hash() => Convert.ToHexStringLower(SHA256.HashData(Encoding.UTF8.GetBytes(string.Join('\n', Switches))));

    // A semicolon or a comma would end the property on a command line.
    private static string Escape(string property) => property.Replace(";", "%3B", StringComparison.Ordinal).Replace(",", "%2C", StringComparison.Ordinal);

    private static string OnCommandLine(string libraries) => libraries.Replace(';', '+').Replace(',', '+');
}
