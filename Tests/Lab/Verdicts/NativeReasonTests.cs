using System.Text.RegularExpressions;
using System.Xml.Linq;
using JsonAot.Codecs;

namespace JsonAot.Tests.Lab.Verdicts;

/// <summary>
/// Why native builds leave a contender out is written by hand, and the committed verdicts are measured: both must say the same.
/// </summary>
public class NativeReasonTests
{
    // The three documents of others have types that publishes keep in other ways: Newtonsoft.Json works with them, and fastJSON throws
    // where it otherwise writes empty objects. Their rows say so; a reason is of the types of this suite.
    private static readonly string[] DocumentsOfOthers = ["Twitter", "Citm", "Canada"];

    private const string NotTried = "not tried in native builds yet";

    private static readonly VerdictRow[] Native =
    [
        .. new ResultStore(Path.Combine(Repository.Root, "results")).FilesOf<Results<VerdictRow>>()
            .Select(ResultFile.Read<Results<VerdictRow>>)
            .OfType<Results<VerdictRow>>().Where(results => results.Manifest.Mode.StartsWith("aot", StringComparison.Ordinal))
            .SelectMany(results => results.Rows.Select(row => row with { Reason = results.Manifest.Mode }))
            .Where(row => !DocumentsOfOthers.Contains(row.Payload)),
    ];

    public static TheoryData<string, string> Reasons() =>
    [
        .. new (string, string)[]
        {
            ("STJ reflection", Reflection.SwitchedOff.Reason),
            ("STJ reflection, any case", Reflection.SwitchedOff.Reason),
            ("DataContractJsonSerializer", DataContractContender.NotNative.Reason),
            ("SimpleJson", SimpleJsonContender.NotNative.Reason),
        },
        .. Directory.EnumerateFiles(Path.Combine(Repository.Root, "Libraries"), "library.props", SearchOption.AllDirectories)
            .SelectMany(file => XDocument.Load(file).Descendants("JsonLibrary"))
            .Where(library => library.Attribute("NotNative") is not null)
            .Select(library => ((string)library.Attribute("Package")!, (string)library.Attribute("NotNative")!)),
    ];

    [Theory]
    [MemberData(nameof(Reasons))]
    public void A_reason_says_what_the_verdict_found(string contender, string reason)
    {
        VerdictRow[] rows = [.. Native.Where(row => row.Contender == contender)];
        // Nothing is said of one that was never tried but that.
        Assert.Equal(rows.Length == 0, reason == NotTried);
        foreach (VerdictRow plain in rows.Where(row => row.Reason == DeploymentMode.Aot.Name))
        {
            Assert.NotEqual(NativeVerdict.Works, plain.Verdict);
            if (plain.Verdict == NativeVerdict.SilentlyWrong)
                Assert.Matches("without a word|silently", reason);
            else
                Assert.Contains(
                    StepsOf(plain), step => step.Findings.Any(finding => reason.Contains(finding.Split(':')[0], StringComparison.Ordinal)));
        }

        // One of them has written what it is said to write; and a number of warnings is in the tables.
        Assert.All(
            Regex.Matches(reason, @"[\[{][^ ]*"),
            written => Assert.Contains(rows.SelectMany(StepsOf), step => step.Excerpt == written.Value));
        Assert.DoesNotMatch(@"\d+ \w* ?warnings", reason);
    }

    private static IEnumerable<VerdictStep> StepsOf(VerdictRow row) => new[] { row.Serialize, row.Deserialize }.OfType<VerdictStep>();
}
