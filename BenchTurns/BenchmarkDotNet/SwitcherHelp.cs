namespace BenchTurns;

/// <summary>What the switcher says of itself.</summary>
internal static class SwitcherHelp
{
    internal static int Print()
    {
        Console.WriteLine($"""
            Runs BenchmarkDotNet's benchmarks in turns: live processes, each with one benchmark, that work a millisecond at a time.

              dotnet run -c Release -- --filter '*Parse*' --modes jit,aot

              -f, --filter GLOB...   which benchmarks, by namespace.type.method; '*' for all
              --modes LIST           of {string.Join(", ", DeploymentMode.All)}; default {DeploymentMode.Jit}
              --framework NAME       what is measured, such as net10.0; default that of the project
              --quick                three generations instead of five: sooner, and less certain
              --results FILE         where all figures go; default BenchmarkDotNet.Artifacts/turns/turns.json
              --limit SECONDS        when a benchmark's process that says nothing is ended; default 120
              --list flat            lists the benchmarks
              --build-only FOLDER    builds the programs and a list of them, for bench-turns compare
              --anyCategories, --allCategories, --attribute, --exporters, --artifacts   as BenchmarkDotNet has them

            The modes:
            {string.Join(Environment.NewLine, DeploymentMode.All.Select(mode => $"  {mode.Name,-10} {mode.Description}"))}

            --job, --disasm, --runtimes and other options of BenchmarkDotNet's own loop have it measure in its own way.
            Ctrl-C keeps what is measured, and the same command goes on from there; a second one ends at once.
            Exit code: 0 every benchmark has figures or a stated reason; 1 something failed, or nothing could be measured;
            2 unusable arguments; 3 nothing could be begun; 130 stopped.
            """);
        return ExitCodes.Success;
    }
}
