using JsonAot.Lab.Measures;

namespace JsonAot.Lab.Report.Model.Answer;

/// <summary>Payloads that a contender refuses beforehand, in words: nothing of them is lost, and nothing is gained.</summary>
internal static class Refusals
{
    internal static bool IsOne(FidelityRow row) =>
        row.Outcome == CheckOutcome.Unavailable && row.Findings is [var reason, ..] && Unavailable.IsRefusal(reason);

    /// <summary>How many payloads were tried with any contender.</summary>
    internal static int Payloads(Deployment deployment) =>
        deployment.Rows<FidelityRow>().Select(row => row.Payload).Distinct().Count();

    /// <summary>The most that one of these refuses.</summary>
    internal static int Most(Deployment deployment, params IEnumerable<string> contenders) => contenders
        .Select(name => deployment.Rows<FidelityRow>().Count(row => row.Contender == name && IsOne(row)))
        .DefaultIfEmpty().Max();

    internal static string Told(Deployment deployment, string contender) => Most(deployment, contender) is > 0 and var refused
        ? $"refuses {refused} of {Payloads(deployment)} payloads" : "refuses some types";
}
