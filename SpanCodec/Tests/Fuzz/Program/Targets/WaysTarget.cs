using System.Buffers;
using System.Text;
using System.Text.Json;
using System.Text.Json.Serialization.Metadata;
using SpanCodecs.Tests.Checks;

namespace SpanCodecs.Tests.Fuzz;

/// <summary>
/// Every other way into a codec and out of it: as the way of bytes in memory, or as System.Text.Json where bytes cannot tell. The first
/// byte says which way, the second how the document is cut.
/// </summary>
internal sealed class WaysTarget<T>(string name, SpanCodec<T> codec, JsonTypeInfo<T> metadata, byte[][] samples, string[] words)
    : FuzzTarget($"ways/{name}", Controlled(samples, ReadingWays<T>.Controls), words, 2)
{
    protected override string? Compare(byte[] input)
    {
        byte[] document = input[2..];
        byte cut = input[1];
        int way = input[0] % ReadingWays<T>.Count;
        return way switch
        {
            ReadingWays<T>.Reader => CompareReaders(document, cut),
            ReadingWays<T>.Characters => CompareCharacters(document),
            ReadingWays<T>.Limited => CompareLimited(document, cut),
            ReadingWays<T>.Trying => CompareTrying(document),
            ReadingWays<T>.Writing => CompareWriting(document, cut),
            _ => CompareReading(ReadingWays<T>.Plain[way], document, cut),
        };
    }

    private string? CompareReading((string Name, bool IsStream, Func<SpanCodec<T>, byte[], byte, T?> Read) way, byte[] document, byte cut)
    {
        // A stream may begin with a byte order mark; a span may not.
        if (way.IsStream && document.AsSpan().StartsWith("\uFEFF"u8))
            return null;
        return Differ(way.Name, document, Read(document), Attempt.Of(() => way.Read(codec, document, cut)));
    }

    private string? CompareLimited(byte[] document, byte cut)
    {
        if (document.AsSpan().StartsWith("\uFEFF"u8))
            return null;
        int limit = cut + 1;
        Attempt<T?> actual = Attempt.Of(() => codec.Deserialize(new TricklingStream(document, 1 + (cut % 16)), limit));
        Attempt<T?> expected = Read(document);
        if (document.Length <= limit)
            return Differ("limited stream", document, expected, actual);
        // The mistake may be met before the limit is.
        return actual.Failure is JsonException || (actual.Failure is { } other && other.GetType() == expected.Failure?.GetType()) ? null
            : $"limit of {limit}: {Disagreement.Show(document)}: {Attempt.Describe(actual.Failure)}";
    }

    private string? CompareTrying(byte[] document)
    {
        Attempt<T?> expected = Read(document);
        T? value = default;
        Attempt<bool> tried = Attempt.Of(() => codec.TryDeserialize(document, out value));
        if (tried.Failure is null && !tried.Value)
        {
            return expected.Failure is JsonException ? null
                : $"{Name} (try): {Disagreement.Show(document)} is refused: {Attempt.Describe(expected.Failure)}";
        }

        return Differ("try", document, expected, new Attempt<T?>(value, tried.Failure));
    }

    private string? CompareCharacters(byte[] document)
    {
        string text = LooseText.Of(document);
        Attempt<T?> expected = Attempt.Of(() => JsonSerializer.Deserialize(text, metadata));
        Attempt<T?> actual = Attempt.Of(() => codec.Deserialize(text.AsSpan()));
        return Told("characters", Encoding.Unicode.GetBytes(text), expected, actual)
            ?? Differ("string", document, actual, Attempt.Of(() => codec.Deserialize(text)));
    }

    private string? CompareReaders(byte[] document, byte cut)
    {
        ReadOnlySequence<byte> sequence = cut == 0 ? new(document) : Segments.Cut(document, Cuts.Of(cut));
        var state = new JsonReaderState(new JsonReaderOptions
        {
            AllowTrailingCommas = metadata.Options.AllowTrailingCommas,
            CommentHandling = metadata.Options.ReadCommentHandling,
            MaxDepth = metadata.Options.MaxDepth,
            AllowMultipleValues = false,
        });
        (long Position, JsonTokenType Token) expectedEnd = default, actualEnd = default;
        Attempt<T?> expected = Attempt.Of(() =>
        {
            var reader = new Utf8JsonReader(sequence, isFinalBlock: true, state);
            T? value = JsonSerializer.Deserialize(ref reader, metadata);
            expectedEnd = (reader.BytesConsumed, reader.TokenType);
            return value;
        });
        Attempt<T?> actual = Attempt.Of(() =>
        {
            var reader = new Utf8JsonReader(sequence, isFinalBlock: true, state);
            T? value = codec.Deserialize(ref reader);
            actualEnd = (reader.BytesConsumed, reader.TokenType);
            return value;
        });
        string? difference = Told("reader", document, expected, actual);
        return difference is null && expected.Failure is null && expectedEnd != actualEnd
            ? $"{Name} (reader): {Disagreement.Show(document)} ends at {expectedEnd} and {actualEnd}"
            : difference;
    }

    private string? CompareWriting(byte[] document, byte cut)
    {
        Attempt<T?> read = Read(document);
        if (read.Failure is not null || read.Value is null)
            return null;
        var writing = LaneCalls.Writing(codec, read.Value).ToList();
        int index = cut % (writing.Count + 1 + WrittenSequences.Count);
        if (index == writing.Count)
            return CompareWriters(document, read.Value);
        if (index > writing.Count)
            return CompareWrittenSequence(document, read.Value, index - writing.Count - 1);
        (string lane, Func<byte[]> write) = writing[index];
        Attempt<byte[]> expected = Attempt.Of(() => codec.SerializeToUtf8Bytes(read.Value)), actual = Attempt.Of(write);
        return AreSame(expected, actual) ? null
            : $"{Name} (written, {lane}): {Disagreement.Show(document)}: {Shown(expected)} and {Shown(actual)}";
    }

    private string? CompareWrittenSequence(byte[] document, T value, int form)
    {
        Attempt<byte[]> expected = Attempt.Of(() => WrittenSequences.Twice(codec.SerializeToUtf8Bytes(value), form));
        Attempt<byte[]> actual = Attempt.Of(() => WrittenSequences.Of(codec, value, form));
        // Inside of an array lines are indented once more.
        return metadata.Options.WriteIndented || AreSame(expected, actual) ? null
            : $"{Name} (sequence {form}): {Disagreement.Show(document)}: {Shown(expected)} and {Shown(actual)}";
    }

    private string? CompareWriters(byte[] document, T value)
    {
        Attempt<byte[]> expected = Attempt.Of(() =>
            WrittenWays.ByWriter(metadata.Options, writer => JsonSerializer.Serialize(writer, value, metadata)));
        Attempt<byte[]> actual = Attempt.Of(() => WrittenWays.ByWriter(metadata.Options, writer => codec.Serialize(writer, value)));
        return AreSame(expected, actual) ? null
            : Unexplained(new Disagreement(name, document, Facet.Output, Shown(expected), Shown(actual)));
    }

    private static bool AreSame(Attempt<byte[]> one, Attempt<byte[]> other) =>
        one.Failure?.GetType() == other.Failure?.GetType() && one.Value.AsSpan().SequenceEqual(other.Value);

    private Attempt<T?> Read(byte[] document) => Attempt.Of(() => codec.Deserialize(document));

    /// <summary>Between two ways of the codec there is no difference.</summary>
    private string? Differ(string lane, byte[] document, Attempt<T?> expected, Attempt<T?> actual)
    {
        if (expected.Failure is not null || actual.Failure is not null)
        {
            if (Attempt.AreAlike(expected.Failure, actual.Failure))
                return null;
            string one = Attempt.DescribeWithoutQuote(expected.Failure), other = Attempt.DescribeWithoutQuote(actual.Failure);
            return one == other ? null : $"{Name} ({lane}): {Disagreement.Show(document)}: {one} and {other}";
        }

        Attempt<byte[]> first = Tell(expected.Value), second = Tell(actual.Value);
        return first.Value.AsSpan().SequenceEqual(second.Value) ? null
            : $"{Name} ({lane}): {Disagreement.Show(document)}: {Shown(first)} and {Shown(second)}";
    }

    /// <summary>Between System.Text.Json and the codec there may be what is known.</summary>
    private string? Told(string lane, byte[] document, Attempt<T?> expected, Attempt<T?> actual)
    {
        if (expected.Failure is null && actual.Failure is null)
            return Differ(lane, document, expected, actual);
        return Disagreement.FacetOf(expected.Failure, actual.Failure) is not { } facet ? null
            : Unexplained(new Disagreement(name, document, facet, Attempt.Describe(expected.Failure), Attempt.Describe(actual.Failure)))
                is { } difference ? $"({lane}) {difference}" : null;
    }

    private Attempt<byte[]> Tell(T? value) => Attempt.Of(() => JsonSerializer.SerializeToUtf8Bytes(value!, Telling));

    private JsonTypeInfo<T> Telling => field ??= ReflectedTypes.Telling(metadata);

    private static string Shown(Attempt<byte[]> attempt) =>
        attempt.Failure is { } failure ? failure.GetType().Name : Encoding.UTF8.GetString(attempt.Value);
}
