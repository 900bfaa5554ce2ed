using JsonAot.Libraries;
using JsonAot.Tests.Payloads;

namespace JsonAot.Tests.ThirdParty;

/// <summary>The gate's verdict on every library that restores everywhere. A changed verdict is news, for better or worse.</summary>
public class ServedLibraryTests
{
    private static readonly string[] Served = ["Newtonsoft.Json", "Google.Protobuf", "protobuf-net"];

    // Everything else is faithful.
    private static readonly Dictionary<(string Contender, string Payload), string> KnownFindings = new()
    {
        // An empty list and none are one to it, but for numbers, which are packed.
        [("protobuf-net", "Employees30")] = "Roles: [] became null",
        [("protobuf-net", "Employees2000")] = "Roles: [] became null",
        [("protobuf-net", "Enterprise")] = "[] became null",
        [("protobuf-net", "Texts")] = "Tags: [] became null",
        [("protobuf-net", "TextsEscaped")] = "Tags: [] became null",
        [("protobuf-net", "Ordinary")] = "NW-1000-b.Tags: lost",
        [("protobuf-net", "Polygons")] = "Nested or jagged lists, arrays and maps are not supported",
        [("protobuf-net", "Canada")] = "Nested or jagged lists, arrays and maps are not supported",
        [("protobuf-net", "Citm")] = "blockNames: {} became null",
        [("protobuf-net", "Twitter")] = "hashtags: [] became null",
        [("protobuf-net", "FolderTree")] = "it keeps no references",
        [("protobuf-net", "Playlists")] = "it does not tell collections of derived types apart",
    };

    public static MatrixTheoryData<string, string> EveryPair() => EveryPayload.With(Served);

    [Theory]
    [MemberData(nameof(EveryPair))]
    public void The_gate_finds_what_is_known_of_a_served_library(string contender, string payload)
    {
        // The gate looks at every lane: seconds for each library and megabyte. Before it measures, every run does so in full.
        var check = new GateVisitor(Contenders.Named(contender), isSlow: true);
        InBox.PayloadNamed(payload).Accept(check);
        if (KnownFindings.TryGetValue((contender, payload), out string? finding))
            Assert.Contains(finding, check.Report!.Reason, StringComparison.Ordinal);
        else
            Assert.True(check.Report!.Passed || IsAWrittenSchemaMissing(check.Report), check.Report.ToString());
    }

    // Only this library needs something written for each payload: large payloads of many types and new ones have no schema.
    // A library that has one keeps it.
    private static readonly string[] HaveASchema =
    [
        "CalibrationPoints", "Employee", "Employees30", "Employees2000",
        "Person", "Simple", "SimpleList2000", "Complex", "ComplexList2000",
    ];

    private static bool IsAWrittenSchemaMissing(GateReport report) =>
        report is { Contender: "Google.Protobuf", Fidelity: Fidelity.Unavailable } && !HaveASchema.Contains(report.Payload);

    [Fact]
    public void Every_library_has_a_row_with_its_package_and_version()
    {
        Contender[] packaged =
            [.. LibraryContenders.All.Where(contender => !contender.Name.StartsWith("STJ 11 ", StringComparison.Ordinal))];
        Assert.All(packaged, contender => Assert.Matches(@"^\S+ \d+\.\d+\.\d+(\.\d+)?$", contender.Package));
        // The row keeps its name whether a build has the library or leaves it out.
        Assert.All(packaged, contender => Assert.StartsWith($"{contender.Name} ", contender.Package, StringComparison.Ordinal));
        Assert.All(InBox.Contenders, contender => Assert.Null(contender.Package));
    }

    [Fact]
    public void A_second_version_of_an_assembly_says_that_it_needs_a_program_of_its_own()
    {
        foreach (string contender in (string[])["STJ 11 reflection", "STJ 11 source-gen"])
        {
            var visitor = new GateVisitor(Contenders.Named(contender));
            InBox.Payloads[0].Accept(visitor);
            Assert.Equal(Fidelity.Unavailable, visitor.Report!.Fidelity);
            Assert.Contains("-p:Libraries=SystemTextJson11", visitor.Report.Reason, StringComparison.Ordinal);
        }
    }
}
