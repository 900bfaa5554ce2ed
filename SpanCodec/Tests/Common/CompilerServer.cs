using SpanCodecs.Tests;
using Xunit;

[assembly: AssemblyFixture(typeof(CompilerServer))]

namespace SpanCodecs.Tests;

/// <summary>
/// One compiler for all builds that tests start, and for the build before them: CompilerServer.props. "dotnet
/// test" runs several projects at once, so each holds a file while it runs, and the last one ends the compiler.
/// </summary>
public sealed class CompilerServer : IDisposable
{
    private static readonly string Turn = Path.Combine(Repository.Artifacts, "compiler.lock");

    private readonly FileStream _held;

    public CompilerServer()
    {
        // MSBuild takes variables for properties, also in the builds of programs that tests start.
        Environment.SetEnvironmentVariable("UseSharedCompilation", "true");
        Environment.SetEnvironmentVariable("SharedCompilationId", Repository.CompilerServer);
        Directory.CreateDirectory(Repository.Artifacts);
        _held = Hold(DateTime.UtcNow.AddSeconds(30));
    }

    private static FileStream Hold(DateTime until)
    {
        while (true)
        {
            try
            {
                return new FileStream(Turn, FileMode.OpenOrCreate, FileAccess.Read, FileShare.Read);
            }
            catch (IOException) when (DateTime.UtcNow < until)
            {
                // Another project that ends asks in this very moment whether it is the last.
                Thread.Sleep(50);
            }
        }
    }

    public void Dispose()
    {
        _held.Dispose();
        try
        {
            using var last = new FileStream(Turn, FileMode.Open, FileAccess.ReadWrite, FileShare.None);
        }
        catch (IOException)
        {
            // Another project's tests still need it.
            return;
        }

        Repository.Run("dotnet", "exec", Repository.CompilerServerProgram, "-shutdown", $"-pipename:{Repository.CompilerServer}");
    }
}
