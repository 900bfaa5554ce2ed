using System.Diagnostics;
using JsonAot.Probe.Answers;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace JsonAot.Probe.Compiler;

/// <summary>Compiles one project again and again, and edits it.</summary>
internal sealed class ProjectTimer(CompiledProject project)
{
    private readonly OpenProject _project = new(project);
    private readonly List<double> _generate = [], _compile = [], _member = [], _unrelated = [];
    private CompiledAnswer _facts = new() { Name = project.Name };

    internal string? Failure { get; private set; }

    internal CompiledAnswer Answer() => _facts with { GenerateNs = _generate, CompileNs = _compile, MemberNs = _member, UnrelatedNs = _unrelated, Failure = Failure };

    internal void Play(bool isCounted)
    {
        // Garbage of the project before must not be collected in the time of this one.
        GC.Collect();
        long begin = Stopwatch.GetTimestamp();
        CSharpCompilation compilation = _project.Parse();
        long parsed = Stopwatch.GetTimestamp();
        GeneratorDriver driver = _project.CreateDriver().RunGeneratorsAndUpdateCompilation(compilation, out Compilation whole, out _);
        double generate = Nanoseconds(parsed);
        if (isCounted)
            _generate.Add(generate);
        else
            TakeFacts(driver);
        if (project.Emits)
            Emit(whole, begin, isCounted);

        (double unrelated, GeneratorDriver after) = Edit(driver, compilation, project.Unrelated, isCounted, isMember: false);
        (double member, _) = Edit(after, compilation, project.Member, isCounted, isMember: true);
        if (!isCounted)
            return;
        _unrelated.Add(unrelated);
        _member.Add(member);
    }

    private void Emit(Compilation whole, long begin, bool isCounted)
    {
        using var assembly = new MemoryStream();
        Microsoft.CodeAnalysis.Emit.EmitResult result = whole.Emit(assembly);
        double took = Nanoseconds(begin);
        if (!result.Success)
            Failure = result.Diagnostics.First(diagnostic => diagnostic.Severity == DiagnosticSeverity.Error).ToString();
        else if (isCounted)
            _compile.Add(took);
        else
            _facts = _facts with { IlBytes = assembly.Length };
    }

    private (double Ns, GeneratorDriver Driver) Edit(GeneratorDriver driver, CSharpCompilation compilation, SourceEdit edit, bool isCounted, bool isMember)
    {
        CSharpCompilation edited = _project.With(compilation, edit.File, edit.Text);
        GeneratedSourceResult[] before = Sources(driver);
        long begin = Stopwatch.GetTimestamp();
        driver = driver.RunGenerators(edited);
        double took = Nanoseconds(begin);
        if (!isCounted)
        {
            // The driver parses all of them again. What a generator had kept is the same text, not only an equal one.
            GeneratedSourceResult[] anew = [.. Sources(driver).Where(source => !before.Any(old => ReferenceEquals(old.SourceText, source.SourceText)))];
            int changed = anew.Count(source => !before.Any(old => old.HintName == source.HintName && old.SourceText.ContentEquals(source.SourceText)));
            _facts = isMember ? _facts with { MemberFiles = anew.Length, MemberChanged = changed } : _facts with { UnrelatedFiles = anew.Length };
        }

        return (took, driver);
    }

    private static GeneratedSourceResult[] Sources(GeneratorDriver driver) => [.. driver.GetRunResult().Results.SelectMany(result => result.GeneratedSources)];

    private void TakeFacts(GeneratorDriver driver)
    {
        GeneratorDriverRunResult result = driver.GetRunResult();
        Failure ??= result.Results.Select(one => one.Exception?.ToString()).FirstOrDefault(problem => problem is not null)
            ?? result.Diagnostics.FirstOrDefault(diagnostic => diagnostic.Severity == DiagnosticSeverity.Error)?.ToString();
        _facts = _facts with
        {
            Files = result.GeneratedTrees.Length,
            Lines = result.GeneratedTrees.Sum(tree => tree.GetText().Lines.Count),
            Characters = result.GeneratedTrees.Sum(tree => (long)tree.Length),
        };
    }

    private static double Nanoseconds(long begin) => Stopwatch.GetElapsedTime(begin).TotalNanoseconds;
}
