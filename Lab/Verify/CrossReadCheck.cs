using System.Globalization;
using JsonAot.Lab.Probes;
using JsonAot.Lab.Terminal;
using JsonAot.Probing.Answers;
using JsonAot.ResultFiles;

namespace JsonAot.Lab.Verify;

/// <summary>Every contender writes each payload to a file once, and every contender reads every file.</summary>
/// <param name="folder">For the files; they stay, to be looked at.</param>
internal sealed class CrossReadCheck(ProbeSession session, string folder, ProgressLine progress)
{
    internal CrossReadResults Run(IReadOnlyList<Contender> contenders, IReadOnlyList<IPayload> payloads)
    {
        // What is not in this build neither writes nor reads; the fidelity table says why.
        Contender[] present = [.. contenders.Where(contender => ProbeSession.AbsenceOf(contender) is null)];
        return new CrossReadResults(session.Manifest, [.. payloads.SelectMany(payload => Run(present, payload.Name))]);
    }

    private IEnumerable<CrossReadRow> Run(IReadOnlyList<Contender> contenders, string payload)
    {
        string payloadFolder = Path.Combine(folder, payload);
        if (Directory.Exists(payloadFolder))
            Directory.Delete(payloadFolder, recursive: true);
        Directory.CreateDirectory(payloadFolder);

        IReadOnlyList<Written> written = Children.ForEach(
            [.. contenders.Index()],
            progress,
            writer => $"{session.Manifest.Mode}: {writer.Item.Name} writes {payload}",
            writer => Write(writer.Item.Name, payload, Path.Combine(payloadFolder, string.Create(CultureInfo.InvariantCulture, $"{writer.Index + 1}.json"))));
        return Children.ForEach(
            contenders,
            progress,
            reader => $"{session.Manifest.Mode}: {reader.Name} reads {payload} of all",
            reader => Read(reader.Name, payload, written)).SelectMany(rows => rows);
    }

    private Written Write(string writer, string payload, string path)
    {
        ProbeReply<WriteAnswer> reply = session.Process.Ask(WriteAnswerJson.Default.WriteAnswer, Children.Limit, "write", writer, payload, path);
        string? reason = reply.Answer is null ? Children.Judge(reply).Finding : reply.Answer.Unavailable ?? reply.Answer.Exception;
        return new Written(writer, path, reason);
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

        // One child for all the files; where it does not survive them, one for each, to know which it was.
        ReadAnswer? together = Ask(reader, payload, documents).Answer;
        rows.AddRange(together is not null
            ? documents.Select((document, i) => Judge(Row(reader, payload, document), together, i))
            : documents.Select(document => ReadOne(reader, payload, document)));
        return rows;
    }

    private CrossReadRow ReadOne(string reader, string payload, Written document)
    {
        ProbeReply<ReadAnswer> reply = Ask(reader, payload, [document]);
        CrossReadRow row = Row(reader, payload, document);
        if (reply.Answer is not null)
            return Judge(row, reply.Answer, 0);
        (CheckOutcome outcome, string finding) = Children.Judge(reply);
        return row with { Outcome = outcome, Findings = [finding] };
    }

    private ProbeReply<ReadAnswer> Ask(string reader, string payload, IReadOnlyCollection<Written> documents) =>
        session.Process.Ask(ReadAnswerJson.Default.ReadAnswer, Children.Limit, ["read", reader, payload, .. documents.Select(document => document.Path)]);

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

    /// <param name="Missing">Why there is no file.</param>
    private sealed record Written(string Writer, string Path, string? Missing);
}
