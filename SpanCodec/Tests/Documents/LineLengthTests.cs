using Xunit;

namespace SpanCodecs.Tests.Documents;

/// <summary>A line of the product's code is read at one glance.</summary>
public class LineLengthTests
{
    private const int Longest = 140;

    [Theory]
    [InlineData("Runtime")]
    [InlineData("Generator")]
    [InlineData("CodeFixes")]
    [InlineData("AspNetCore")]
    [InlineData("samples")]
    public void No_line_is_longer_than_140_characters(string folder)
    {
        string root = Path.Combine(Repository.Root, folder);
        string[] files =
        [
            .. Directory.EnumerateFiles(root, "*.cs", SearchOption.AllDirectories)
                .Where(file => !Path.GetRelativePath(root, file).StartsWith("obj", StringComparison.Ordinal)),
        ];
        Assert.NotEmpty(files);
        Assert.Empty(files.SelectMany(file => File.ReadLines(file).Where(line => line.Length > Longest)));
    }
}
