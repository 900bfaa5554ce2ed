using JsonAot.Lab.Measures.Size;
using JsonAot.Lab.Programs;
using Xunit;

namespace JsonAot.Tests.Lab.Size;

public sealed class FolderWeightTests : IDisposable
{
    private readonly string _folder = Directory.CreateTempSubdirectory("weight").FullName;

    public void Dispose() => Directory.Delete(_folder, recursive: true);

    [Fact]
    public void Symbols_weigh_nothing()
    {
        File.WriteAllBytes(Path.Combine(_folder, "program"), new byte[10_000]);
        File.WriteAllBytes(Path.Combine(_folder, "program.dbg"), new byte[50_000]);
        File.WriteAllBytes(Path.Combine(_folder, "Library.dll"), new byte[3_000]);
        File.WriteAllBytes(Path.Combine(_folder, "Library.pdb"), new byte[50_000]);
        Assert.Equal(13_000, FolderWeight.Of(_folder));
        // Nothing but zeros compresses to next to nothing.
        Assert.InRange(new FolderWeight().Compressed(_folder), 20, 200);
    }

    [Fact]
    public void What_is_random_does_not_compress()
    {
        byte[] random = new byte[10_000];
        new Random(1).NextBytes(random);
        File.WriteAllBytes(Path.Combine(_folder, "a"), random);
        File.WriteAllBytes(Path.Combine(_folder, "b"), random);
        Assert.InRange(new FolderWeight().Compressed(_folder), 20_000, 20_200);
    }
}
