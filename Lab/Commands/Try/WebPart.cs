using System.Globalization;
using JsonAot.Lab.Measures.Web;
using JsonAot.Lab.Tables;
using JsonAot.Probe.Answers;
using JsonAot.Probe.Web;

namespace JsonAot.Lab.Commands.Try;

/// <summary>What a serializer changes in a web program whose bodies are the sample: measured by the suite's own verb, told in a sentence a mode.</summary>
internal sealed class WebPart(Subject subject)
{
    private readonly ResultStore _store = new(subject.Results);

    /// <param name="able">A server of a contender that loses the value, or ends its process, is not started.</param>
    internal void Measure(ChildVerbs verbs, IReadOnlyList<string> able, IReadOnlyList<DeploymentMode> modes, bool isFull)
    {
        if (!OperatingSystem.IsLinux())
        {
            verbs.AddProblem("a web program: its processor time is read as Linux tells it, and this is another system.");
            return;
        }

        string[] servers = [.. WebEntry.All.Where(entry => able.Any(entry.Name.StartsWith)).SelectMany(entry => new[] { "--server", entry.Name })];
        // None named would be all.
        if (servers.Length == 0)
        {
            verbs.AddProblem("a web program: no server has one of these contenders.");
            return;
        }

        verbs.Run("a web program",
            ["web", "--modes", string.Join(',', modes.Select(mode => mode.Name)), .. isFull ? Array.Empty<string>() : ["--quick"], .. servers]);
    }

    internal IEnumerable<string> Sentences(IReadOnlyList<DeploymentMode> modes)
    {
        foreach (DeploymentMode mode in modes)
        {
            if (_store.Read<WebResults>(Machine.Current, Checkout.Framework, mode.Name) is not { } results)
                continue;
            WebLoadRow[] rows = [.. results.Loads.Where(row => row.Operation == WebBody.Echo && row.Payload == subject.Name)];
            if (rows.FirstOrDefault(row => row.Contender == WebEntry.Baseline)?.CpuNs is { } baseline)
                yield return $"A web program ({mode.Name}) that reads and writes {subject.Name} needs {Duration.Format(baseline.Median)} of processor time a request with "
                    + $"{WebEntry.Baseline}; parts of that: {string.Join(", ", rows.Where(row => row.Ratio is not null).OrderBy(row => row.Ratio).Select(Part))}.";
            // Without a load generator first answers are all there is.
            else if (results.Starts.FirstOrDefault(row => row.Contender == WebEntry.Baseline)?.AnsweredNs is { } answered)
                yield return $"A web program ({mode.Name}) with {WebEntry.Baseline} has answered its first request {Duration.Format(answered.Median)} after it was started; "
                    + $"with others: {string.Join(", ", results.Starts.Where(IsOther).OrderBy(row => row.AnsweredNs!.Median).Select(FirstAnswer))}.";
            foreach (WebLoadRow row in rows.Where(row => row.Unavailable is not null))
                yield return $"A web program ({mode.Name}) with {row.Contender}: {row.Unavailable}.";
        }
    }

    private static bool IsOther(WebStartRow row) =>
        row.AnsweredNs is not null && row.Contender != WebEntry.Baseline && SecondName.FirstOf(row.Contender) is null;

    private static string FirstAnswer(WebStartRow row) => $"{row.Contender} {Duration.Format(row.AnsweredNs!.Median)}";

    private static string Part(WebLoadRow row) =>
        string.Create(CultureInfo.InvariantCulture, $"{row.Contender} {row.Ratio:0.00}{row.IsApart switch
        {
            null => " (too few slices to tell)",
            false => " (within the noise)",
            true => "",
        }}");
}
