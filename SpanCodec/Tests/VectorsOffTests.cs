using System.Diagnostics;
using System.Runtime.Intrinsics.X86;
using SpanCodecs.Tests.Runtime;
using Xunit;

namespace SpanCodecs.Tests;

/// <summary>
/// Runs the tests once more without any vector instruction, as a machine without them or of another kind would,
/// and without the widest, which most machines have not. And in a time zone that no mistake about offsets survives.
/// </summary>
public sealed class VectorsOffTests
{
    [Theory]
    [InlineData("DOTNET_EnableHWIntrinsic", "-namespace", "SpanCodecs.Tests.Runtime")]
    [InlineData("DOTNET_EnableAVX512", "-class", "SpanCodecs.Tests.Runtime.StringTests")]
    public async Task Every_routine_is_right_without_vectors_and_half_an_hour_off(string instructions, string kind, string tests)
    {
        Assert.SkipWhen(instructions == "DOTNET_EnableAVX512" && !Avx512F.IsSupported, "This machine has not the widest either.");
        // NextSystemTextJsonTests do without them in every run.
        if (instructions == "DOTNET_EnableAVX512")
            Thorough.Require();
        var start = new ProcessStartInfo("dotnet")
        {
            RedirectStandardOutput = true,
            RedirectStandardError = true,
        };
        start.ArgumentList.Add(typeof(StringTests).Assembly.Location);
        start.ArgumentList.Add(kind);
        start.ArgumentList.Add(tests);
        start.ArgumentList.Add("-noColor");
        start.Environment[instructions] = "0";
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
