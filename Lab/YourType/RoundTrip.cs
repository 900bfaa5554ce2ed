using System.Text.Json;
using JsonAot.Lab.MeasuredPrograms.Probe.Answers;

namespace JsonAot.Lab.YourType;

/// <summary>
/// Each sample is read into the type and written again, in a process that the type may take with it; what it loses is named.
/// </summary>
internal sealed class RoundTrip(ProbeProcess probe, Subject subject, Action<string> say)
{
    private const int MostLosses = 8;
    private const int MostSamples = 10;

    private static readonly TimeSpan Limit = TimeSpan.FromSeconds(30);

    internal void Check(bool isLossy)
    {
        // Each is checked in a process of its own, and a file of lines may have thousands.
        if (subject.Samples.Count > MostSamples)
            say($"Of {subject.Samples.Count} samples the first {MostSamples} are checked.");
        foreach (SampleDocument sample in subject.Samples.Take(MostSamples))
        {
            JsonElement rewritten = JsonDocument.Parse(Rewrite(sample)).RootElement;
            IReadOnlyList<string> losses = SampleCheck.Compare(sample.Root, rewritten, subject.Type.Root, subject.Type.Policy);
            if (losses.Count == 0)
            {
                say($"{sample.FileName} comes back whole.");
                continue;
            }

            string lost = string.Join("\n  ", losses.Take(MostLosses))
                + (losses.Count > MostLosses ? $"\n  and {losses.Count - MostLosses} more" : "");
            if (!isLossy)
                throw new UnusableException($"{subject.Type.Root.Text} does not keep all of {sample.FileName}, and figures of a part of it "
                    + $"would mislead:\n  {lost}\nCorrect the type, or measure what is left of it with --lossy.");
            say($"{sample.FileName} loses values in {subject.Type.Root.Text}; measured all the same, as --lossy asks:\n  {lost}");
        }
    }

    /// <summary>The sample that programs build by themselves must be the one that System.Text.Json reads.</summary>
    /// <returns>What is wrong with it; null where nothing is.</returns>
    internal string? WhyNotBuilt()
    {
        string built = Path.Combine(subject.Folder, "built.json");
        File.Delete(built);
        ProbeReply<VerdictAnswer> reply = probe.Ask(
            AnswerJson.Default.VerdictAnswer, Limit, "write", DefaultContestants.Yardstick, subject.Name, built);
        byte[] written = Rewrite(subject.Samples[0]);
        string? wrong = reply.Answer is null ? reply.Reason : reply.Answer.Exception;
        if (wrong is null && JsonDifference.Between(written, File.ReadAllBytes(built)) is [var difference, ..])
            wrong = difference;
        return wrong;
    }

    private byte[] Rewrite(SampleDocument sample)
    {
        string written = Path.Combine(subject.Folder, "written.json");
        File.Delete(written);
        // The process reads the sample without a byte-order mark, as it was loaded.
        string given = Path.Combine(subject.Folder, "given.json");
        File.WriteAllBytes(given, sample.Utf8.ToArray());
        ProbeReply<VerdictAnswer> reply = probe.Ask(AnswerJson.Default.VerdictAnswer, Limit, "rewrite", subject.Name, given, written);
        if (reply.Answer is not { } answer)
            throw new LabException($"{sample.FileName} cannot be read into {subject.Type.Root.Text} and written again: "
                + $"{Trouble.WithStop(reply.Reason ?? "")} Look for a constructor or a property that waits or calls itself, and "
                + "try again.");
        if (answer.Exception is { } exception)
            throw new UnusableException($"{sample.FileName} cannot be read into {subject.Type.Root.Text} and written again: "
                + $"{Trouble.WithStop(exception)} Correct the type, or name another with --type.");
        return File.ReadAllBytes(written);
    }
}
