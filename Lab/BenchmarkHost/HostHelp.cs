using JsonAot.Lab.BenchmarkHost.Outcome;

namespace JsonAot.Lab.BenchmarkHost;

internal static class HostHelp
{
    internal static int Print(string project, string defaultModes)
    {
        Console.WriteLine($"""
            Measures JSON serializers with BenchmarkDotNet, each checked for correctness first.

              dotnet run --project {Path.GetFileNameWithoutExtension(project)} -c Release -- --filter '*HighPerformance*'

              -f, --filter GLOB...   which benchmarks, by namespace.type.method; '*' for all
              --modes LIST           of {string.Join(", ", DeploymentMode.All)}; default {defaultModes}
              --framework NAME       what is measured, such as net10.0; default {Checkout.Framework}
              -j, --job NAME         default, quick, dry, short, medium or long
              --payload NAME...      of Documents: {string.Join(", ", ChosenPayloads.Names)}
              --results FOLDER       where result files go; default artifacts/{ResultStore.FolderName}
              --child-limit SECONDS  when a benchmark's process is ended as hung; default 120, with medium and long 1800
              --seed NUMBER          the order of the rows, as an earlier run printed it
              --list flat|tree       lists the benchmarks

            The modes:
            {string.Join(Environment.NewLine, DeploymentMode.All.Select(mode => $"  {mode.Name,-10} {mode.Description}"))}

            Further options go to BenchmarkDotNet: --iterationCount, --launchCount, --disasm, --envVars and others. Those that would measure
            another build of the framework are refused, such as --runtimes, --inProcess, --cli and --coreRun; so is --resume.
            Ctrl-C writes what is measured, and the same command goes on from there; a second one ends at once.
            Exit code: 0 at least one benchmark has figures, and every other one is unavailable for a stated reason;
            1 something failed, or nothing could be measured; 2 unusable arguments; 130 stopped.
            """);
        return ExitCodes.Success;
    }
}
