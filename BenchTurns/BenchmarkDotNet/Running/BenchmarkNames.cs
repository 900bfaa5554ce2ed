using System.Collections.Concurrent;
using System.Runtime.CompilerServices;
using BenchmarkDotNet.Reports;

namespace BenchTurns.Running;

/// <summary>How benchmarks are called.</summary>
public static class BenchmarkNames
{
    // BenchmarkDotNet shows twenty letters of a parameter, by which not all of them can be told apart.
    private static readonly SummaryStyle Long = SummaryStyle.Default.WithMaxParameterColumnWidth(60);

    private static readonly ConcurrentDictionary<Type, bool> IsOneOfSeveral = new();
    private static readonly ConditionalWeakTable<BenchmarkCase, string> Numbers = [];

    /// <summary>Such as "Parsing.Words(Count: 10) [jit]".</summary>
    public static string Of(BenchmarkCase benchmark) => $"{WithoutMode(benchmark)} [{benchmark.Job.Id}]";

    /// <summary>Such as "Parsing.Words(Count: 10)".</summary>
    public static string WithoutMode(BenchmarkCase benchmark) =>
        $"{TypeOf(benchmark)}.{benchmark.Descriptor.WorkloadMethod.Name}{BehindMethod(benchmark)}";

    /// <summary>Rows are found again by their names: those whose parameters look alike are numbered.</summary>
    /// <param name="benchmarks">All of a program.</param>
    internal static void Number(IEnumerable<BenchmarkCase> benchmarks)
    {
        foreach (BenchmarkCase[] alike in benchmarks.GroupBy(Of).Select(group => group.ToArray()).Where(group => group.Length > 1))
        {
            for (int place = 1; place < alike.Length; place++)
                Numbers.AddOrUpdate(alike[place], $" #{place + 1}");
        }
    }

    /// <summary>In a table, below the name of its class: the description that it was given, where it was given one.</summary>
    internal static (string Class, string Title) TitleOf(BenchmarkCase benchmark) =>
        (TypeOf(benchmark), $"{benchmark.Descriptor.WorkloadMethodDisplayInfo.Trim('\'')}{BehindMethod(benchmark)}");

    /// <summary>All with the same class, parameters, categories and mode.</summary>
    public static string SubjectOf(BenchmarkCase benchmark) =>
        $"{ClassOf(benchmark)}{ParametersOf(benchmark)}{string.Concat(benchmark.Descriptor.Categories.Select(category => $" {category}"))}";

    /// <summary>The class and the mode.</summary>
    public static string ClassOf(BenchmarkCase benchmark) => $"{benchmark.Job.Id}: {TypeOf(benchmark)}";

    private static string BehindMethod(BenchmarkCase benchmark) =>
        $"{ParametersOf(benchmark)}{(Numbers.TryGetValue(benchmark, out string? number) ? number : "")}";

    private static string ParametersOf(BenchmarkCase benchmark) =>
        benchmark.Parameters.Count == 0 ? ""
            : $"({string.Join(", ", benchmark.Parameters.Items.Select(one => $"{one.Name}={one.ToDisplayText(Long)}"))})";

    private static string TypeOf(BenchmarkCase benchmark)
    {
        Type type = benchmark.Descriptor.Type;
        string name = (IsOneOfSeveral.GetOrAdd(type, HasNamesake) ? $"{type}".Replace('+', '.') : type.Name).Split('`', '[')[0];
        return type.IsGenericType ? $"{name}<{string.Join(", ", type.GetGenericArguments().Select(argument => argument.Name))}>" : name;
    }

    /// <summary>Rows are found again by their names: where another class has the same one, the namespace tells them apart.</summary>
    private static bool HasNamesake(Type type) =>
        type.Assembly.GetExportedTypes().Count(other => other.Name == type.Name) > 1;
}
