namespace JsonAot.Lab.Running.Publishing;

/// <summary>A project of this checkout that can be published and run.</summary>
/// <param name="Folder">Where the project is, below the checkout's root.</param>
/// <param name="Assembly">The name of what is published.</param>
internal sealed record ProgramProject(string Folder, string Assembly)
{
    /// <summary>Whether it works on payloads; a program that does nothing is the same for all of them.</summary>
    internal bool HasPayloads { get; init; } = true;

    /// <summary>Whether a command has written it, so that it is no source of this checkout.</summary>
    internal bool IsMade { get; init; }

    internal string ProjectFile => Path.Combine(Checkout.Root, Folder, $"{Path.GetFileName(Folder)}.csproj");

    internal string Executable => OperatingSystem.IsWindows() ? $"{Assembly}.exe" : Assembly;
}
