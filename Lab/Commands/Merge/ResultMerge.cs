using JsonAot.Lab.Report.Model;

namespace JsonAot.Lab.Commands.Merge;

/// <summary>Unites folders of results in one, which is then exchanged for the old one as a whole.</summary>
/// <param name="force">Several commits, and clashes: the newer rows win.</param>
internal sealed class ResultMerge(string into, bool force, Action<string> say)
{
    /// <returns>How many files the folder holds now, and of how many machines.</returns>
    /// <exception cref="LabException">The folders do not go together; nothing was changed.</exception>
    /// <exception cref="ResultFileException">A file cannot be read, or the folder not be written; nothing was changed.</exception>
    internal (int Files, int Machines) Run(IReadOnlyList<string> folders)
    {
        string target = Path.GetFullPath(into).TrimEnd(Path.DirectorySeparatorChar);
        List<FoundFile> found = [];
        if (Directory.Exists(target))
            found.AddRange(FoundFile.In(target, _ => { }));
        foreach (string folder in folders.Select(Path.GetFullPath).Distinct().Where(folder => folder != target))
        {
            IReadOnlyList<FoundFile> files = FoundFile.In(folder, path => say($"Left out, as it is no result file: {path}"));
            if (files.Count == 0)
                throw new LabException($"{folder} holds no results.", ExitCodes.Usage);
            found.AddRange(files);
        }

        if (found.Count == 0)
            throw new LabException($"{into} holds no results.", ExitCodes.Usage);
        RefuseMixedCommits(found);
        IGrouping<string, FoundFile>[] places = [.. found.GroupBy(file => file.Place)];
        RefuseClashes(places);
        Exchange(target, folders, places);
        return (places.Length, places.Select(place => place.Key.Split(Path.DirectorySeparatorChar)[0]).Distinct().Count());
    }

    private void RefuseMixedCommits(IReadOnlyList<FoundFile> found)
    {
        IGrouping<string, FoundFile>[] commits = [.. found.GroupBy(file => file.Manifest.Commit)];
        if (commits.Length <= 1)
            return;
        string list = string.Join("; ", commits.Select(commit => $"{commit.Key} ({commit.Count()} files, such as {commit.First().Path})"));
        if (!force)
            throw new LabException(
                $"The results are of {commits.Length} commits, and a table of them would compare different code: {list}. "
                + "Measure again at one commit, or merge with --force. Nothing was written.",
                ExitCodes.Differs);
        say($"Merged although the commits differ: {list}.");
    }

    private void RefuseClashes(IEnumerable<IGrouping<string, FoundFile>> places)
    {
        IGrouping<string, FoundFile>[] clashes = [.. places.Where(place => place.Any(file => !file.HasSameContents(place.First())))];
        if (clashes.Length == 0)
            return;
        string list = string.Join(Environment.NewLine, clashes.Select(place => $"  {place.Key}: {string.Join(", ", place.Select(file => file.Path))}"));
        if (!force)
            throw new LabException(
                $"The same machine, framework, mode and kind with different contents:{Environment.NewLine}{list}{Environment.NewLine}"
                + "Leave one of them out, or merge with --force: then the newer rows win. Nothing was written.",
                ExitCodes.Differs);
        say($"Different contents; the newer rows win:{Environment.NewLine}{list}");
    }

    private static void Exchange(string target, IReadOnlyList<string> folders, IReadOnlyList<IGrouping<string, FoundFile>> places)
    {
        string partial = $"{target}.{Environment.ProcessId}.tmp";
        string old = $"{target}.{Environment.ProcessId}.old";
        try
        {
            if (Directory.Exists(target))
                CopyAll(target, partial);
            KeepHistory(partial, folders, places);
            KeepDisturbed(partial, folders);
            foreach (IGrouping<string, FoundFile> place in places)
                Write(place, Path.Combine(partial, place.Key));
            bool existed = Directory.Exists(target);
            if (existed)
                Directory.Move(target, old);
            try
            {
                Directory.Move(partial, target);
            }
            catch (IOException) when (existed)
            {
                Directory.Move(old, target);
                throw;
            }

            if (existed)
                Directory.Delete(old, recursive: true);
        }
        catch (Exception problem) when (problem is IOException or UnauthorizedAccessException)
        {
            throw new ResultFileException($"The results cannot be merged into {target}: {problem.Message}", problem);
        }
        finally
        {
            if (Directory.Exists(partial))
                Directory.Delete(partial, recursive: true);
        }
    }

    /// <summary>What newer figures of another commit replace stays as a summary; so do the summaries that the folders bring.</summary>
    private static void KeepHistory(string partial, IReadOnlyList<string> folders, IReadOnlyList<IGrouping<string, FoundFile>> places)
    {
        ILookup<string, string> commits = places.SelectMany(place => place)
            .ToLookup(file => file.Place.Split(Path.DirectorySeparatorChar)[0], file => file.Manifest.Commit);
        if (Directory.Exists(partial))
            ResultHistory.Keep(partial, snapshot => commits[snapshot.Machine.Folder].Any(commit => commit != snapshot.Commit));
        foreach (string folder in folders)
        {
            foreach (string file in ResultHistory.FilesIn(folder))
            {
                string copy = Path.Combine(partial, Path.GetRelativePath(folder, file));
                Directory.CreateDirectory(Path.GetDirectoryName(copy)!);
                File.Copy(file, copy, overwrite: true);
            }
        }
    }

    /// <summary>Runs beside a neighbour are one measurement, and not rows: of two files the newer one stays, whole.</summary>
    private static void KeepDisturbed(string partial, IReadOnlyList<string> folders)
    {
        foreach (string file in folders.SelectMany(folder => Directory.EnumerateFiles(folder, DisturbedRuns.FileName, SearchOption.AllDirectories)))
        {
            if (FoundFile.PlaceOf(file) is not { } place)
                continue;
            string copy = Path.Combine(partial, place);
            string home = Path.GetDirectoryName(copy)!;
            if (DisturbedRuns.Read(home) is { } kept && kept.Manifest.TakenAt >= DisturbedRuns.Read(Path.GetDirectoryName(file)!)!.Manifest.TakenAt)
                continue;
            Directory.CreateDirectory(home);
            File.Copy(file, copy, overwrite: true);
        }
    }

    private static void Write(IGrouping<string, FoundFile> place, string path)
    {
        FoundFile[] files = [.. place];
        Directory.CreateDirectory(Path.GetDirectoryName(path)!);
        if (files[0].Path != path)
            File.Copy(files[0].Path, path, overwrite: true);
        foreach (FoundFile other in files.Skip(1).Where(file => !file.HasSameContents(files[0])))
            other.Kind.WriteNewest(path, other.Path, path);
    }

    /// <summary>Other files beside the results, such as a page that explains them, are kept.</summary>
    private static void CopyAll(string from, string to)
    {
        foreach (string file in Directory.EnumerateFiles(from, "*", SearchOption.AllDirectories))
        {
            string copy = Path.Combine(to, Path.GetRelativePath(from, file));
            Directory.CreateDirectory(Path.GetDirectoryName(copy)!);
            File.Copy(file, copy);
        }
    }
}
