using JsonAot.Lab.BenchmarkHost.Arguments;
using Xunit;

namespace JsonAot.Tests.BenchmarkHost;

public class ShellExpansionTests
{
    [Fact]
    public void The_names_of_the_current_folder_are_an_unquoted_star()
    {
        string[] names = [.. Directory.EnumerateFileSystemEntries(Repository.Root).Select(path => Path.GetFileName(path)!).Where(name => name[0] != '.')];
        Assert.True(names.Length > 5);
        Assert.True(ShellExpansion.Happened(names, Repository.Root));
    }

    [Theory]
    [InlineData("*")]
    [InlineData("*Original*")]
    [InlineData("JsonAot.Benchmarks.Original.ManualSerializeTest")]
    public void A_filter_is_not(string filter) => Assert.False(ShellExpansion.Happened([filter], Repository.Root));

    [Fact]
    public void Nothing_is_not() => Assert.False(ShellExpansion.Happened([], Repository.Root));
}
