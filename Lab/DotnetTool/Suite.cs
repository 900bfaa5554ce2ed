namespace JsonAot.Lab.DotnetTool;

/// <summary>The suite's sources in the home folder: unpacked and built once, and then run.</summary>
internal static class Suite
{
    // The variable that chooses it for every project of the suite (Directory.Build.props), and what is taken without it.
    private static readonly string Framework = Variable("JsonAotFramework", "net10.0");

    // Each framework has its own: what was built for one has no programs for another.
    private static readonly string BuiltFile = $"built-{Framework}";

    private static string Packed => Path.GetFullPath(Path.Combine(AppContext.BaseDirectory, "..", "..", "..", "sources"));

    private static string Lab => Path.Combine(Home.Folder, "Lab", "bin", "Release", Framework, "JsonAot.Lab.dll");

    private static bool IsUnpacked => File.Exists(Path.Combine(Home.Folder, Home.WholeFile));

    private static bool IsBuilt => IsUnpacked && File.Exists(Path.Combine(Home.Folder, BuiltFile)) && File.Exists(Lab);

    internal static int Run(string[] arguments)
    {
        int exitCode = IsBuilt ? 0 : SetUp();
        return exitCode == 0 ? Child.Run(["exec", Lab, .. arguments]) : exitCode;
    }

    /// <returns>Zero, or the exit code of a stop.</returns>
    private static int SetUp()
    {
        try
        {
            Directory.CreateDirectory(Home.Root);
            // Two first calls at once would unpack into one folder: the second is refused.
            using FileStream held = File.Open(
                Path.Combine(Home.Root, "setup.lock"), FileMode.OpenOrCreate, FileAccess.ReadWrite, FileShare.None);
            Console.Error.WriteLine(
                $"Setting up jsonaot {Home.Version} in {Home.Folder}: once, for about a minute, or for several "
                    + "where the machine is busy. 'jsonaot clean' removes it.");
            Unpack();
            // The help and the advice of the Lab say what a person types: Lab/Terminal/Invocation.cs looks for this file.
            File.WriteAllText(Path.Combine(Home.Folder, "tool.txt"), "jsonaot");
            int exitCode = Child.Build(Home.Folder, [
                "build", Path.Combine(Home.Folder, "Lab", "Lab.csproj"),
                "-c", "Release", "--nologo", "-v:quiet", "-clp:NoSummary", "--tl:off", "-p:RunAnalyzers=false", "-nodeReuse:false"]);
            if (exitCode == Child.Stopped)
            {
                Console.Error.WriteLine("Stopped. The next call sets up what is missing.");
                return exitCode;
            }

            if (exitCode != 0)
                throw new ToolException("The suite cannot be built; what dotnet says of it stands above. Its packages must be restorable, "
                    + $"and the SDK that {Path.Combine(Home.Folder, Home.WholeFile)} names be there. Then run this again.");
            File.WriteAllText(Path.Combine(Home.Folder, BuiltFile), Home.Version);
            return 0;
        }
        catch (Exception problem) when (problem is IOException or UnauthorizedAccessException)
        {
            throw new ToolException($"{Home.Root} cannot be written: {problem.Message} Make room there, make it writable, or wait for "
                + "another call that sets it up, and run this again.", problem);
        }
    }

    /// <summary>Beside its place first: what was killed half way is never taken for whole.</summary>
    private static void Unpack()
    {
        if (IsUnpacked)
            return;
        string partial = $"{Home.Folder}.part";
        if (Directory.Exists(partial))
            Directory.Delete(partial, recursive: true);
        foreach (string file in Directory.EnumerateFiles(Packed, "*", SearchOption.AllDirectories))
        {
            string copy = Path.Combine(partial, Path.GetRelativePath(Packed, file));
            Directory.CreateDirectory(Path.GetDirectoryName(copy)!);
            File.Copy(file, copy);
        }

        // What is there without that file is the rest of a removal that did not end.
        if (Directory.Exists(Home.Folder))
            Directory.Delete(Home.Folder, recursive: true);
        Directory.Move(partial, Home.Folder);
    }

    private static string Variable(string name, string otherwise) =>
        Environment.GetEnvironmentVariable(name) is { Length: > 0 } value ? value : otherwise;
}
