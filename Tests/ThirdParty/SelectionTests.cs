namespace JsonAot.Tests.ThirdParty;

/// <summary>
/// A folder is all that a library takes, and a file all that a payload does; a build has the libraries that it was asked for.
/// </summary>
[Collection("Copied tree")]
public class SelectionTests(CopiedTree tree) : IClassFixture<CopiedTree>
{
    [Fact]
    public void A_new_library_is_one_folder_and_a_new_payload_one_file()
    {
        // It compiles nearly everything anew.
        Thorough.Require();
        string printed = tree.BuildAndList();
        Assert.Contains("Sample × Note: faithful", printed, StringComparison.Ordinal);
        Assert.Contains("Sample × CalibrationPoints: faithful", printed, StringComparison.Ordinal);
        Assert.Contains("Newtonsoft.Json × Note: faithful", printed, StringComparison.Ordinal);
        Assert.Contains("STJ source-gen × Note: faithful", printed, StringComparison.Ordinal);
        Assert.Contains(
            "Hand-written × Note: Unavailable: nobody has written code by hand for this type", printed, StringComparison.Ordinal);
        Assert.Contains("Google.Protobuf × Note: Unavailable: a protobuf needs a schema", printed, StringComparison.Ordinal);
        Assert.Contains(
            "SpanJson × Note: Unavailable: not in this build: opt in with -p:Libraries=SpanJson", printed, StringComparison.Ordinal);
    }

    /// <summary>By the verb, with a probe that is published for it.</summary>
    [Fact]
    public void A_payload_of_one_file_is_verified_with_reasons_for_what_it_does_not_have()
    {
        Thorough.Require();
        string printed = tree.Lab(
            "verify", "--payload", "Note", "--contender", "STJ *", "--contender",
            "Hand-written", "--contender", "Manual", "--contender", "SpanCodec");
        Assert.Contains("nobody has written code by hand for this type", printed, StringComparison.Ordinal);
        Assert.Contains("Note", printed, StringComparison.Ordinal);
    }

    /// <summary>
    /// Every kind that there is has all of these by KindsTests, and a class is found by ListTests; here one more is compiled into a Lab.
    /// </summary>
    [Fact]
    public void A_new_kind_of_measurement_is_one_folder_in_help_files_terminal_and_page()
    {
        Thorough.Require();
        string help = tree.Lab("--help");
        Assert.Contains("Says how long the document of each payload is.", help, StringComparison.Ordinal);

        string measured = tree.Lab("lengths", "--payload", "Note", "--modes", "jit", "--results", "kind-results");
        Assert.Contains("Length: of the canonical document.", measured, StringComparison.Ordinal);
        Assert.Matches(@"Note\s+\d+ B", measured);
        Assert.Single(Directory.EnumerateFiles(tree.PathOf("kind-results"), "lengths.json", SearchOption.AllDirectories));

        tree.Lab("report", "--results", "kind-results", "--out", "kind.html");
        Assert.Contains("How many bytes of UTF-8", File.ReadAllText(tree.PathOf("kind.html")), StringComparison.Ordinal);
    }

    [Fact]
    public void Without_any_library_every_one_keeps_its_row_with_the_reason()
    {
        Thorough.Require();
        string printed = tree.ListWithoutLibraries();
        Assert.Contains("STJ source-gen × Note: faithful", printed, StringComparison.Ordinal);
        Assert.Contains(
            "Newtonsoft.Json × Note: Unavailable: not in this build: opt in with -p:Libraries=Newtonsoft",
            printed,
            StringComparison.Ordinal);
        // A library without a package goes by its folder's name.
        Assert.Contains("Sample × Note: Unavailable: not in this build", printed, StringComparison.Ordinal);
    }

    [Fact]
    public void A_library_that_does_not_exist_is_refused_with_those_that_do()
    {
        ProgramRun run = tree.Select("Nonsense+Newtonsoft");
        Assert.NotEqual(0, run.ExitCode);
        Assert.Contains("There is no folder Libraries/Nonsense. ", run.Output + run.Errors, StringComparison.Ordinal);
        Assert.Contains("ProtobufNet, Sample, Serde, ServiceStackText", run.Output + run.Errors, StringComparison.Ordinal);
    }
}
