using System.Text.Json;

namespace JsonAot.Lab.Measures.BuildCost;

/// <summary>The command line with which MSBuild calls the compiler for a generated project.</summary>
/// <param name="Compiler">The SDK's own compiler.</param>
internal sealed record CompilerCommand(string Compiler, IReadOnlyList<string> Arguments)
{
    private static readonly TimeSpan Limit = TimeSpan.FromMinutes(5);

    // These options differ from project to project: what it is, and where its output goes.
    private static readonly string[] OfOneProject = ["/out:", "/refout:", "/embed:", "/noconfig"];

    private static readonly string[] OfSpanCodec = ["SpanCodec.Generator.dll", "SpanCodec.dll"];

    /// <param name="project">One with all generators. All others have the same options, and fewer references.</param>
    internal static CompilerCommand Of(GeneratedProject project)
    {
        Call("The restore of a generated project failed", ["restore", project.ProjectFile, "-nodeReuse:false"]);
        Call("The build of SpanCodec failed", ["build", Path.Combine(Checkout.Root, "Shared"), .. Dotnet.Quiet]);
        string output = Call(
            "MSBuild does not say how it calls the compiler",
            [
                "msbuild", project.ProjectFile, "-nologo", "-nodeReuse:false", "-t:BuildOnlySettings;ResolveReferences;CoreCompile",
                "-p:Configuration=Release", "-p:RunAnalyzers=false", "-p:BuildProjectReferences=false",
                "-p:SkipCompilerExecution=true", "-p:ProvideCommandLineArgs=true",
                "-getItem:CscCommandLineArgs", "-getProperty:RoslynTargetsPath",
            ]);
        try
        {
            using JsonDocument answer = JsonDocument.Parse(output);
            JsonElement items = answer.RootElement.GetProperty("Items").GetProperty("CscCommandLineArgs");
            IEnumerable<string> arguments = items.EnumerateArray().Select(item => item.GetProperty("Identity").GetString()!);
            string roslyn = answer.RootElement.GetProperty("Properties").GetProperty("RoslynTargetsPath").GetString()!;
            return new CompilerCommand(
                Path.Combine(roslyn, "bincore", "csc.dll"),
                [.. arguments.Where(IsOfAllProjects).Select(argument => Rooted(argument, project.Folder))]);
        }
        catch (Exception problem) when (problem is JsonException or KeyNotFoundException)
        {
            throw new LabException($"MSBuild does not say how it calls the compiler: {BuildFailure.FirstError(output)}", problem);
        }
    }

    // Not below the projects: what lies there is what a publish is made from.
    private static string Outputs => Path.Combine(Checkout.Artifacts, "build-cost", "out");

    internal static string OutputOf(GeneratedProject project) => Path.Combine(Outputs, $"{project.Name}.dll");

    internal IReadOnlyList<string> For(GeneratedProject project) =>
    [
        .. Arguments.Where(argument => project.Variant.HasSpanCodec || !IsOfSpanCodec(argument)),
        $"/out:{OutputOf(project)}",
        .. project.Files().Select(file => Path.Combine(project.Folder, file.Name)).Where(path => path != project.ProjectFile),
    ];

    /// <summary>Names the state of the generators: figures of others are not gone on with.</summary>
    internal IEnumerable<string> Stamps() =>
        from argument in Arguments
        where IsOfSpanCodec(argument)
        select Fingerprint.Of([File.ReadAllBytes(argument[(argument.IndexOf(':') + 1)..].Trim('"'))]);

    /// <summary>What the kernel counts of a compiler that starts for this project.</summary>
    internal CountedChild Count(GeneratedProject project, TimeSpan limit)
    {
        CountedChild compiler = CountedChild.Run(
            MachineTool.Find("dotnet")!, ["exec", Compiler, "/noconfig", $"@{ResponseFile(project)}"], limit,
            [.. Launcher.PlainEnvironment(), "DOTNET_TieredPGO=0"]);
        return compiler.Failure is null ? compiler
            : throw new LabException($"{project.Name} does not compile: {BuildFailure.FirstError(compiler.Output)} ({compiler.Failure})");
    }

    private string ResponseFile(GeneratedProject project)
    {
        Directory.CreateDirectory(Outputs);
        string file = Path.Combine(Outputs, "compiler.rsp");
        File.WriteAllLines(file, For(project).Select(Quoted));
        return file;
    }

    /// <returns>The nanoseconds of a compiler that starts for this project; null where they are not known.</returns>
    internal double? Run(GeneratedProject project)
    {
        var compiler = new ChildProcess("dotnet")
        {
            Folder = project.Folder,
            Environment = new Dictionary<string, string> { ["DOTNET_TieredPGO"] = "0" },
        };
        ChildRun run = compiler.Run(["exec", Compiler, "/noconfig", $"@{ResponseFile(project)}"], Limit);
        return run is { End: ChildEnd.Exited, ExitCode: 0 }
            ? run.IsTimeKnown ? run.Took.TotalNanoseconds : null
            : throw new LabException($"{project.Name} does not compile: {BuildFailure.FirstError(run.Output + run.Errors)}");
    }

    private static string Call(string failure, string[] arguments)
    {
        ChildRun run = Dotnet.RunAsync(arguments, Limit, Checkout.Root).GetAwaiter().GetResult();
        return run is { End: ChildEnd.Exited, ExitCode: 0 }
            ? run.Output
            : throw new LabException(BuildFailure.Explain(failure, run.Output + run.Errors));
    }

    private static bool IsOfSpanCodec(string argument) => OfSpanCodec.Contains(Path.GetFileName(argument.TrimEnd('"')));

    private static bool IsOfAllProjects(string argument) =>
        argument.StartsWith('/') && !OfOneProject.Any(option => argument.StartsWith(option, StringComparison.Ordinal));

    // MSBuild's own files are named from the project's folder, and every project here is compiled with them.
    private static string Rooted(string argument, string folder)
    {
        const string Config = "/analyzerconfig:";
        return argument.StartsWith(Config, StringComparison.Ordinal)
            ? Config + Path.Combine(folder, argument[Config.Length..].Trim('"'))
            : argument;
    }

    private static string Quoted(string argument) => argument.Contains(' ') && !argument.Contains('"') ? $"\"{argument}\"" : argument;
}
