using JsonAot.Lab.Measures;

namespace JsonAot.Lab.Report.Model;

/// <summary>Reads every result file below a folder. One that cannot be used is named and left out; the others still make a page.</summary>
internal sealed class ResultScan
{
    private readonly Dictionary<(string Folder, string Framework, string Mode), Deployment> _deployments = [];
    private readonly Dictionary<string, string> _machines = [];
    private readonly List<string> _skipped = [];

    /// <exception cref="LabException">There is no such folder.</exception>
    /// <exception cref="ResultFileException">There is too much in it.</exception>
    internal ResultScan(string root)
    {
        if (!Directory.Exists(root))
            throw new LabException($"There is no folder {root}. Measure first, or name another folder with --results.", ExitCodes.Usage);
        string[] files = [.. Directory.EnumerateFiles(root, "*.json", SearchOption.AllDirectories).Order(StringComparer.Ordinal)];
        ResultFile.CheckSize(root, files);
        foreach (string path in files)
            Read(path, Path.GetRelativePath(root, path));
    }

    internal IEnumerable<Deployment> Deployments => _deployments
        .GroupBy(pair => pair.Key.Folder, pair => pair.Value)
        .OrderBy(machine => machine.Key, StringComparer.Ordinal)
        .SelectMany(DeploymentOrder.Of);

    /// <summary>A sentence a file.</summary>
    internal IReadOnlyList<string> Skipped => _skipped;

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
    }

    private void Add(string name, IResults results)
    {
        Manifest manifest = results.Manifest;
        string folder = name.Split(Path.DirectorySeparatorChar)[0];
        var key = (folder, manifest.Framework, manifest.Mode);
        _deployments.TryAdd(key, new Deployment(MachineOf(folder, manifest.Machine), manifest.Framework, manifest.Mode));
        _deployments[key].Add(Path.GetFileNameWithoutExtension(name), results);
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

/// <summary>The order in which tables, plots and legends have deployments.</summary>
internal static class DeploymentOrder
{
    private static readonly List<string> Modes = [.. DeploymentMode.All.Select(mode => mode.Name)];

    /// <summary>The newest first, which most readers are on: net11.0 is before net10.0.</summary>
    internal static IComparer<string> Frameworks { get; } =
        Comparer<string>.Create((one, other) => one.Length != other.Length ? other.Length - one.Length : string.CompareOrdinal(other, one));

    /// <summary>Framework by framework, and the modes of each as the suite lists them.</summary>
    internal static IEnumerable<Deployment> Of(IEnumerable<Deployment> deployments) =>
        deployments.OrderBy(deployment => deployment.Framework, Frameworks).ThenBy(deployment => (uint)Modes.IndexOf(deployment.Mode));
}
