using System.Diagnostics;
using SpanCodecs.Tests.Runtime;
using Xunit;

namespace SpanCodecs.Tests;

/// <summary>
/// The same tests once more without any vector instruction, as a machine without them or of another kind would run them, and in
/// a time zone that no mistake about offsets survives.
/// </summary>
public sealed class VectorsOffTests
{
    [Fact]
    public async Task Every_routine_is_right_without_vectors_and_half_an_hour_off()
    {
        var start = new ProcessStartInfo("dotnet")
        {
            RedirectStandardOutput = true,
            RedirectStandardError = true,
        };
        start.ArgumentList.Add(typeof(StringTests).Assembly.Location);
        start.ArgumentList.Add("-namespace");
        start.ArgumentList.Add(typeof(StringTests).Namespace!);
        start.ArgumentList.Add("-noColor");
        start.Environment["DOTNET_EnableHWIntrinsic"] = "0";
        start.Environment["TZ"] = "America/St_Johns";
        using Process process = Process.Start(start)!;
        CancellationToken stop = TestContext.Current.CancellationToken;
        Task<string> errors = process.StandardError.ReadToEndAsync(stop);
        string output = await process.StandardOutput.ReadToEndAsync(stop);
        await process.WaitForExitAsync(stop);
        Assert.True(process.ExitCode == 0, output + await errors);
        Assert.Contains("Failed: 0", output, StringComparison.Ordinal);
        // A namespace that is called otherwise would have no tests, and none of them would fail.
        Assert.Matches(@"Total: \d\d", output);
    }
}
