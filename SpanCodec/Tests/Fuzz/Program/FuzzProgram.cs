using System.Globalization;

namespace SpanCodecs.Tests.Fuzz;

/// <summary>Long runs by a command line.</summary>
internal static class FuzzProgram
{
    private const string Usage = """
        SpanCodecFuzz [minutes] [workers] [folder] [targets]
            fuzzes, and keeps corpus, counts and findings in the folder (60 minutes, a worker for each core, artifacts/fuzz);
            targets: a part of the names of those that are fuzzed, instead of all
        SpanCodecFuzz --until-found <executions> <folder> <targets>
            fuzzes them until something is found, or so many inputs were tried
        SpanCodecFuzz --replay <finding>
            tries the input of a finding once more
        SpanCodecFuzz --minimize <folder>
            makes the corpus of a folder small, and of that small.br, which is Tests/Fuzz/corpus.br when it is committed
        """;

    /// <returns>0 where nothing was found.</returns>
    internal static int Run(string[] args)
    {
        switch (args)
        {
            case ["--worker", var index, var count, var time, var executions, var folder, var part]:
                var left = new RunLimits(
                    TimeSpan.Parse(time, CultureInfo.InvariantCulture), long.Parse(executions, CultureInfo.InvariantCulture));
                new Worker(new FuzzFolder(folder), Number(index), Number(count), part, left).Run();
                return 0;
            case ["--until-found", var executions, var folder, var part]:
                var limits = RunLimits.UntilFound(long.Parse(executions, CultureInfo.InvariantCulture));
                return new Supervisor(new FuzzFolder(folder), workers: 1, limits, part).Run();
            case ["--minimize", var folder]:
                Minimizer.Run(new FuzzFolder(folder));
                return 0;
            case ["--replay", var finding]:
                (FuzzTarget target, byte[] input) = Findings.Read(finding);
                string? difference = target.Run(input);
                Console.WriteLine(difference ?? $"{target.Name}: nothing differs");
                return difference is null ? 0 : 1;
            case [] or [not ['-', ..], ..] when args.Length <= 4:
                return new Supervisor(
                    new FuzzFolder(args.ElementAtOrDefault(2) ?? Path.Combine("artifacts", "fuzz")),
                    args.Length > 1 ? Number(args[1]) : Environment.ProcessorCount,
                    RunLimits.Of(TimeSpan.FromMinutes(args.Length > 0 ? double.Parse(args[0], CultureInfo.InvariantCulture) : 60)),
                    args.ElementAtOrDefault(3) ?? "").Run();
            default:
                Console.WriteLine(Usage);
                return 2;
        }
    }

    private static int Number(string text) => int.Parse(text, CultureInfo.InvariantCulture);
}
