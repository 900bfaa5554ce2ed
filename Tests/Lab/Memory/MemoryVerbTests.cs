using System.Text.Json;
using JsonAot.Lab.Measures.Memory;
using JsonAot.Lab.Results;
using Xunit;

namespace JsonAot.Tests.Lab.Memory;

/// <summary>The verb as a person runs it.</summary>
[Collection("Measuring")]
public class MemoryVerbTests
{
    private static ProgramRun Lab(params string[] arguments) => Repository.Run(Repository.Built("Lab"), ["memory", .. arguments]);

    [Fact]
    public void Peaks_collections_and_pauses_are_printed_and_saved_beside_the_floor()
    {
        string folder = Directory.CreateTempSubdirectory("memory").FullName;
        try
        {
            ProgramRun run = Lab("--contender", "Newtonsoft.Json", "--contender", "STJ fast path", "--modes", "jit", "--times", "2", "--json", "--results", folder);
            Assert.True(run.ExitCode == 0, run.ToString());
            using JsonDocument printed = JsonDocument.Parse(run.Output);
            Results<MemoryRow> saved = new ResultStore(folder).Read<Results<MemoryRow>>(Machine.Current, Repository.Framework, "jit")!;
            Assert.Equal(3, printed.RootElement[0].GetProperty("rows").GetArrayLength());
            Assert.Equal(3, saved.Rows.Count(row => row.Unavailable is null));

            MemoryRow floor = Row(saved, MemoryVerb.Floor);
            MemoryRow newtonsoft = Row(saved, "Newtonsoft.Json");
            Assert.Equal("writes only", Row(saved, "STJ fast path").Note);
            if (OperatingSystem.IsLinux())
                Assert.True(newtonsoft.PeakBytes > floor.PeakBytes + 10_000_000, $"{newtonsoft.PeakBytes} over {floor.PeakBytes}");
            // The document alone is 3.8 MB, and is made anew each time.
            Assert.InRange(newtonsoft.AllocatedBytes!.Value, 3_800_000, 1_000_000_000);
            Assert.True(newtonsoft.Gen0 + newtonsoft.Gen1 + newtonsoft.Gen2 > 0);
            Assert.InRange(newtonsoft.PauseMs!.Value, 0.001, newtonsoft.WallMs!.Value);
            Assert.Equal((0, null), (floor.Times, floor.AllocatedBytes));
        }
        finally
        {
            Directory.Delete(folder, recursive: true);
        }
    }

    private static MemoryRow Row(Results<MemoryRow> results, string contender) =>
        results.Rows.Single(row => row.Contender == contender);
}
