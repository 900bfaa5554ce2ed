using JsonAot.Lab.MeasuredPrograms.Probe.Answers;
using JsonAot.Lab.Programs;

namespace JsonAot.Lab.Measures.Verdicts;

/// <summary>Both directions of one contender and payload in one program; what it wrote is judged here, under the JIT.</summary>
/// <param name="program">The one to try.</param>
/// <param name="reference">The one that trims nothing; it reads what only the contender itself can read.</param>
/// <param name="folder">For the documents; they stay, to be looked at.</param>
internal sealed class VerdictTrial(ProbeProcess program, ProbeProcess reference, string contender, IPayload payload, string folder)
{
    private const int MostExcerpt = 60;

    /// <summary>For each direction.</summary>
    internal TimeSpan Limit { get; init; } = TimeSpan.FromSeconds(30);

    private string Written => Path.Combine(folder, "written");

    internal VerdictRow Run(VerdictRow row, TargetDocument document)
    {
        Directory.CreateDirectory(folder);
        File.Delete(Written);
        ProbeReply<VerdictAnswer> reply = Ask(program, "write", Written);
        string asReference = Path.Combine(folder, "written-by-reference");
        // A process that gave no answer does not say what it would have written.
        VerdictAnswer? said = reply.Answer is { Exception: null } answer ? answer : Ask(reference, "write", asReference).Answer;
        bool isBinary = said is { IsBinary: true };
        VerdictStep? serialize = Judge(reply, () => isBinary ? Read(reference, Written) : WrittenText(document));
        // A binary format is read from what the reference wrote. Otherwise a fault in writing would count twice.
        if (isBinary)
            Ask(reference, "write", asReference);
        VerdictStep? deserialize = Read(program, isBinary ? asReference : document.Path);
        return row with
        {
            Serialize = serialize,
            Deserialize = deserialize,
            Reason = serialize is null && deserialize is null ? reply.Answer!.Unavailable : null,
        };
    }

    private VerdictStep? Read(ProbeProcess reader, string document)
    {
        string copy = Path.Combine(folder, "understood.json");
        File.Delete(copy);
        ProbeReply<VerdictAnswer> reply = Ask(reader, "read", document, copy);
        return Judge(reply, () => reply.Answer!.Differs ? Difference(copy) : Equal);
    }

    private VerdictStep WrittenText(TargetDocument document)
    {
        byte[] written = File.ReadAllBytes(Written);
        IReadOnlyList<string> findings = document.Differences(written);
        return findings.Count == 0 ? Equal : new VerdictStep(CheckOutcome.Lossy, findings, Excerpt(written));
    }

    private VerdictStep Difference(string copy)
    {
        if (!File.Exists(copy))
            return new VerdictStep(CheckOutcome.Lossy, ["what was read is null, or another value"], null);
        byte[] understood = File.ReadAllBytes(copy);
        IReadOnlyList<string> named = JsonDifference.Between(payload.CanonicalUtf8, understood);
        if (named.Count == 0)
            named = ["the values are unequal, though both are written alike"];
        return new VerdictStep(CheckOutcome.Lossy, named, Excerpt(understood));
    }

    private static VerdictStep Equal { get; } = new(CheckOutcome.Faithful, [], null);

    /// <returns>Null where the contender lacks the direction.</returns>
    internal static VerdictStep? Judge(ProbeReply<VerdictAnswer> reply, Func<VerdictStep?> compare) => reply switch
    {
        { Answer.Unavailable: not null } => null,
        { Answer.Exception: { } exception } => new VerdictStep(CheckOutcome.Throws, [exception], null),
        { Answer: not null } => compare(),
        _ => new VerdictStep(reply.Outcome, [reply.Reason], null),
    };

    private ProbeReply<VerdictAnswer> Ask(ProbeProcess process, string direction, params string[] paths) =>
        process.Ask(AnswerJson.Default.VerdictAnswer, Limit, [direction, contender, payload.GetType().Name, .. paths]);

    private static string Excerpt(byte[] document)
    {
        string text = System.Text.Encoding.UTF8.GetString(
            document.AsSpan(0, Math.Min(document.Length, 4 * MostExcerpt))).ReplaceLineEndings(" ");
        return text.Length <= MostExcerpt ? text : $"{text[..MostExcerpt]}...";
    }
}
