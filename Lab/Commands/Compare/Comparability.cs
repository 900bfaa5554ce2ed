using System.Globalization;
using JsonAot.Lab.Statistics;
using JsonAot.Lab.Terminal;

namespace JsonAot.Lab.Commands.Compare;

/// <summary>When two figures must not be put side by side, and why, in words.</summary>
internal static class Comparability
{
    /// <returns>Null where the conditions of both files are the same.</returns>
    internal static string? Refusal(Manifest a, Manifest b)
    {
        if (a.Tool != b.Tool)
            return $"measured with {a.Tool} and {b.Tool}: defaults differ from one to the next";
        if (BuildOf(a) != BuildOf(b))
            return $"another build of the framework: {BuildOf(a)} and {BuildOf(b)}";
        if (!a.PublishSwitches.SequenceEqual(b.PublishSwitches))
            return $"published with other switches: {string.Join(' ', a.PublishSwitches)} and {string.Join(' ', b.PublishSwitches)}";
        return null;
    }

    /// <returns>Null where both rows have figures of the same work.</returns>
    internal static string? Refusal(ComparedRow? a, ComparedRow? b)
    {
        if (a is null)
            return "A has no such row";
        if (b is null)
            return "B has no such row";
        if (a.MedianNs is null || b.MedianNs is null)
            return Absence(a, b);
        if (a.IsDisturbed || b.IsDisturbed)
            return $"something else kept the processor busy while {(a.IsDisturbed ? "A" : "B")} was measured: measure that row again";
        if (a.Settings is not null && b.Settings is not null && a.Settings != b.Settings)
            return $"measured with other settings: {a.Settings} and {b.Settings}";
        if (a.PayloadHash is not null && b.PayloadHash is not null && a.PayloadHash != b.PayloadHash)
            return $"another document: {a.PayloadHash} and {b.PayloadHash}";
        int fewest = Math.Min(a.Samples.Count, b.Samples.Count);
        if (fewest < Bootstrap.LeastSamples)
            return $"too few samples: {fewest}, where {Bootstrap.LeastSamples} are the least that say how far figures scatter";
        return null;
    }

    /// <returns>What an older file does not tell; null where both tell everything.</returns>
    internal static string? Note(ComparedRow a, ComparedRow b)
    {
        string[] untold =
        [
            .. Untold("settings", a.Settings, b.Settings),
            .. Untold("the document", a.PayloadHash, b.PayloadHash),
        ];
        return untold.Length == 0 ? null : $"{string.Join("; ", untold)}: taken to be the same";
    }

    /// <summary>Differences that are part of what is compared, or that a reader should know.</summary>
    internal static IReadOnlyList<string> Remarks(ComparedFile a, ComparedFile b, double threshold)
    {
        Manifest before = a.Manifest;
        Manifest after = b.Manifest;
        var remarks = new List<string>
        {
            string.Create(CultureInfo.InvariantCulture, $"Differences up to {threshold:P1} are ties")
                + (a.NoiseFloor is null && b.NoiseFloor is null ? "; neither run has measured its noise floor." : "."),
        };
        if (before.Machine != after.Machine)
            remarks.Add($"Two machines: A {before.Machine}; B {after.Machine}.");
        if (before.InstructionSets != after.InstructionSets)
            remarks.Add($"Other instruction sets: A {before.InstructionSets}; B {after.InstructionSets}.");
        if (before.SdkVersion != after.SdkVersion)
            remarks.Add($"Another SDK: A {before.SdkVersion}; B {after.SdkVersion}.");
        if (before.Commit == after.Commit)
            remarks.Add($"Both are of commit {before.Commit}: what differs is not the code.");
        return remarks;
    }

    /// <summary>Without the instruction sets that BenchmarkDotNet appends: those are the machine's.</summary>
    private static string BuildOf(Manifest manifest) => manifest.RuntimeVersion.Split(',')[0];

    private static string Absence(ComparedRow a, ComparedRow b) => (a.MedianNs, b.MedianNs) switch
    {
        (null, null) => $"no figures on either side: {ReasonOf(b)}",
        (null, _) => $"A has no figures: {ReasonOf(a)}",
        _ => $"B has no figures: {ReasonOf(b)}",
    };

    private static string ReasonOf(ComparedRow row) => row.Unavailable ?? "no reason was recorded";

    private static IEnumerable<string> Untold(string what, string? a, string? b)
    {
        if (a is null || b is null)
            yield return $"{(a is null ? b is null ? "neither side records" : "A does not record" : "B does not record")} {what}";
    }
}
