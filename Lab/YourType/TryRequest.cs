using System.Security.Cryptography;
using System.Text;

namespace JsonAot.Lab.YourType;

/// <summary>What somebody asks of the verb.</summary>
/// <param name="Sources">Files of C#, or folders of them; none to have the type inferred.</param>
/// <param name="Samples">The first is the one that is timed.</param>
/// <param name="IsAll">Not the type that fits the first sample best, but the type of each sample.</param>
/// <param name="IsLossy">Measure even what loses a part of the sample.</param>
internal sealed record TryRequest(
    IReadOnlyList<string> Sources, IReadOnlyList<string> Samples, IReadOnlyList<DeploymentMode> Modes, IReadOnlyList<Contender> Libraries,
    string? Type, string? Project, bool IsAll, bool IsLossy)
{
    /// <summary>Whether there is something to look for a type in.</summary>
    internal bool HasTypes => Sources.Count > 0 || Project is not null;

    /// <summary>The folder of everything that is made for this request; the same one each time.</summary>
    internal string FolderFor(string name)
    {
        string project = Project is null ? "" : Path.GetFullPath(Project);
        string[] key = [.. Sources.Concat(Samples).Select(Path.GetFullPath), project, Type ?? ""];
        string hash = Convert.ToHexStringLower(SHA256.HashData(Encoding.UTF8.GetBytes(string.Join('\n', key))));
        return Path.Combine(Checkout.Artifacts, "try", $"{name}-{hash[..8]}");
    }
}

/// <summary>What somebody gave cannot be used; the message names the cause and the next action.</summary>
internal sealed class UnusableException : ProcessException
{
    internal UnusableException(string message, Exception? cause = null)
        : base(message, cause) => ExitCode = ExitCodes.Usage;
}
