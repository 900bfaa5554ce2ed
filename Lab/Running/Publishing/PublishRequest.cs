using System.Security.Cryptography;
using System.Text;

namespace JsonAot.Lab.Running.Publishing;

/// <summary>One program to publish: which, how, and what is compiled into it.</summary>
internal sealed record PublishRequest(ProgramProject Program, DeploymentMode Mode)
{
    /// <summary>What it runs on.</summary>
    internal string Framework { get; init; } = Checkout.Framework;

    /// <summary>
    /// The folders of libraries to compile in, joined with '+', or "none". The default is the selection of the running program.
    /// </summary>
    internal string Libraries { get; init; } = Checkout.Libraries;

    /// <summary>The type's name of the only contender to compile in. The default is all of them.</summary>
    internal string? Contender { get; init; }

    /// <summary>The type's name of the only payload to compile in. The default is all of them.</summary>
    internal string? Payload { get; init; }

    /// <summary>Whether to compile in what native builds otherwise leave out: Shared/Contract/DynamicCode.cs.</summary>
    internal bool Unguarded { get; init; }

    /// <summary>The folder of the payload that takes the place of the suite's own; null for those.</summary>
    internal string? PayloadFolder { get; init; }

    /// <summary>Further MSBuild properties, such as <c>ServerGarbageCollection=true</c>.</summary>
    internal IReadOnlyList<string> Properties { get; init; } = [];

    /// <summary>Its name for people, where the properties would tell them nothing.</summary>
    internal string? Name { get; init; }

    /// <summary>Every switch that changes the program, for the command line and for the manifest.</summary>
    internal IReadOnlyList<string> Switches =>
    [
        "-p:SelfContained=true",
        .. Mode.Switches,
        .. Switch("Libraries", Libraries),
        .. Switch("OnlyContender", Contender),
        .. Switch("OnlyPayload", Payload),
        .. Common,
        .. Switch("JsonAotPayload", PayloadFolder),
        .. Properties.Select(Switch),
    ];

    /// <summary>The switches that also apply to the projects of Shared/BuiltOnce.props.</summary>
    internal IReadOnlyList<string> Common =>
        [$"-p:JsonAotFramework={Framework}", .. Switch("Unguarded", Unguarded ? "true" : null)];

    /// <summary>Its description for people.</summary>
    internal string Title => $"{Name ?? Parts} for {Framework} {Mode.Name}";

    /// <summary>Its folder in the cache. Only the newest state of its sources is kept there.</summary>
    internal string FolderName =>
        Path.Combine($"{Framework}-{Mode.Name}", $"{Program.Assembly}{(Contender is null ? "" : $"-{Contender}")}-{Hash()[..8]}");

    private string Hash() => Convert.ToHexStringLower(SHA256.HashData(Encoding.UTF8.GetBytes(string.Join('\n', Switches))));

    private string Parts => string.Join(' ', new[] { Program.Assembly, Contender, Payload }.OfType<string>().Concat(Properties));

    private static string[] Switch(string name, string? value) => string.IsNullOrEmpty(value) ? [] : [Switch($"{name}={value}")];

    // A semicolon or a comma would end the property on a command line.
    private static string Switch(string property) =>
        $"-p:{property.Replace(";", "%3B", StringComparison.Ordinal).Replace(",", "%2C", StringComparison.Ordinal)}";
}
