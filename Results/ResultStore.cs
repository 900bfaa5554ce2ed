using System.Text.Json.Serialization.Metadata;

namespace JsonAot.Results;

/// <summary>Where results live: one folder a machine, below it one a framework and mode, below that one file a kind.</summary>
public sealed class ResultStore(string root)
{
    /// <summary>The committed results, in the checkout that holds the solution.</summary>
    public const string FolderName = "results";

    public string Root => root;

    public string PathOf(Machine machine, string framework, string mode, string fileName) =>
        Path.Combine(root, machine.Folder, $"{framework}-{mode}", fileName);

    public SteadyState? ReadSteadyState(Machine machine, string framework, string mode) =>
        ReadSteadyState(PathOf(machine, framework, mode, SteadyState.FileName));

    public static SteadyState? ReadSteadyState(string path) =>
        ResultFile.Read(path, ResultsJson.Readable.SteadyState, steady => steady.Manifest);

    /// <summary>Adds to what an earlier run left, so that measuring one benchmark loses no other.</summary>
    public string Save(SteadyState steady)
    {
        string path = PathOf(steady.Manifest.Machine, steady.Manifest.Framework, steady.Manifest.Mode, SteadyState.FileName);
        ResultFile.Write(path, steady.Over(ReadSteadyState(path)), ResultsJson.Readable.SteadyState);
        return path;
    }

    public CpuTimes? ReadCpuTimes(Machine machine, string framework, string mode) =>
        ResultFile.Read(PathOf(machine, framework, mode, CpuTimes.FileName), ResultsJson.Readable.CpuTimes, times => times.Manifest);

    /// <summary>Adds to what an earlier run left.</summary>
    public string Save(CpuTimes times)
    {
        Manifest manifest = times.Manifest;
        string path = PathOf(manifest.Machine, manifest.Framework, manifest.Mode, CpuTimes.FileName);
        ResultFile.Write(path, times.Over(ReadCpuTimes(manifest.Machine, manifest.Framework, manifest.Mode)), ResultsJson.Readable.CpuTimes);
        return path;
    }

    public LimitTimes? ReadLimits(Machine machine, string framework, string mode) =>
        ResultFile.Read(PathOf(machine, framework, mode, LimitTimes.FileName), ResultsJson.Readable.LimitTimes, times => times.Manifest);

    /// <summary>Adds to what an earlier run left.</summary>
    public string Save(LimitTimes times)
    {
        Manifest manifest = times.Manifest;
        string path = PathOf(manifest.Machine, manifest.Framework, manifest.Mode, LimitTimes.FileName);
        ResultFile.Write(path, times.Over(ReadLimits(manifest.Machine, manifest.Framework, manifest.Mode)), ResultsJson.Readable.LimitTimes);
        return path;
    }

    public ErrorResults? ReadErrors(Machine machine, string framework, string mode) =>
        ResultFile.Read(PathOf(machine, framework, mode, ErrorResults.FileName), ResultsJson.Readable.ErrorResults, errors => errors.Manifest);

    /// <summary>Adds to what an earlier run left.</summary>
    public string Save(ErrorResults errors)
    {
        Manifest manifest = errors.Manifest;
        string path = PathOf(manifest.Machine, manifest.Framework, manifest.Mode, ErrorResults.FileName);
        ResultFile.Write(path, errors.Over(ReadErrors(manifest.Machine, manifest.Framework, manifest.Mode)), ResultsJson.Readable.ErrorResults);
        return path;
    }

    /// <summary>Adds to what an earlier run left.</summary>
    public string Save(FidelityResults fidelity)
    {
        Manifest manifest = fidelity.Manifest;
        string path = PathOf(manifest.Machine, manifest.Framework, manifest.Mode, FidelityResults.FileName);
        FidelityResults? earlier = ResultFile.Read(path, ResultsJson.Readable.FidelityResults, results => results.Manifest);
        ResultFile.Write(path, fidelity.Over(earlier), ResultsJson.Readable.FidelityResults);
        return path;
    }

    /// <summary>Adds to what an earlier run left.</summary>
    public string Save(CrossReadResults crossRead)
    {
        Manifest manifest = crossRead.Manifest;
        string path = PathOf(manifest.Machine, manifest.Framework, manifest.Mode, CrossReadResults.FileName);
        CrossReadResults? earlier = ResultFile.Read(path, ResultsJson.Readable.CrossReadResults, results => results.Manifest);
        ResultFile.Write(path, crossRead.Over(earlier), ResultsJson.Readable.CrossReadResults);
        return path;
    }

    public StartupResults? ReadStartup(Machine machine, string framework, string mode) =>
        ReadStartup(PathOf(machine, framework, mode, StartupResults.FileName));

    public static StartupResults? ReadStartup(string path) =>
        ResultFile.Read(path, ResultsJson.Readable.StartupResults, results => results.Manifest);

    /// <summary>Adds to what an earlier run left.</summary>
    public string Save(StartupResults startup)
    {
        Manifest manifest = startup.Manifest;
        string path = PathOf(manifest.Machine, manifest.Framework, manifest.Mode, StartupResults.FileName);
        ResultFile.Write(path, startup.Over(ReadStartup(manifest.Machine, manifest.Framework, manifest.Mode)), ResultsJson.Readable.StartupResults);
        return path;
    }

    public WarmUpResults? ReadWarmUp(Machine machine, string framework, string mode) =>
        ResultFile.Read(PathOf(machine, framework, mode, WarmUpResults.FileName), ResultsJson.Readable.WarmUpResults, results => results.Manifest);

    /// <summary>Adds to what an earlier run left.</summary>
    public string Save(WarmUpResults warmUp)
    {
        Manifest manifest = warmUp.Manifest;
        string path = PathOf(manifest.Machine, manifest.Framework, manifest.Mode, WarmUpResults.FileName);
        ResultFile.Write(path, warmUp.Over(ReadWarmUp(manifest.Machine, manifest.Framework, manifest.Mode)), ResultsJson.Readable.WarmUpResults);
        return path;
    }

    /// <summary>Finds out before anything is measured whether it can be kept.</summary>
    /// <exception cref="ResultFileException">It cannot, or what is there already is damaged.</exception>
    public void CheckWritable(Machine machine, string framework, string mode)
    {
        string path = PathOf(machine, framework, mode, $"writable.{Environment.ProcessId}.tmp");
        try
        {
            Directory.CreateDirectory(Path.GetDirectoryName(path)!);
            File.WriteAllText(path, "");
            File.Delete(path);
        }
        catch (Exception problem) when (problem is IOException or UnauthorizedAccessException)
        {
            throw new ResultFileException($"The results cannot be written to {Path.GetDirectoryName(path)}: {problem.Message} Nothing was measured.", problem);
        }
    }

    public SizeResults? ReadSizes(Machine machine, string framework, string mode) =>
        ResultFile.Read(PathOf(machine, framework, mode, SizeResults.FileName), ResultsJson.Readable.SizeResults, sizes => sizes.Manifest);

    /// <summary>Adds to what an earlier run left.</summary>
    public string Save(SizeResults sizes) =>
        Save(sizes, sizes.Over, SizeResults.FileName, ResultsJson.Readable.SizeResults, results => results.Manifest);

    public MemoryResults? ReadMemory(Machine machine, string framework, string mode) =>
        ResultFile.Read(PathOf(machine, framework, mode, MemoryResults.FileName), ResultsJson.Readable.MemoryResults, memory => memory.Manifest);

    /// <summary>Adds to what an earlier run left.</summary>
    public string Save(MemoryResults memory) =>
        Save(memory, memory.Over, MemoryResults.FileName, ResultsJson.Readable.MemoryResults, results => results.Manifest);

    public VerdictResults? ReadVerdicts(Machine machine, string framework, string mode) =>
        ResultFile.Read(PathOf(machine, framework, mode, VerdictResults.FileName), ResultsJson.Readable.VerdictResults, verdicts => verdicts.Manifest);

    /// <summary>Adds to what an earlier run left.</summary>
    public string Save(VerdictResults verdicts) =>
        Save(verdicts, verdicts.Over, VerdictResults.FileName, ResultsJson.Readable.VerdictResults, results => results.Manifest);

    /// <summary>Every steady-state file below the root, in a stable order.</summary>
    public IEnumerable<string> SteadyStateFiles() => Directory.Exists(root)
        ? Directory.EnumerateFiles(root, SteadyState.FileName, SearchOption.AllDirectories).Order(StringComparer.Ordinal)
        : [];

    private string Save<T>(T results, Func<T?, T> over, string fileName, JsonTypeInfo<T> typeInfo, Func<T, Manifest> manifestOf)
        where T : class
    {
        Manifest manifest = manifestOf(results);
        string path = PathOf(manifest.Machine, manifest.Framework, manifest.Mode, fileName);
        ResultFile.Write(path, over(ResultFile.Read(path, typeInfo, manifestOf)), typeInfo);
        return path;
    }
}
