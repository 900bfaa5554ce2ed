using JsonAot.Lab.Measures;
using JsonAot.Lab.Measures.Times;
using JsonAot.Lab.Programs.Probes;
using JsonAot.Lab.Terminal;
using JsonAot.Libraries;

namespace JsonAot.Tests.Lab;

/// <summary>The verb as a person meets it, with a probe that is published for it.</summary>
[Collection("Measuring")]
public sealed class TimesVerbTests : TestsInFolder
{
    /// <summary>One process has one version of an assembly.</summary>
    /// <summary>Each is counted once, in the oldest generation that it collected.</summary>
    [Theory]
    [InlineData(0, 0, 0, "0")]
    [InlineData(0, 0, 252.5, "0 / 0 / 252.5")]
    [InlineData(3, 0, 0, "3 / 0 / 0")]
    public void Collections_of_old_generations_alone_are_shown(double gen0, double gen1, double gen2, string shown) => Assert.Equal(
        shown, SteadyTable.CollectionsOf(SteadyResults.Call("A", "serialize", 100) with { Gen0 = gen0, Gen1 = gen1, Gen2 = gen2 }));

    [Fact]
    public void A_second_version_of_an_assembly_takes_turns_in_a_program_of_its_own()
    {
        using var progress = new ProgressLine();
        var run = new Measuring("times", OptionValues.None, progress)
        {
            Contenders = [Contenders.Named("STJ source-gen"), Contenders.Named("STJ 11 source-gen")], Payloads = [],
            Modes = [DeploymentMode.Jit], Store = new ResultStore("unused"), Programs = new PublishCache(_ => { }),
        };
        IReadOnlyList<PublishRequest> requests = TimesMeasurement.RequestsOf(run);
        Assert.Equal(2, requests.Count);
        Assert.All(requests, request => Assert.Equal(ProbeProgram.Probe, request.Program));
        Assert.Equal("SystemTextJson11", requests[1].Libraries);
    }

    /// <summary>In any other native program the libraries that need reflection are left out, and have no time.</summary>
    [Fact]
    public void Where_the_model_is_rooted_the_probe_has_its_types_and_the_libraries_that_need_them()
    {
        PublishRequest rooted = ProbeProgram.ProbeOf(RootedModel.Mode);
        Assert.True(rooted.Unguarded);
        Assert.Contains(rooted.Switches, property => property.StartsWith("-p:Roots=model-", StringComparison.Ordinal));
        Assert.Equal(
            new PublishRequest(ProbeProgram.Probe, DeploymentMode.Aot).FolderName, ProbeProgram.ProbeOf(DeploymentMode.Aot).FolderName);
        Assert.Equal([DeploymentMode.Aot, RootedModel.Mode], DeploymentMode.Parse("aot,aot-rooted", RootedModel.Mode));
        Assert.Throws<ArgumentException>(() => DeploymentMode.Parse("aot-rooted"));
    }

    [Fact]
    public void Forms_and_lanes_are_timed_printed_and_saved()
    {
        // One of them is binary: it writes this payload, with a lane of its own for buffers alone, and reads no JSON.
        ProgramRun run = LabCommand.MeasureWith(
            [Repository.CompiledOnce], _folder, "times",
            "--contender", "STJ fast path", "--contender", "Bare copy", "--contender", "protobuf-net", "--quick",
            "--lanes", "utf8,buffer", "--forms", "canonical,indented,reordered", "--payload", "Employee", "--modes", "jit");
        var times = LabCommand.Saved<TimesResults>(_folder);
        string[] calls =
        [
            "deserialize(Employee, Bare copy, buffer)",
            "deserialize(Employee, Bare copy, utf8)",
            "deserialize(Employee, Bare copy, utf8, indented)",
            "deserialize(Employee, Bare copy, utf8, reordered)",
            "serialize(Employee, Bare copy, buffer)",
            "serialize(Employee, Bare copy, utf8)",
        ];
        Assert.Equal(calls, times.Rows.Where(row => row.Contender == "Bare copy").Select(row => row.Name).Order(StringComparer.Ordinal));
        Assert.All(
            times.Rows.Where(row => row.Unavailable is null), row => Assert.True(row is { CpuNs: > 0, LowNs: > 0, Quotients.Count: 3 }));
        Assert.Equal(
            ["indented", "reordered"],
            times.Rows.Where(row => row is { Contender: "protobuf-net", Unavailable: "it reads no JSON" }).Select(row => row.Form).Order());
        Assert.Contains(times.Rows, row => row is { Contender: "protobuf-net", IsBinary: true, CpuNs: > 0 });
        Assert.Contains(times.Rows, row => row is { Contender: "protobuf-net", Lane: "utf8", IsMarkedAdapted: true });
        Assert.DoesNotContain(times.Rows, row => row is { Contender: "protobuf-net", Lane: "buffer", IsMarkedAdapted: true });
        Assert.DoesNotContain(times.Rows, row => row is { Contender: "STJ fast path" or "Bare copy", IsMarkedAdapted: true });
        Assert.Contains(AdaptedLane.Sentence, run.Output, StringComparison.Ordinal);
        Assert.True(times.Twins.Twins > 0);
        Assert.Contains(" of identical programs seemed to differ", run.Output, StringComparison.Ordinal);
        Paired.AssertAll(times.Rows);
        Assert.Equal(0, Row("Bare copy").AllocatedBytes);
        Assert.True(Row("Bare copy").CpuNs < Row("STJ fast path").CpuNs);
        TimesRow Row(string contender) =>
            Assert.Single(times.Rows, row => row.Name == $"serialize(Employee, {contender}, buffer)" && !row.IsTwin);
    }
}
