namespace JsonAot.Lab.Commands.Try;

/// <summary>The folders that this call makes. Of a type that is refused none of them stays; what an earlier call has left does.</summary>
internal sealed class MadeFolders
{
    private readonly HashSet<string> _made = [];

    /// <returns>The same folder.</returns>
    internal string Note(string folder)
    {
        if (!Directory.Exists(folder))
            _made.Add(folder);
        return folder;
    }

    /// <summary>There is something in them that somebody needs.</summary>
    internal void Keep() => _made.Clear();

    internal void Remove()
    {
        foreach (string folder in _made.Where(Directory.Exists))
            Directory.Delete(folder, recursive: true);
    }
}
