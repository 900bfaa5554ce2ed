using JsonAot.Libraries;
using Xunit;

namespace JsonAot.Tests.ThirdParty;

/// <summary>What the gate says of every library that restores everywhere. A changed verdict is news, for better or worse.</summary>
public class ServedLibraryTests
{
    private static readonly string[] Served = ["Newtonsoft.Json", "ServiceStack.Text", "Google.Protobuf"];

    // Everything else is faithful.
    private static readonly Dictionary<(string Contender, string Payload), string> KnownFindings = new()
    {
        [("ServiceStack.Text", "Complex")] = "reading: $.Link: ",
        [("ServiceStack.Text", "ComplexList2000")] = "reading: $.Complex.Link: ",
    };

    public static TheoryData<string, string> EveryPair()
    {
        var pairs = new TheoryData<string, string>();
        foreach (string contender in Served)
        {
            foreach (IPayload payload in InBox.Payloads)
                pairs.Add(contender, payload.Name);
        }

        return pairs;
    }

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

    // The one library that needs something written for each payload: a new payload has no schema yet. What has one keeps it.
    private static readonly string[] HaveASchema =
    [
        "CalibrationPoints", "Employee", "Employees30", "Employees2000", "Enterprise", "Person", "Simple", "SimpleList2000", "Complex", "ComplexList2000",
        "Texts", "TextsEscaped", "Polygons",
    ];

    private static bool IsAWrittenSchemaMissing(GateReport report) =>
        report is { Contender: "Google.Protobuf", Fidelity: Fidelity.Unavailable } && !HaveASchema.Contains(report.Payload);

    [Fact]
    public void Every_library_has_a_row_with_its_package_and_version()
    {
        Assert.All(LibraryContenders.All, contender => Assert.Matches(@"^\S+ \d+\.\d+\.\d+(\.\d+)?$", contender.Package));
        // The row keeps its name whether a build has the library or leaves it out.
        Assert.All(LibraryContenders.All, contender => Assert.StartsWith($"{contender.Name} ", contender.Package, StringComparison.Ordinal));
        Assert.All(InBox.Contenders, contender => Assert.Null(contender.Package));
    }

    [Fact]
    public void A_library_that_is_left_out_says_how_to_opt_in()
    {
        Assert.All(LibraryContenders.All.OfType<AbsentContender>(), contender =>
        {
            var visitor = new GateVisitor(contender);
            InBox.Payloads[0].Accept(visitor);
            Assert.Equal(Fidelity.Unavailable, visitor.Report!.Fidelity);
            Assert.Contains("-p:Libraries=", visitor.Report.Reason, StringComparison.Ordinal);
        });
    }
}
