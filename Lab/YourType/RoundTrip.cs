using System.Text.Json;
using JsonAot.Lab.MeasuredPrograms.Probe.Answers;

namespace JsonAot.Lab.YourType;

/// <summary>
/// Each sample is read into the type and written again, in a process that the type may take with it; what it loses is named.
/// </summary>
internal sealed class RoundTrip(ProbeProcess probe, Subject subject, Action<string> say)
{
    private const int MostSamples = 10;

    private static readonly TimeSpan Limit = TimeSpan.FromSeconds(30);

    internal void Check(bool isLossy)
    {
        // Each is checked in a process of its own, and a file of lines may have thousands.
        if (subject.Samples.Count > MostSamples)
            say($"Of {subject.Samples.Count} samples the first {MostSamples} are checked.");
        foreach (SampleDocument sample in subject.Samples.Take(MostSamples))
        {
            byte[] written = Rewrite(sample);
            JsonElement rewritten = JsonDocument.Parse(written).RootElement;
            IReadOnlyList<string> losses = SampleCheck.Compare(sample.Root, rewritten, subject.Type.Root, subject.Type.Policy);
            if (losses.Count > 0 && !isLossy)
                throw SampleCheck.Refusal(subject.Type.Root, sample, losses);
            bool isTimed = ReferenceEquals(sample, subject.Samples[0]);
            say(losses.Count == 0
                ? Whole(sample, isTimed ? written.Length : null)
                : $"{sample.FileName} loses values in {subject.Type.Root.Text}; measured all the same, as --lossy asks:\n  "
                    + SampleCheck.Lines(losses));
        }
    }

    /// <summary>What is timed is the document in System.Text.Json's own words, and not the bytes that were given.</summary>
    /// <param name="timed">How many bytes these words are; null for a sample that is not timed.</param>
    internal static string Whole(SampleDocument sample, int? timed) => $"{sample.FileName} comes back whole"
        + (timed is { } bytes && bytes != sample.Utf8.Length
            ? $"; timed as System.Text.Json writes it, {bytes:N0} bytes for {sample.Utf8.Length:N0}."
            : ".");

    /// <summary>The sample that programs build by themselves must be the one that System.Text.Json reads.</summary>
    /// <returns>What is wrong with it; null where nothing is.</returns>
    internal string? WhyNotBuilt()
    {
        string built = Path.Combine(subject.Folder, "built.json");
        File.Delete(built);
        ProbeReply<VerdictAnswer> reply = probe.Ask(
            AnswerJson.Default.VerdictAnswer, Limit, "write", ContenderSets.Reference, subject.Name, built);
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
