using System.Text.Json;
using System.Text.Json.Serialization;

namespace JsonAot.Lab.Commands.Compare;

/// <summary>What BenchmarkDotNet writes with <c>--exporters json</c> or <c>fulljson</c>, for any project.</summary>
internal static class BenchmarkReports
{
    internal const string Ending = "-report-full.json";

    private const string Compressed = "-compressed";

    /// <summary>The reports among some files, each once where it was written in both forms.</summary>
    internal static string[] Among(IEnumerable<string> files) =>
    [
        .. files.Select(file => (File: file, Plain: file.Replace(Compressed, "", StringComparison.Ordinal)))
            .Where(file => file.Plain.EndsWith(Ending, StringComparison.Ordinal))
            .DistinctBy(file => file.Plain)
            .Select(file => file.File),
    ];

    /// <exception cref="LabException">A file is cut, or no such report.</exception>
    internal static MeasuredSet Read(IEnumerable<string> files)
    {
        BenchmarkReport[] reports = [.. files.Select(Read)];
        Dictionary<string, string> conditions = new()
        {
            ["machine"] = Joined(reports, host => $"{host.ProcessorName}, {host.OsVersion}"),
            ["framework"] = Joined(reports, host => host.RuntimeVersion),
            ["tool"] = Joined(reports, host => $"BenchmarkDotNet {host.BenchmarkDotNetVersion}"),
        };
        IEnumerable<MeasuredRow> rows = reports.SelectMany(report => report.Benchmarks).Select(benchmark => benchmark.Row());
        return new MeasuredSet("", "", conditions, Limit: null, [.. rows]);
    }

    private static BenchmarkReport Read(string file)
    {
        try
        {
            using FileStream stream = File.OpenRead(file);
            return JsonSerializer.Deserialize(stream, BenchmarkReportJson.Default.BenchmarkReport)
                ?? throw new LabException($"{file} is empty.", ExitCodes.Usage);
        }
        catch (JsonException problem)
        {
            string why = problem.Message.Split('\n')[0];
            throw new LabException($"{file} is no report of BenchmarkDotNet ({why}). Export one with --exporters json.", ExitCodes.Usage);
        }
    }

    private static string Joined(IEnumerable<BenchmarkReport> reports, Func<HostEnvironment, string> part) =>
        string.Join("; ", reports.Select(report => part(report.HostEnvironmentInfo)).Distinct());
}

internal sealed record HostEnvironment(string BenchmarkDotNetVersion, string OsVersion, string ProcessorName, string RuntimeVersion);

/// <param name="DisplayInfo">Type, method, job and parameters, in words.</param>
/// <param name="FullName">Namespace, type, method and parameters.</param>
/// <param name="Statistics">Null where it has no figures.</param>
/// <param name="Measurements">Null where the report leaves them out.</param>
internal sealed record ReportedBenchmark(
    string DisplayInfo, string FullName, ReportedStatistics? Statistics = null, IReadOnlyList<ReportedMeasurement>? Measurements = null)
{
    // Fewer iterations give no interval.
    private const int LeastIterations = 6;

    internal MeasuredRow Row()
    {
        string? absence = Statistics is null ? "it has no figures: it failed"
            : Statistics.Median > 0 ? null
            : "it is too short to be timed";
        return new MeasuredRow(FullName, absence is null ? Time(Statistics!) : null, absence) { Job = Job() };
    }

    /// <summary>
    /// The median, with the interval that its iterations give it. Iterations of one process are alike, so that where there are several
    /// processes the interval holds the median of each.
    /// </summary>
    private Estimate Time(ReportedStatistics statistics)
    {
        if (statistics.OriginalValues is not { Count: >= LeastIterations } values)
            return new Estimate(statistics.Median, 0, double.PositiveInfinity);
        Estimate interval = Intervals.OfGenerations(values) with { Median = statistics.Median };
        IEnumerable<IGrouping<int, double>> launches = (Measurements ?? [])
            .Where(one => one is { IterationMode: "Workload", IterationStage: "Result" })
            .GroupBy(one => one.LaunchIndex, one => one.Nanoseconds / one.Operations);
        double[] medians = [.. launches.Select(Quantile.Median)];
        return medians.Length < 2 ? interval
            : new Estimate(interval.Median, Math.Min(interval.Low, medians.Min()), Math.Max(interval.High, medians.Max()));
    }

    /// <summary>A job that nobody named has an identifier that changes from run to run: what it is made of says more.</summary>
    private string Job()
    {
        string[] job = DisplayInfo.Split(": ", 2)[^1].Split(" [")[0].TrimEnd(')').Split('(', 2);
        return !job[0].StartsWith("Job-", StringComparison.Ordinal) ? job[0] : job is [_, var made] ? made : "";
    }
}

/// <param name="OriginalValues">
/// Nanoseconds for each operation, an iteration each, without those that BenchmarkDotNet takes for outliers.
/// </param>
internal sealed record ReportedStatistics(double Median, IReadOnlyList<double>? OriginalValues = null);

internal sealed record ReportedMeasurement(
    string IterationMode, string IterationStage, int LaunchIndex, long Operations, double Nanoseconds);

[JsonSourceGenerationOptions(RespectNullableAnnotations = true, RespectRequiredConstructorParameters = true)]
[JsonSerializable(typeof(BenchmarkReport))]
internal sealed partial class BenchmarkReportJson : JsonSerializerContext;
