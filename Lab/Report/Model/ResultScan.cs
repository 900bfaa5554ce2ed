using System.Text.Json;
using System.Text.Json.Serialization.Metadata;
using JsonAot.Results;

namespace JsonAot.Lab.Report.Model;

/// <summary>Reads every result file below a folder. One that cannot be used is named and left out; the others still make a page.</summary>
internal sealed class ResultScan
{
    // A file of another program may hold nulls where there are none in ours: better refused by name than met in a table.
    private static readonly ResultsJson Strict = new(new JsonSerializerOptions(ResultsJson.Default.Options) { RespectNullableAnnotations = true });

    private readonly Dictionary<(string Folder, string Framework, string Mode), Deployment> _deployments = [];
    private readonly Dictionary<string, string> _machines = [];
    private readonly List<string> _skipped = [];

    private ResultScan()
    {
    }

    internal IReadOnlyList<Deployment> Deployments => [.. _deployments
        .OrderBy(pair => pair.Key.Folder, StringComparer.Ordinal)
        .ThenBy(pair => pair.Key.Framework, StringComparer.Ordinal)
        .ThenBy(pair => Rank(pair.Key.Mode))
        .Select(pair => pair.Value)];

    /// <summary>A sentence a file.</summary>
    internal IReadOnlyList<string> Skipped => _skipped;

    /// <exception cref="LabException">There is no such folder.</exception>
    internal static ResultScan Of(string root)
    {
        if (!Directory.Exists(root))
            throw new LabException($"There is no folder {root}. Measure first, or name another folder with --results.", ExitCodes.Usage);
        var scan = new ResultScan();
        foreach (string path in Directory.EnumerateFiles(root, "*.json", SearchOption.AllDirectories).Order(StringComparer.Ordinal))
            scan.Read(path, Path.GetRelativePath(root, path));
        return scan;
    }

    private void Read(string path, string name)
    {
        try
        {
            switch (Path.GetFileName(path))
            {
                case SteadyState.FileName: Add(path, name, Strict.SteadyState, r => r.Manifest, r => r.Rows, (d, r) => d.Steady = r); break;
                case StartupResults.FileName: Add(path, name, Strict.StartupResults, r => r.Manifest, r => r.Rows, (d, r) => d.Startup = r); break;
                case WarmUpResults.FileName: Add(path, name, Strict.WarmUpResults, r => r.Manifest, r => r.Rows, (d, r) => d.WarmUp = r); break;
                case SizeResults.FileName: Add(path, name, Strict.SizeResults, r => r.Manifest, r => r.Rows, (d, r) => d.Sizes = r); break;
                case MemoryResults.FileName: Add(path, name, Strict.MemoryResults, r => r.Manifest, r => r.Rows, (d, r) => d.Memory = r); break;
                case CpuTimes.FileName: Add(path, name, Strict.CpuTimes, r => r.Manifest, r => r.Rows, (d, r) => d.Cpu = r); break;
                case LimitTimes.FileName: Add(path, name, Strict.LimitTimes, r => r.Manifest, r => r.Rows, (d, r) => d.Limits = r); break;
                case VerdictResults.FileName: Add(path, name, Strict.VerdictResults, r => r.Manifest, r => r.Rows, (d, r) => d.Verdicts = r); break;
                case ErrorResults.FileName: Add(path, name, Strict.ErrorResults, r => r.Manifest, r => r.Rows, (d, r) => d.Errors = r); break;
                case FidelityResults.FileName: Add(path, name, Strict.FidelityResults, r => r.Manifest, r => r.Rows, (d, r) => d.Fidelity = r); break;
                case CrossReadResults.FileName: Add(path, name, Strict.CrossReadResults, r => r.Manifest, r => r.Rows, (d, r) => d.CrossRead = r); break;
                default: _skipped.Add($"{name} is no kind of result that this program knows."); break;
            }
        }
        catch (ResultFileException problem)
        {
            _skipped.Add(problem.Message.Replace(path, name, StringComparison.Ordinal));
        }
        catch (Exception problem) when (problem is IOException or UnauthorizedAccessException)
        {
            _skipped.Add($"{name} cannot be read: {problem.Message}");
        }
    }

    private void Add<T, TRow>(
        string path, string name, JsonTypeInfo<T> typeInfo, Func<T, Manifest> manifestOf, Func<T, IReadOnlyList<TRow>> rowsOf, Action<Deployment, T> keep)
        where T : class
        where TRow : class
    {
        T results = ResultFile.Read(path, typeInfo, manifestOf)!;
        if (rowsOf(results) is not { } rows || rows.Any(row => row is null))
        {
            _skipped.Add($"{name} has rows without content. Remove it, or measure again.");
            return;
        }

        Manifest manifest = manifestOf(results);
        string folder = name.Split(Path.DirectorySeparatorChar)[0];
        var key = (folder, manifest.Framework, manifest.Mode);
        if (!_deployments.TryGetValue(key, out Deployment? deployment))
            _deployments.Add(key, deployment = new Deployment(MachineOf(folder, manifest.Machine), manifest.Framework, manifest.Mode));
        deployment.Manifests.Add((Path.GetFileNameWithoutExtension(path), manifest));
        keep(deployment, results);
    }

    /// <summary>Two machines of one make are told apart by their folders.</summary>
    private string MachineOf(string folder, Machine machine)
    {
        if (_machines.TryGetValue(folder, out string? known))
            return known;
        string label = machine.ToString();
        if (_machines.ContainsValue(label))
            label = $"{label} ({folder})";
        _machines.Add(folder, label);
        return label;
    }

    private static int Rank(string mode)
    {
        int index = DeploymentMode.All.Select(known => known.Name).ToList().IndexOf(mode);
        return index < 0 ? int.MaxValue : index;
    }
}
