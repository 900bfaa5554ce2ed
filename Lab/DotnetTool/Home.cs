using System.Reflection;

namespace JsonAot.Lab.DotnetTool;

/// <summary>The folder of everything that this tool leaves on the machine.</summary>
internal static class Home
{
    internal static string Root { get; } = Path.Combine(
        Environment.GetFolderPath(Environment.SpecialFolder.LocalApplicationData, Environment.SpecialFolderOption.DoNotVerify), "jsonaot");

    internal static string Version { get; } =
        typeof(Home).Assembly.GetCustomAttribute<AssemblyInformationalVersionAttribute>()!.InformationalVersion.Split('+')[0];

    /// <summary>It names the SDK. The folder of a version that does not have it is not whole.</summary>
    internal const string WholeFile = "global.json";

    /// <summary>The folder of this version.</summary>
    internal static string Folder => Path.Combine(Root, Version);

    /// <summary>Removes every version with all that it built and measured.</summary>
    internal static int Clean()
    {
        if (!Directory.Exists(Root))
        {
            Console.WriteLine($"There is nothing to remove: {Root} does not exist.");
            return 0;
        }

        try
        {
            // First: a removal that does not end leaves nothing behind that the next call would take for whole.
            foreach (string version in Directory.GetDirectories(Root))
                File.Delete(Path.Combine(version, WholeFile));
            Directory.Delete(Root, recursive: true);
        }
        catch (Exception problem) when (problem is IOException or UnauthorizedAccessException)
        {
            throw new ToolException($"{Root} cannot be removed: {problem.Message} Close what uses it, and run this again.", problem);
        }

        Console.WriteLine(
            $"Removed {Root}, with results and builds. What is left is the tool itself: dotnet tool uninstall -g JsonAot.Lab.");
        return 0;
    }
}
