using System.IO.Pipelines;
using System.Text;
using System.Text.Json;
using SpanCodecs.Tests.Checks;
using Xunit;

namespace SpanCodecs.Tests.Lanes;

public sealed class Note
{
    public int Id { get; set; }

    public string? Text { get; set; }
}

[SpanCodec(typeof(Note))]
[SpanCodec(typeof(int))]
internal static partial class NoteCodecs;

/// <summary>JSON text sequences (RFC 7464), held against a plain reading of the same bytes: cut at each separator, and parsed.</summary>
public class TextSequenceTests
{
    private const char Separator = '\u001e';

    private static CancellationToken Token => TestContext.Current.CancellationToken;

    [Fact]
    public async Task Each_value_has_a_separator_before_it_and_a_line_feed_behind_it()
    {
        var stream = new MemoryStream();
        await NoteCodecs.Note.SerializeTextSequence(stream, Values(new Note { Id = 1, Text = "a" }, null, new Note { Id = 2 }), Token);
        Assert.Equal(
            "\u001e{\"Id\":1,\"Text\":\"a\"}\n\u001enull\n\u001e{\"Id\":2,\"Text\":null}\n", Encoding.UTF8.GetString(stream.ToArray()));

        var pipe = new Pipe();
        await NoteCodecs.Int32.SerializeTextSequence(pipe.Writer, Values(1, 22), Token);
        await pipe.Writer.CompleteAsync();
        Assert.Equal([1, 22], await ListAsync(NoteCodecs.Int32.DeserializeTextSequence(pipe.Reader, cancellationToken: Token)));
    }

    /// <summary>Separators may follow each other, and blanks may stand anywhere between values.</summary>
    [Theory]
    [InlineData("", new int[0])]
    [InlineData("\u001e", new int[0])]
    [InlineData("\u001e\u001e\n\u001e \r\n", new int[0])]
    [InlineData("\u001e1\n\u001e22\r\n\u001e 3 \n", new[] { 1, 22, 3 })]
    [InlineData("\u001e\u001e1\n\u001e\u001e\n\u001e2\n\u001e", new[] { 1, 2 })]
    public async Task Empty_records_are_none(string text, int[] expected) =>
        Assert.Equal(expected, await ListAsync(Read(NoteCodecs.Int32, text, piece: 1)));

    [Theory]
    [InlineData("1\n", "Record 1 of the sequence does not begin with a record separator (RFC 7464).")]
    [InlineData(" \u001e1\n2\n", null)]
    [InlineData("\u001e1", "Record 1 of the sequence may have been cut")]
    [InlineData("\u001e1\u001e2\n", "Record 1 of the sequence may have been cut")]
    [InlineData("\u001e123456789\n", "Record 1 of the sequence is longer than 8 bytes")]
    [InlineData("\u001e1\n\u001e123456789\u001e", "Record 2 of the sequence is longer than 8 bytes")]
    [InlineData("\u001e1          \n", "Record 1 of the sequence is longer than 8 bytes")]
    [InlineData("\u001e123456789012345678901234567890\n", "Record 1 of the sequence is longer than 8 bytes")]
    [InlineData("\u001e1\n\u001e[2]\n", null)]
    public async Task What_is_no_record_is_refused(string text, string? words)
    {
        foreach (int piece in (int[])[1, 3, 1000])
        {
            JsonException failure = await Assert.ThrowsAsync<JsonException>(
                async () => await ListAsync(Read(NoteCodecs.Int32, text, piece, maxLength: 8)));
            Assert.StartsWith(words ?? "", failure.Message, StringComparison.Ordinal);
        }
    }

    [Theory]
    [InlineData("\u001e12345678\n")]
    [InlineData("\u001e12345678\r\n\u001e12345678\n")]
    public async Task A_value_may_be_as_long_as_the_limit(string text)
    {
        foreach (int piece in (int[])[1, 3, 1000])
            Assert.All(await ListAsync(Read(NoteCodecs.Int32, text, piece, maxLength: 8)), value => Assert.Equal(12345678, value));
    }

    /// <summary>RFC 7464: what was cut spoils no other record.</summary>
    [Fact]
    public async Task Reading_goes_on_behind_a_record_that_somebody_takes_note_of()
    {
        const string Text = "\u001e{\"Id\":1}\n\u001e{\"Id\":2,\"Te\u001e{\"Id\":3}\n"
            + "\u001e{\"Id\":4,\"Text\":\"far too long for this\"}\n\u001e{\"Id\":5}";
        var failures = new List<JsonException>();
        Assert.Equal(
            [1, 3, 5],
            (await ListAsync(Read(NoteCodecs.Note, Text, piece: 5, maxLength: 25, failures.Add))).Select(entry => entry!.Id));
        Assert.Equal(2, failures.Count);
        Assert.StartsWith("Record 4 of the sequence is longer than 25 bytes", failures[1].Message, StringComparison.Ordinal);
    }

    /// <summary>Each byte is looked at once, in however many pieces a record comes: otherwise this takes minutes.</summary>
    [Fact]
    public async Task A_long_record_in_small_pieces_takes_no_longer_than_it_is()
    {
        using var limit = CancellationTokenSource.CreateLinkedTokenSource(Token);
        limit.CancelAfter(TimeSpan.FromSeconds(20));
        string text = $"\u001e{{\"Text\":\"{new string('a', 24_000_000)}\"}}\n";
        await foreach (Note? note in NoteCodecs.Note.DeserializeTextSequence(
            new TricklingStream(Encoding.UTF8.GetBytes(text), piece: 500), cancellationToken: limit.Token))
            Assert.Equal(24_000_000, note!.Text!.Length);
        Assert.False(limit.IsCancellationRequested);
    }

    [Fact]
    public async Task Any_sequence_is_read_as_a_plain_reading_of_its_pieces_reads_it()
    {
        var random = new Random(7464);
        string[] parts =
        [
            "{\"Id\":1}", "{\"Id\":2,\"Text\":\"\\u001e\"}", "null", " ", "\n", "{\"Id\":", "}", "[", "{\"Text\":\"é\"}\n", "\r\n", "x",
        ];
        for (int i = 0; i < 3_000; i++)
        {
            var text = new StringBuilder();
            for (int part = random.Next(12); part > 0; part--)
                text.Append(random.Next(3) == 0 ? Separator.ToString() : parts[random.Next(parts.Length)]);
            (string[] values, int failed) = Reference(text.ToString());
            int told = 0;
            List<Note?> read = await ListAsync(
                Read(NoteCodecs.Note, text.ToString(), random.Next(1, 20), maxLength: null, _ => told++));
            Assert.Equal(values, read.Select(entry => JsonSerializer.Serialize(entry)));
            Assert.True(failed == told, $"{text}: {failed} and not {told} records are none.");
        }
    }

    [Fact]
    public async Task It_ends_when_it_is_cancelled_and_arguments_are_looked_at()
    {
        using var cancelled = new CancellationTokenSource();
        var pipe = new Pipe();
        await pipe.Writer.WriteAsync("\u001e1\n\u001e2\n"u8.ToArray(), Token);
        await using IAsyncEnumerator<int> values = NoteCodecs.Int32
            .DeserializeTextSequence(pipe.Reader, cancellationToken: cancelled.Token).GetAsyncEnumerator(Token);
        Assert.True(await values.MoveNextAsync());
        ValueTask<bool> next = values.MoveNextAsync();
        await cancelled.CancelAsync();
        await Assert.ThrowsAnyAsync<OperationCanceledException>(async () => await next);

        Assert.Throws<ArgumentNullException>(() => NoteCodecs.Int32.DeserializeTextSequence((Stream)null!));
        Assert.Throws<ArgumentOutOfRangeException>(() => NoteCodecs.Int32.DeserializeTextSequence(Stream.Null, maxLength: 0));
    }

    private static IAsyncEnumerable<T?> Read<T>(
        SpanCodec<T> codec, string text, int piece, int? maxLength = null, Action<JsonException>? malformed = null) =>
        codec.DeserializeTextSequence(new TricklingStream(Encoding.UTF8.GetBytes(text), piece), maxLength, malformed, Token);

    private static (string[] Values, int Failed) Reference(string text)
    {
        var values = new List<string>();
        int failed = 0;
        string[] pieces = text.Split(Separator);
        for (int i = 0; i < pieces.Length; i++)
        {
            if (pieces[i].AsSpan().Trim(" \t\r\n").IsEmpty)
                continue;
            bool isWord = pieces[i].EndsWith("null", StringComparison.Ordinal);
            try
            {
                string value = JsonSerializer.Serialize(JsonSerializer.Deserialize<Note>(pieces[i]));
                if (i == 0 || isWord)
                    failed++;
                else
                    values.Add(value);
            }
            catch (JsonException)
            {
                failed++;
            }
        }

        return ([.. values], failed);
    }

    private static async IAsyncEnumerable<T?> Values<T>(params T?[] values)
    {
        foreach (T? value in values)
        {
            await Task.Yield();
            yield return value;
        }
    }

    private static async Task<List<T>> ListAsync<T>(IAsyncEnumerable<T> values)
    {
        var list = new List<T>();
        await foreach (T value in values.WithCancellation(Token))
            list.Add(value);
        return list;
    }
}
