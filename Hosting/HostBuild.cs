using System.Reflection;

namespace JsonAot.Hosting;

/// <summary>What a host knows of its own build: where its sources are, and with what it was compiled.</summary>
internal sealed record HostBuild(string Root, string ProjectFile, string Framework, string Libraries)
{
    internal static HostBuild Of(Assembly host)
    {
        var metadata = host.GetCustomAttributes<AssemblyMetadataAttribute>().ToDictionary(entry => entry.Key, entry => entry.Value ?? "");
        return new HostBuild(
            metadata["JsonAotRoot"],
            metadata["JsonAotProject"],
            metadata["JsonAotFramework"],
            metadata["JsonAotLibraries"]);
    }

    internal string Name => Path.GetFileNameWithoutExtension(ProjectFile);
}
