namespace JsonAot.Lab.Probes;

/// <summary>The programs that the Lab publishes and watches from outside.</summary>
/// <param name="Folder">Where its project is, below the checkout's root.</param>
/// <param name="Assembly">The name of what is published.</param>
internal sealed record ProbeProgram(string Folder, string Assembly)
{
    /// <summary>Every role, every contender and payload that was not left out.</summary>
    internal static readonly ProbeProgram Probe = new("Probe", "JsonAot.Probe");

    /// <summary>The smallest program that reads and writes: one payload, one contender, and the handshake.</summary>
    internal static readonly ProbeProgram Start = new("Probe/Start", "JsonAot.Start");

    /// <summary>A program that does nothing; with the property Handshake=true it shakes hands and does nothing.</summary>
    internal static readonly ProbeProgram Floor = new("Probe/Floor", "JsonAot.Floor");

    /// <summary>Tries one direction of one contender, and uses no serializer of its own that could keep what the contender loses.</summary>
    internal static readonly ProbeProgram Verdict = new("Probe/Verdict", "JsonAot.Verdict");

    internal string ProjectFile => Path.Combine(Checkout.Root, Folder, $"{Path.GetFileName(Folder)}.csproj");

    internal string Executable => OperatingSystem.IsWindows() ? $"{Assembly}.exe" : Assembly;
}
