using JsonAot.Lab.Measures;

namespace JsonAot.Lab.Report.Model;

/// <summary>Reads every result file below a folder. One that cannot be used is named and left out; the others still make a page.</summary>
internal sealed class ResultScan
{
    private readonly Dictionary<(string Folder, string Framework, string Mode), Deployment> _deployments = [];
    private readonly Dictionary<string, string> _machines = [];
    private readonly List<string> _skipped = [];

    private ResultScan()
    {
    }

    internal IReadOnlyList<Deployment> Deployments => field ??= [.. _deployments
        .GroupBy(pair => pair.Key.Folder, pair => pair.Value)
        .OrderBy(machine => machine.Key, StringComparer.Ordinal)
        .SelectMany(DeploymentOrder.Of)];

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
            if (Kinds.OfFile(path) is { } kind)
                Add(name, kind.Read(path));
            else
                _skipped.Add($"{name} is no kind of result that this program knows.");
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

    private void Add(string name, IResults results)
    {
        Manifest manifest = results.Manifest;
        string folder = name.Split(Path.DirectorySeparatorChar)[0];
        var key = (folder, manifest.Framework, manifest.Mode);
        if (!_deployments.TryGetValue(key, out Deployment? deployment))
            _deployments.Add(key, deployment = new Deployment(MachineOf(folder, manifest.Machine), manifest.Framework, manifest.Mode));
        deployment.Add(Path.GetFileNameWithoutExtension(name), results);
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
}
