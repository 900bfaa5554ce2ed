using JsonAot.Lab.Measures;

namespace JsonAot.Lab.Report.Model;

/// <summary>Every result file below a folder. One that cannot be used is named and left out; the others still make a page.</summary>
/// <param name="Skipped">A sentence a file.</param>
internal sealed record ResultScan(IReadOnlyList<Deployment> Deployments, IReadOnlyList<string> Skipped)
{
    /// <exception cref="LabException">There is no such folder.</exception>
    /// <exception cref="ResultFileException">There is too much in it.</exception>
    internal static ResultScan Of(string root)
    {
        if (!Directory.Exists(root))
            throw new LabException($"There is no folder {root}. Measure first, or name another folder with --results.", ExitCodes.Usage);
        IReadOnlyList<string> paths = ResultFolder.FilesBelow(root);
        ResultFile.CheckSize(root, paths);
        var read = new List<(string Name, IResults Results)>();
        var skipped = new List<string>();
        foreach (string path in paths)
        {
            string name = Path.GetRelativePath(root, path);
            try
            {
                if (Kinds.OfFile(path) is { } kind)
                    read.Add((name, kind.Read(path)));
                else
                    skipped.Add($"{name} is no kind of result that this program knows.");
            }
            catch (ResultFileException problem)
            {
                skipped.Add(problem.Message.Replace(path, name, StringComparison.Ordinal));
            }
        }

        var machines = new Dictionary<string, Deployment[]>();
        // A machine has a folder for each deployment. Its own may be the one that was named, or stand deeper.
        foreach (var files in read.GroupBy(file => Path.GetDirectoryName(Path.GetDirectoryName(file.Name)) ?? ""))
        {
            // Two machines of one make are told apart by their folders.
            string label = files.First().Results.Manifest.Machine.ToString();
            bool isKnown = machines.Values.Any(deployments => deployments[0].Machine == label);
            machines.Add(files.Key, DeploymentsOf(isKnown ? $"{label} ({files.Key})" : label, files));
        }

        return new ResultScan(
            [.. machines.OrderBy(machine => machine.Key, StringComparer.Ordinal).SelectMany(machine => machine.Value)], skipped);
    }

    private static Deployment[] DeploymentsOf(string machine, IEnumerable<(string Name, IResults Results)> files)
    {
        var deployments = files.GroupBy(file => (file.Results.Manifest.Framework, file.Results.Manifest.Mode));
        Deployment[] all = [.. DeploymentOrder.Of(deployments.Select(own =>
        {
            var deployment = new Deployment(machine, own.Key.Framework, own.Key.Mode);
            foreach ((string name, IResults results) in own)
                deployment.Add(Path.GetFileNameWithoutExtension(name), results);
            return deployment;
        }))];
        foreach (Deployment deployment in all)
            deployment.OfMachine = [.. all.Where(other => other.Framework == deployment.Framework)];
        return all;
    }
}
