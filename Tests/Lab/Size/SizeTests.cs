using JsonAot.Lab.Measures;
using JsonAot.Lab.Measures.Size;
using JsonAot.Lab.Programs;
using JsonAot.Lab.Terminal;
using JsonAot.Libraries;
using JsonAot.Tests.Lab.Startup;

namespace JsonAot.Tests.Lab.Size;

/// <summary>
/// Weights of programs, and what a reader learns of them: a program is weighed whatever it does. Children that a shell plays.
/// </summary>
public sealed class SizeTests : TestsInFolder
{
    [Fact]
    public void Symbols_weigh_nothing()
    {
        File.WriteAllBytes(_folder["program"], new byte[10_000]);
        File.WriteAllBytes(_folder["program.dbg"], new byte[50_000]);
        File.WriteAllBytes(_folder["Library.dll"], new byte[3_000]);
        File.WriteAllBytes(_folder["Library.pdb"], new byte[50_000]);
        Assert.Equal(13_000, FolderWeight.Of(_folder.Path));
        // Nothing but zeros compresses to next to nothing.
        Assert.InRange(new FolderWeight().Compressed(_folder.Path), 20, 200);
    }

    [Fact]
    public void What_is_random_does_not_compress()
    {
        byte[] random = new byte[10_000];
        new Random(1).NextBytes(random);
        File.WriteAllBytes(_folder["a"], random);
        File.WriteAllBytes(_folder["b"], random);
        Assert.InRange(new FolderWeight().Compressed(_folder.Path), 20_000, 20_200);
    }

    [Fact]
    public void A_library_that_this_build_leaves_out_is_the_reason_and_not_the_mode()
    {
        FakeChildren.SkipElsewhere();
        using var progress = new ProgressLine();
        var run = new Measuring("size", OptionValues.None, progress)
        {
            Contenders = [new AbsentContender("SpanJson", "not in this build")], Payloads = [InBox.PayloadNamed("Simple")],
            Modes = [DeploymentMode.Jit], Store = new ResultStore("unused"), Programs = new PublishCache(_ => { }),
        };
        ProcessException said = Assert.ThrowsAny<ProcessException>(() => new SizeMeasurement(run).Measure());
        Assert.Equal("Nothing can be measured here. not in this build", said.Message);
    }

    [Fact]
    public void A_program_is_weighed_and_what_the_empty_one_weighs_is_taken_off()
    {
        FakeChildren.SkipElsewhere();
        using var progress = new ProgressLine();
        var run = new Measuring("size", OptionValues.None, progress)
        {
            Contenders = [Contenders.Named("STJ source-gen")], Payloads = [InBox.PayloadNamed("Simple")],
            Modes = [DeploymentMode.Jit], Store = new ResultStore("unused"),
            Programs = new PublishCache(_folder["publish"], _ => { })
            {
                CallDotnet = (arguments, _) => Publish([.. arguments]),
            },
        };
        IReadOnlyList<SizeRow> rows = Assert.Single(new SizeMeasurement(run).Measure()).Rows;
        Assert.Equal(
            [(Contestant.EmptyName, (long?)2_000, (long?)null), ("STJ source-gen", 7_000, 5_000)],
            rows.Select(row => (row.Contender, row.FolderBytes, row.AddedBytes)));

        static Task<ChildRun> Publish(string[] arguments)
        {
            const string Switch = "-p:PublishDir=";
            string project = Path.GetDirectoryName(arguments[1])!;
            string app = Path.GetFullPath(
                arguments.Single(argument => argument.StartsWith(Switch, StringComparison.Ordinal))[Switch.Length..], project);
            string role = Path.GetFileName(project);
            const string About =
                "printf 'MJSONAOT1'; head -c 8 /dev/zero; printf '\\003\\000\\000\\000a\\nb'; head -c 4 /dev/zero; cat > /dev/null; exit";
            string script = $"if [ \"$1\" = about ]; then {About}; fi; {FakeChildren.Report}";
            Directory.CreateDirectory(app);
            string program = FakeChildren.Write(Path.Combine(app, $"JsonAot.{role}"), script);
            File.AppendAllText(program, new string('#', (role == "Empty" ? 2_000 : 7_000) - (int)new FileInfo(program).Length));
            return Task.FromResult(new ChildRun(ChildEnd.Exited, 0, null, "", "", TimeSpan.Zero));
        }
    }

    [Fact]
    public void Whoever_reports_has_no_note() => Assert.Null(NoteOn(FakeChildren.Report));

    [Theory]
    [InlineData("echo 'Stack overflow.' >&2; kill -ABRT $$", "its process ended by a stack overflow")]
    [InlineData("exit 0", "its process exited without a report")]
    public void Whoever_ends_otherwise_is_weighed_and_named(string script, string note) =>
        Assert.StartsWith(note, NoteOn(script), StringComparison.Ordinal);

    private string? NoteOn(string script)
    {
        Contender contender = Contenders.Named("STJ source-gen");
        IPayload payload = InBox.PayloadNamed("Simple");
        var program = new SizeProgram(contender, payload, DeploymentMode.Jit);
        SizeProgram judged = program.Judged(FakeChildren.Run(script), TargetDocument.Of(contender, payload, _folder.Path));
        Assert.False(judged.IsGuarded);
        return judged.Note;
    }
}
