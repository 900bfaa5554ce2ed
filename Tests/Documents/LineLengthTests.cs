using Xunit;

namespace JsonAot.Tests.Documents;

/// <summary>A line of code is read at one glance.</summary>
public sealed class LineLengthTests
{
    private const int Longest = 140;

    private static readonly string[] Rooms =
        ["Lab", "Shared/ListGenerator", "BenchmarkJsonAot"];

    [Fact]
    public void No_line_of_the_suite_is_longer_than_140_characters()
    {
        string[] longer =
        [
            .. from room in Rooms
               where Directory.Exists(Path.Combine(Repository.Root, room))
               from file in Directory.EnumerateFiles(Path.Combine(Repository.Root, room), "*.cs", SearchOption.AllDirectories)
               let name = Path.GetRelativePath(Repository.Root, file)
               where !name.Split(Path.DirectorySeparatorChar).Any(folder => folder is "obj" or "bin")
               from line in File.ReadLines(file).Index()
               where line.Item.Length > Longest
               select $"{name}:{line.Index + 1}",
        ];
        Assert.Empty(longer);
    }
}
