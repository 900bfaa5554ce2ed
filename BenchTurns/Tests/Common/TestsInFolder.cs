namespace BenchTurns.Tests;

/// <summary>Each of these tests has a folder of its own, which is gone afterwards.</summary>
public abstract class TestsInFolder : IDisposable
{
    private protected readonly string _folder = Directory.CreateTempSubdirectory("benchturns-").FullName;

    private protected string In(params string[] names) => Path.Combine([_folder, .. names]);

    public void Dispose()
    {
        Directory.Delete(_folder, recursive: true);
        GC.SuppressFinalize(this);
    }
}
