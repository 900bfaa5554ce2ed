using System.Globalization;
using System.Security.Cryptography;
using JsonAot.Probe.Answers;

namespace JsonAot.Lab.Measures.Verify;

/// <summary>Every contender writes each payload to a file once, and every contender reads every file.</summary>
/// <param name="folder">For the files; they stay, to be looked at.</param>
internal sealed class CrossReadCheck(ProbeSession session, string folder)
{
    // A naive serializer takes two seconds for the largest one.
    private static readonly TimeSpan LimitOfOne = TimeSpan.FromSeconds(20);

    internal IReadOnlyList<CrossReadRow> Run(IReadOnlyList<Contender> contenders, IPayload payload)
    {
        // A contender that this build leaves out cannot write or read; the fidelity table says why.
        string[] present = [.. contenders.Where(contender => ProbeSession.AbsenceOf(contender) is null).Select(contender => contender.Name)];
        string payloadFolder = Path.Combine(folder, payload.Name);
        if (Directory.Exists(payloadFolder))
            Directory.Delete(payloadFolder, recursive: true);
        Directory.CreateDirectory(payloadFolder);

        IReadOnlyList<Written> written = Children.ForEach(
            [.. present.Index()], writer => Write(writer.Item, payload.Name, Path.Combine(payloadFolder, string.Create(CultureInfo.InvariantCulture, $"{writer.Index + 1}.json"))));
        return [.. Children.ForEach(present, reader => Read(reader, payload.Name, written)).SelectMany(rows => rows)];
    }

    private Written Write(string writer, string payload, string path)
    {
        ProbeReply<WriteAnswer> reply = session.Process.Ask(WriteAnswerJson.Default.WriteAnswer, Children.Limit, "write", writer, payload, path);
        string? reason = reply.Answer is null ? reply.Reason : reply.Answer.Unavailable ?? reply.Answer.Exception;
        return new Written(writer, path, reason is null ? Convert.ToHexString(SHA256.HashData(File.ReadAllBytes(path))) : "", reason);
    }

    private List<CrossReadRow> Read(string reader, string payload, IReadOnlyList<Written> written)
    {
        Written[] documents = [.. written.Where(document => document.Missing is null)];
        var rows = new List<CrossReadRow>();
        foreach (Written missing in written.Where(document => document.Missing is not null))
        {
            rows.Add(Row(reader, payload, missing) with
            {
                Outcome = CheckOutcome.Unavailable,
                Findings = [$"{missing.Writer} did not write it: {missing.Missing}"],
            });
        }

        // Most writers write the same bytes: a reader that takes its whole time limit for them shall do so once.
        Written[][] alike = [.. documents.GroupBy(document => document.Content).Select(group => group.ToArray())];
        Written[] different = [.. alike.Select(group => group[0])];
        // One child for all the files; where it does not survive them, one for each, to know which it was.
        ReadAnswer? together = Ask(reader, payload, different, Children.Limit).Answer;
        foreach ((int index, Written[] group) in alike.Index())
        {
            CrossReadRow row = together is null ? ReadOne(reader, payload, group[0]) : Judge(Row(reader, payload, group[0]), together, index);
            rows.AddRange(group.Select(document => row with { Writer = document.Writer }));
        }

        return rows;
    }

    private CrossReadRow ReadOne(string reader, string payload, Written document)
    {
        ProbeReply<ReadAnswer> reply = Ask(reader, payload, [document], LimitOfOne);
        CrossReadRow row = Row(reader, payload, document);
        return reply.Answer is not null ? Judge(row, reply.Answer, 0) : row with { Outcome = reply.Outcome, Findings = [reply.Reason] };
    }

    private ProbeReply<ReadAnswer> Ask(string reader, string payload, IReadOnlyCollection<Written> documents, TimeSpan limit) =>
        session.Process.Ask(ReadAnswerJson.Default.ReadAnswer, limit, ["read", reader, payload, .. documents.Select(document => document.Path)]);

    private static CrossReadRow Judge(CrossReadRow row, ReadAnswer answer, int index)
    {
        if (answer.Unavailable is { } reason)
            return row with { Outcome = CheckOutcome.Unavailable, Findings = [$"{row.Reader} does not read: {reason}"] };
        return answer.Files[index] switch
        {
            { Exception: { } exception } => row with { Outcome = CheckOutcome.Throws, Findings = [exception] },
            { Differences: { Count: > 0 } differences } => row with { Outcome = CheckOutcome.Lossy, Findings = differences },
            _ => row with { Outcome = CheckOutcome.Faithful },
        };
    }

    private static CrossReadRow Row(string reader, string payload, Written document) =>
        new() { Payload = payload, Writer = document.Writer, Reader = reader, TakenAt = DateTimeOffset.UtcNow };

    /// <param name="Content">A hash of the file.</param>
    /// <param name="Missing">Why there is no file.</param>
    private sealed record Written(string Writer, string Path, string Content, string? Missing);
}

/// <summary>Asks many children at once. Nothing is timed here, so they may share the processors.</summary>
internal static class Children
{
    /// <summary>The gate runs eight lanes of a document of megabytes, and a naive serializer takes seconds for one.</summary>
    internal static readonly TimeSpan Limit = TimeSpan.FromSeconds(60);

    /// <returns>The answers in the order of the items.</returns>
    internal static IReadOnlyList<TResult> ForEach<TItem, TResult>(IReadOnlyList<TItem> items, Func<TItem, TResult> ask)
    {
        var results = new TResult[items.Count];
        Parallel.For(0, items.Count, new ParallelOptions { MaxDegreeOfParallelism = Environment.ProcessorCount }, i => results[i] = ask(items[i]));
        return results;
    }
}
