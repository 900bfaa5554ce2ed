using JsonAot.Lab.MeasuredPrograms.Probe.Answers;
using JsonAot.Lab.Measures.Verify;
using JsonAot.Lab.Programs.Probes;
using JsonAot.Libraries;

namespace JsonAot.Tests.Lab;

/// <summary>How the documents of a test suite are asked for and judged: with a few of our own, as the suite's are not here.</summary>
[Collection("Measuring")]
public sealed class ParsingCheckTests : TestsInFolder
{
    private static readonly ParsingRow Row = new() { Contender = "C" };

    private string With(params (string Name, string Text)[] documents)
    {
        foreach ((string name, string text) in documents)
            File.WriteAllText(_folder[$"{name}.json"], text);
        return _folder.Path;
    }

    [Fact]
    public void A_document_is_counted_once_with_all_the_places_where_it_goes_wrong()
    {
        ParsingRow row = ParsingCheck.Judge(
            Row,
            ["y_a", "y_b", "y_c", "n_a", "n_b", "i_a", "i_b", "n_c"],
            [
                ("y_a", "-T---T--"), ("y_b", "-R---T-R"), ("y_c", "-O---R--"), ("n_a", "RRRRRRRR"), ("n_b", "RTRRRRTR"),
                ("i_a", "RRRRRRRR"), ("i_b", "TTTTTTTT"),
            ])
            with { Ended = ["n_c (ended by a stack overflow)"] };
        Assert.Equal((3, 3, 2, 1), (row.MustTake, row.MustRefuse, row.Open, row.OpenTaken));
        Assert.Equal(["y_b (Unknown, Map)", "y_c (Texts)"], row.Refused);
        Assert.Equal(["y_c (Unknown)"], row.Changed);
        Assert.Equal(["n_b (Unknown, Numbers)"], row.Taken);
        Assert.Equal((2, 2), (row.Wrong('y'), row.Wrong('n')));
        Assert.Equal(
            ["n_x (everywhere)"], ParsingCheck.Judge(Row, ["n_x"], [("n_x", "TTTTTTTT")]).Taken);
    }

    /// <summary>The first that nothing was told of has ended the process, and the rest is asked of another.</summary>
    [Fact]
    public void A_document_that_ends_the_process_is_named_and_those_behind_it_are_asked_all_the_same()
    {
        Assert.SkipWhen(OperatingSystem.IsWindows(), "The probe of this test is written for a Unix shell.");
        string folder = With(("i_b", "1"), ("n_a", "1"), ("n_c", "1"), ("y_d", "1"));
        string probe = _folder["probe.sh"];
        File.WriteAllText(probe, """
            #!/bin/sh
            # "parsing", the folder, the contender, and the first document.
            case "$4" in
              0) printf 'a licence\ndocument: i_b TTTTTTTT\ndocument: n_a RR'; kill -SEGV $$ ;;
              2) kill -ABRT $$ ;;
              3) printf 'document: y_d -T------\n\n{}\n' ;;
              *) exit 3 ;;
            esac
            """);
        File.SetUnixFileMode(probe, UnixFileMode.UserRead | UnixFileMode.UserExecute | UnixFileMode.UserWrite);
        ParsingRow row = new ParsingCheck(new ProbeProcess(probe), folder).Ask(Contenders.Named("STJ reflection"));
        Assert.Equal(["n_a (ended by SIGSEGV)", "n_c (ended by SIGABRT)"], row.Ended);
        Assert.Equal((1, 2, 1, 1), (row.MustTake, row.MustRefuse, row.Open, row.OpenTaken));
        Assert.Equal((0, 2), (row.Wrong('y'), row.Wrong('n')));
    }

    [Fact]
    public void A_real_probe_tells_a_strict_library_from_one_that_is_not()
    {
        string folder = With(
            ("y_numbers", "[1, -0.5e+3]"), ("y_texts", "[\"\\u00e9\", null]"), ("y_object", "{\"a\":\"b\"}"), ("y_null", "null"),
            ("n_comma", "[1,,2]"), ("n_nothing", ""), ("n_quotes", "['a']"), ("n_open", "{\"a\":"), ("i_huge", "[1e999]"));
        var check = new ParsingCheck(
            new ProbeProcess(new PublishCache(_ => { }).Get(ProbeProgram.ProbeOf(DeploymentMode.Jit)).Executable), folder);
        foreach (string strict in (string[])["STJ reflection", "STJ source-gen", "SpanCodec", "SpanCodec resolver", "SimpleJson"])
        {
            ParsingRow row = check.Ask(Contenders.Named(strict));
            Assert.Equal((4, 4, 1, null), (row.MustTake, row.MustRefuse, row.Open, row.Unavailable));
            Assert.Empty(row.AllWrong);
        }

        ParsingRow lax = check.Ask(Contenders.Named("Newtonsoft.Json"));
        Assert.Contains("n_quotes (Unknown, Texts)", lax.Taken);
        Assert.Contains(lax.Taken, taken => taken.StartsWith("n_comma (", StringComparison.Ordinal));
        Assert.Empty(lax.Refused);
        Assert.Equal("nobody has written code by hand for this type", check.Ask(Contenders.Named("Hand-written")).Unavailable);
    }

    [Fact]
    public void Without_the_documents_or_with_others_it_says_what_to_do()
    {
        ProgramRun none = Repository.RunWith(
            [("JSONAOT_DOCUMENTS", "")], Repository.Root, Repository.Built("Lab"), "verify", "--suite");
        Assert.Equal(2, none.ExitCode);
        Assert.Contains("docs/conformance.md says where to get them; then name the folder", none.Errors, StringComparison.Ordinal);

        ProgramRun empty = Repository.RunWith(
            [("JSONAOT_DOCUMENTS", _folder.Path)], Repository.Root, Repository.Built("Lab"), "verify", "--suite");
        Assert.Equal(2, empty.ExitCode);
        Assert.Contains("has no test_parsing in it", empty.Errors, StringComparison.Ordinal);

        Directory.CreateDirectory(_folder["test_parsing"]);
        File.WriteAllText(Path.Combine(_folder["test_parsing"], "y_a.json"), "1");
        ProgramRun other = Repository.RunWith(
            [("JSONAOT_DOCUMENTS", _folder.Path)], Repository.Root, Repository.Built("Lab"), "verify", "--suite");
        Assert.Equal(2, other.ExitCode);
        Assert.Contains("does not hold the documents that everybody is asked", other.Errors, StringComparison.Ordinal);
    }
}
