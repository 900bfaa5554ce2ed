namespace BenchTurns.Publishing;

/// <summary>A folder of its own for a moment.</summary>
internal sealed class ScratchFolder : IDisposable
{
    /// <summary>Where it is.</summary>
    public string Path { get; } = Directory.CreateTempSubdirectory("benchturns-").FullName;

    /// <summary>Deletes it with all that is in it.</summary>
    public void Dispose() => Directory.Delete(Path, recursive: true);
}
