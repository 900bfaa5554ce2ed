namespace JsonAot.Tests.Lab;

/// <summary>A folder that is gone after the test.</summary>
internal sealed class TemporaryFolder : IDisposable
{
    internal string Path { get; } = Directory.CreateTempSubdirectory("jsonaot").FullName;

    internal string this[params string[] names] => System.IO.Path.Combine([Path, .. names]);

    public void Dispose() => Directory.Delete(Path, recursive: true);
}

/// <summary>Each of these tests has a folder of its own.</summary>
public abstract class TestsInFolder : IDisposable
{
    private protected readonly TemporaryFolder _folder = new();

    public void Dispose()
    {
        _folder.Dispose();
        GC.SuppressFinalize(this);
    }
}
