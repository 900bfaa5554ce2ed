using System.Text.Json;
using SpanCodecs.Support;
using Xunit;

namespace SpanCodecs.Tests.Bridge;

/// <summary>A newer System.Text.Json may have options and attributes that nobody has looked at: every type is left to it.</summary>
public class VersionTests
{
    [Theory]
    [InlineData(9, true)]
    [InlineData(10, true)]
    [InlineData(11, true)]
    [InlineData(12, false)]
    [InlineData(13, false)]
    public void Versions_that_were_tested_are_known(int major, bool isKnown) =>
        Assert.Equal(isKnown, SystemTextJson.UnknownVersion(major) is null);

    [Fact]
    public void The_one_that_runs_these_tests_is_known() =>
        Assert.InRange(typeof(JsonSerializer).Assembly.GetName().Version!.Major, 10, SystemTextJson.Newest);
}
