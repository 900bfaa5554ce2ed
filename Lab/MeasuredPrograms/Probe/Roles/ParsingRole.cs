using System.Globalization;
using System.Text;
using System.Text.Json;
using JsonAot.Lab.MeasuredPrograms.Probe.Answers;
using JsonAot.Lab.MeasuredPrograms.Probe.Parsing;

namespace JsonAot.Lab.MeasuredPrograms.Probe.Roles;

/// <summary>
/// Reads the documents of a suite, from one of them on. Each is told at once, in a line: the next may end the process.
/// </summary>
internal sealed class ParsingRole(ICodec<AnyDocument> codec, AnyDocumentPayload payload)
{
    internal static int Run(string folder, string contender, string first)
    {
        var payload = new AnyDocumentPayload();
        Offer<AnyDocument> offer = Chosen.Contender(contender).Offer(payload);
        string? absent = offer.Codec is { } codec ? CannotRead(codec, payload) : offer.Unavailable;
        if (absent is null)
        {
            var role = new ParsingRole(offer.Codec!, payload);
            foreach (string file in ParsingSuite.FilesIn(folder).Skip(int.Parse(first, CultureInfo.InvariantCulture)))
                Console.Out.WriteLine($"{ParsingAnswer.Mark}{ParsingSuite.NameOf(file)} {role.Try(file)}");
        }

        return Reply.With(new ParsingAnswer(absent), AnswerJson.Default.ParsingAnswer);
    }

    private static string? CannotRead(ICodec<AnyDocument> codec, AnyDocumentPayload payload)
    {
        if (codec.Traits.Format != WireFormat.Json)
            return "it reads another format than JSON";
        if (!codec.Traits.Supports(Directions.Deserialize))
            return codec.Traits.WhyNot(Directions.Deserialize);
        try
        {
            return payload.AreEqual(payload.Sample, codec.Deserialize(payload.CanonicalUtf8))
                ? null
                : "it does not read a type with a member for each kind of value";
        }
        catch (Exception problem) when (problem is not OutOfMemoryException)
        {
            string message = problem.Message.Split('\n')[0].TrimEnd();
            return $"it does not read a type with a member for each kind of value: {problem.GetType().Name}: {message}";
        }
    }

    private string Try(string file)
    {
        byte[] document = File.ReadAllBytes(file);
        var letters = new StringBuilder();
        for (int place = 0; place < ParsingSuite.Places.Count; place++)
            letters.Append((char)OutcomeOf(ParsingSuite.NameOf(file)[0], DocumentPlaces.Put(document, place)));
        return letters.ToString();
    }

    private ParsingOutcome OutcomeOf(char rule, byte[] utf8) => rule switch
    {
        ParsingSuite.MustTake => TryMustTake(utf8),
        // Within a member a document may become another one that is whole. None does today.
        ParsingSuite.MustRefuse when DocumentPlaces.IsJson(utf8) => ParsingOutcome.NotAsked,
        _ => Read(codec.Deserialize, utf8, out _) ? ParsingOutcome.Taken : ParsingOutcome.Refused,
    };

    /// <summary>What System.Text.Json reads there by the type's metadata, everybody is asked for.</summary>
    private ParsingOutcome TryMustTake(byte[] utf8)
    {
        if (!Read(one => JsonSerializer.Deserialize(one, payload.Reference), utf8, out AnyDocument? expected))
            return ParsingOutcome.NotAsked;
        if (!Read(codec.Deserialize, utf8, out AnyDocument? value))
            return ParsingOutcome.Refused;
        return payload.AreEqual(expected, value) ? ParsingOutcome.Taken : ParsingOutcome.OtherValue;
    }

    private static bool Read(Func<byte[], AnyDocument?> read, byte[] utf8, out AnyDocument? value)
    {
        try
        {
            value = read(utf8);
            return true;
        }
        catch (Exception)
        {
            // Whatever a library throws, it has not taken the document.
            value = null;
            return false;
        }
    }
}
