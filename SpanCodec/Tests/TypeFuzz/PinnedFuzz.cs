using SpanCodecs.Tests.TypeFuzz;
using Xunit;

namespace SpanCodecs.Tests;

/// <summary>
/// Random types on the pinned framework, in one process for all tests that ask for some: its compiler takes as long to start as to compile a hundred types. Those
/// that a native program is made of come first, and the others are tried while that is published.
/// </summary>
internal static class PinnedFuzz
{
    /// <summary>Where the types of the native program are.</summary>
    internal static readonly string Folder = Path.Combine(Repository.Root, "artifacts", "tests", "native-types");

    // A hundred types from seed 201; twenty documents for each, and five changed copies of each document. Types that once went wrong are tried on the installed framework in
    // every run, and here where the tests are thorough: they are the generator's more than System.Text.Json's, and compiling them takes as long as the hundred.
    private static readonly Lazy<Task<ProgramRun>> Run = new(() =>
    {
        if (Directory.Exists(Folder))
            Directory.Delete(Folder, recursive: true);
        Directory.CreateDirectory(Folder);
        string[] faults = Thorough.IsAsked ? ["--faults"] : [];
        return Task.Run(() => Repository.Run(Repository.Built("SpanCodecTypeFuzz"), ["100", "201", "20", "5", $"--native={Folder}", .. faults]));
    });

    internal static Task<ProgramRun> Whole => Run.Value;

    internal static async Task WriteNativeTypes()
    {
        Task<ProgramRun> run = Run.Value;
        string last = Path.Combine(Folder, NativeTypes.Registry);
        while (!File.Exists(last))
        {
            if (run.IsCompleted)
                Assert.Fail((await run).ToString());
            await Task.Delay(100, TestContext.Current.CancellationToken);
        }
    }
}
