using System.Text.Json;
using JsonAot.Probe.Answers;

namespace JsonAot.Lab.Measures.BuildCost;

/// <summary>Everything that a compiler takes part in: one that is kept running, and one that starts for a project alone.</summary>
internal sealed class CompilePasses(CompilerCommand command, Measuring run)
{
    private static readonly TimeSpan Limit = TimeSpan.FromMinutes(60);

    private static readonly ProgramProject Compiler = new("Probe/Compiler", "JsonAot.Compiler");

    /// <exception cref="LabException">The program with the compiler does not do it.</exception>
    internal IReadOnlyList<BuildCostRow> Run(IReadOnlyList<GeneratedProject> projects, CostScope scope)
    {
        PublishedProbe program = new PublishCache(run.Progress.Say).GetAll([new PublishRequest(Compiler, DeploymentMode.Jit) { Libraries = "none" }], run.Stop)[0];
        if (program.Unavailable is { } reason)
            throw new LabException($"The program that times the compiler cannot be built: {reason}");
        var order = new CompileOrder(scope.Passes, Random.Shared.Next(1, 1_000_000), [.. projects.Select(project => Order(project, scope))]);
        string file = Path.Combine(run.Folder, "order.json");
        Directory.CreateDirectory(run.Folder);
        File.WriteAllText(file, JsonSerializer.Serialize(order, CompileJson.Default.CompileOrder));
        run.Progress.Say($"Compiling {projects.Count} projects, and editing them ...");
        ProbeReply<CompileAnswer> reply = new ProbeProcess(program.Executable, new Dictionary<string, string>()).Ask(CompileJson.Default.CompileAnswer, Limit, file);
        run.Stop.ThrowIfCancellationRequested();
        CompileAnswer answer = reply.Answer ?? throw new LabException($"The program that times the compiler {reply.Failure}.");
        return [.. projects.Select(project => Row(project, answer.Projects.Single(one => one.Name == project.Name), scope))];
    }

    /// <summary>Every project once in each pass, in a new order.</summary>
    internal IReadOnlyList<BuildCostRow> RunCold(IReadOnlyList<BuildCostRow> rows, IReadOnlyList<GeneratedProject> projects, CostScope scope)
    {
        GeneratedProject[] asked = [.. projects.Where(project => scope.ColdSizes.Contains(project.Types))];
        var times = new List<(GeneratedProject Project, double Took, double Generators)>();
        for (int pass = 0; pass < scope.ColdPasses; pass++)
        {
            Random.Shared.Shuffle(asked);
            foreach (GeneratedProject project in asked)
            {
                run.Stop.ThrowIfCancellationRequested();
                run.Progress.Show(times.Count + 1, asked.Length * scope.ColdPasses, $"a compiler of its own: {project.Name}");
                (double took, double generators) = command.Run(project, run.Stop);
                times.Add((project, took, generators));
            }
        }

        return
        [
            .. rows.Zip(projects, (row, project) => times.Where(time => time.Project == project).OrderBy(time => time.Took).FirstOrDefault() is { Project: not null } best
                ? row with { ColdCompileNs = Math.Round(best.Took), ColdGeneratorNs = Math.Round(best.Generators) }
                : row),
        ];
    }

    private CompiledProject Order(GeneratedProject project, CostScope scope)
    {
        int edited = project.EditedType;
        return new CompiledProject(
            project.Name,
            project.Folder,
            command.For(project),
            scope.EmittedSizes.Contains(project.Types),
            new SourceEdit(GeneratedProject.FileOf(edited), TypeMix.SourceOf(edited, furtherMember: true)),
            new SourceEdit(GeneratedProject.UnrelatedFile, GeneratedProject.UnrelatedText("2 - 1")));
    }

    private static BuildCostRow Row(GeneratedProject project, CompiledAnswer answer, CostScope scope)
    {
        var row = new BuildCostRow { Variant = project.Variant.Name, Types = project.Types, TakenAt = DateTimeOffset.UtcNow };
        return answer.Failure is { } failure ? row with { Unavailable = $"it does not compile: {failure}" } : row with
        {
            Passes = scope.Passes,
            CompileNs = Lowest(answer.CompileNs),
            GenerateNs = Lowest(answer.GenerateNs),
            MemberEditNs = Lowest(answer.MemberNs),
            UnrelatedEditNs = Lowest(answer.UnrelatedNs),
            Files = answer.Files,
            Lines = answer.Lines,
            Characters = answer.Characters,
            MemberEditFiles = answer.MemberFiles,
            MemberEditChanged = answer.MemberChanged,
            UnrelatedEditFiles = answer.UnrelatedFiles,
            IlBytes = answer.IlBytes,
        };
    }

    private static double? Lowest(IReadOnlyList<double> times) => times.Count == 0 ? null : Math.Round(times.Min());
}
