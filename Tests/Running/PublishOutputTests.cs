namespace JsonAot.Tests.Running;

/// <summary>Sentences that are made of the output of a publish.</summary>
public class PublishOutputTests
{
    private const string Program = "JsonAot.Probe for net10.0 aot";
    private const string Full = $"the disk became full while {Program} was published: make room and run this again.";
    private const string MoreOfIt = ". Give it more memory or time, or a higher limit (ulimit), and run this again.";

    [Fact]
    public void Warnings_of_trimming_and_native_code_are_kept_once_each()
    {
        const string Output = """
            /x/A.cs(1,2): warning IL2026: A.B() uses C. [/x/Probe.csproj]
            /x/A.cs(1,2): warning IL2026: A.B() uses C. [/x/Probe.csproj::TargetFramework=net10.0]
            ILC : AOT analysis warning IL3050: D needs code at run time. [/x/Probe.csproj]
            /x/A.cs(1,2): warning CS0168: not one of them [/x/Probe.csproj]
            """;
        Assert.Equal(["IL2026: A.B() uses C.", "IL3050: D needs code at run time."], PublishOutput.Warnings(Output));
    }

    [Fact]
    public void A_compilers_error_is_told_without_its_paths_and_not_tried_again()
    {
        const string Output = "  Determining projects\n/x/y/Program.cs(3,4): error CS1002: ; expected [/x/y/Probe.csproj]\n";
        string sentence = PublishOutput.Explain(Program, Output);
        Assert.Equal($"Publishing {Program} failed: Program.cs(3,4): error CS1002: ; expected", sentence);
        Assert.True(PublishOutput.IsFinal(Output));
        Assert.False(PublishOutput.IsOfMachine(sentence));
        const string Offline = "/x/y.csproj : warning NU1900: Error occurred: "
            + "Unable to load the service index for source https://example.org/v3/index.json.\n";
        Assert.Equal(sentence, PublishOutput.Explain(Program, Offline + Output));
    }

    /// <summary>A failure of the machine alone is no word on the sources, and is tried again.</summary>
    [Theory]
    [InlineData(
        "/p/Microsoft.NETCore.Native.Unix.targets(78,5): error : Platform linker ('clang' or 'gcc') not found in PATH. [/x/Probe.csproj]",
        "this machine has no linker for native programs: install clang or gcc; 'doctor' says how.")]
    [InlineData("/x/y.csproj : error NU1102: Unable to find package Runtime.X with version (= 10.0.12)\n  - Found 0 version(s)", null)]
    [InlineData(
        "/s/Microsoft.NET.Sdk.targets(308,5): error MSB4018: The \"GenerateDepsFile\" task failed unexpectedly. [/x/Probe.csproj]", null)]
    [InlineData(
        "/s/NuGet.targets(198,5): error : "
            + "The file '/x/SpanCodec/obj/net10.0/unguarded/project.assets.json' already exists. [/x/Probe.csproj]",
        null)]
    [InlineData("/x/y.csproj : error NU1301: Unable to load the service index for source https://example.org/v3/index.json.", null)]
    [InlineData(
        "CSC : error CS0016: Could not write to output file '/x/obj/Probe.dll' "
            + "-- 'No space left on device : '/x/obj/Probe.dll'' [/x/Probe.csproj]",
        Full)]
    [InlineData("/usr/bin/ld.bfd: final link failed: No space left on device\n"
        + "/p/Microsoft.NETCore.Native.targets(5,5): error MSB3073: The command exited with code 1. [/x/Probe.csproj]", Full)]
    [InlineData(
        "/s/Common.targets(1,5): error MSB3021: Unable to copy file. There is not enough space on the disk. : 'D:\\x' [/x/Probe.csproj]",
        Full)]
    [InlineData("/s/Common.targets(1,5): error MSB3021: Unable to copy file. Disk quota exceeded : '/x/y' [/x/Probe.csproj]", Full)]
    [InlineData("/p/Native.targets(5,5): error MSB3073: The command \"ilc @x.rsp\" exited with code 137. [/x/Probe.csproj]",
        $"this machine did not let {Program} be published: exited with code 137{MoreOfIt}")]
    [InlineData("CSC : error CS0016: Could not write to output file '/x/obj/Probe.dll' -- 'Too many open files' [/x/Probe.csproj]",
        $"this machine did not let {Program} be published: Too many open files{MoreOfIt}")]
    public void What_is_of_the_machine_is_told_and_tried_again(string output, string? expected)
    {
        string sentence = PublishOutput.Explain(Program, output);
        Assert.Equal(expected ?? sentence, sentence);
        Assert.True(PublishOutput.IsOfMachine(sentence));
        Assert.False(PublishOutput.IsFinal(output));
    }
}
