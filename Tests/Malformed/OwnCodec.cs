using System.Buffers;
using System.Text;
using System.Text.Json;
using System.Text.Unicode;
using JsonAot.Tests.Payloads;
using SpanCodecs.Tests.Checks;

namespace JsonAot.Tests.Malformed;

/// <summary>A contender whose reading is this project's own code, with a payload that it offers a codec for.</summary>
internal abstract class OwnCodec
{
    private static readonly string[] Names = ["SimpleJson", "Manual", "Hand-written"];

    /// <summary>The document that is damaged, or written in another form.</summary>
    internal abstract byte[] Document { get; }

    internal static TheoryData<string, string> WithEveryPayload() => new(
        from name in Names
        from payload in InBox.Payloads
        where Of(name, payload) is not null
        select (name, payload.Name));

    /// <summary>Runs a check against one codec; a codec that hangs fails the test instead of stopping it.</summary>
    internal static Task Check(string contender, string payload, Action<OwnCodec> check) =>
        Task.Run(() => check(Of(contender, InBox.PayloadNamed(payload))!))
            .WaitAsync(TimeSpan.FromMinutes(3), TestContext.Current.CancellationToken);

    internal abstract void MustRefuse(byte[] document, string fault);

    internal abstract void MustRefuseInEveryOtherLane(byte[] document, string fault);

    /// <summary>Data may come only out of a well-formed document, and must then be what that document says.</summary>
    internal abstract void MustRefuseOrRead(byte[] document);

    internal abstract void MustReadTheSample(byte[] document);

    private static OwnCodec? Of(string contender, IPayload payload)
    {
        var binder = new Binder(InBox.Contenders.Single(one => one.Name == contender));
        payload.Accept(binder);
        return binder.Made;
    }

    private sealed class Binder(Contender contender) : IPayloadVisitor
    {
        internal OwnCodec? Made { get; private set; }

        public void Visit<T>(Payload<T> payload)
            where T : class => Made = contender.Offer(payload).Codec is null ? null : new Bound<T>(contender, payload);
    }

    private sealed class Bound<T>(Contender contender, Payload<T> whole) : OwnCodec
        where T : class
    {
        // A refusal does not depend on how many elements stand beside it.
        private Payload<T> Payload => field ??= Reduced.WhereLarge(whole);

        private ICodec<T> Codec => field ??= contender.Offer(Payload).Codec!;

        internal override byte[] Document => Payload.CanonicalUtf8;

        internal override void MustRefuse(byte[] document, string fault) => MustRefuse(Codec.Deserialize, document, fault);

        internal override void MustRefuseInEveryOtherLane(byte[] document, string fault)
        {
            // Bytes that are not UTF-8 cannot stand in a string.
            if (Utf8.IsValid(document))
                MustRefuse(utf8 => Codec.Deserialize(Encoding.UTF8.GetString(utf8)), document, $"{fault}, string");
            MustRefuse(utf8 => Codec.Deserialize(new ReadOnlySequence<byte>(utf8)), document, $"{fault}, one segment");
            MustRefuse(utf8 => Codec.Deserialize(Segments.OneAByte(utf8)), document, $"{fault}, a segment a byte");
            MustRefuse(utf8 => Codec.Deserialize(new MemoryStream(utf8)), document, $"{fault}, stream");
        }

        internal override void MustRefuseOrRead(byte[] document)
        {
            if (!TryRead(Codec.Deserialize, document, out T? value))
                return;
            Assert.True(IsWellFormed(document), $"malformed, but read: {Show(document)}");
            if (TryReadWithSystemTextJson(document, out T? expected))
                Assert.True(Payload.AreEqual(expected, value), $"not what System.Text.Json reads in {Show(document)}");
            if (value is not null)
                Assert.True(
                    Payload.AreEqual(value, Codec.Deserialize(Codec.SerializeToUtf8Bytes(value))), $"changed by writing: {Show(document)}");
        }

        internal override void MustReadTheSample(byte[] document)
        {
            Assert.NotEqual(Document, document);
            Assert.True(Payload.AreEqual(Payload.Sample, Codec.Deserialize(document)), Show(document));
        }

        private static void MustRefuse(Func<byte[], T?> read, byte[] document, string fault)
        {
            Assert.False(IsWellFormed(document), $"the test's own document is well formed: {fault}");
            Assert.False(TryRead(read, document, out T? value), $"{fault}: read as {value?.ToString() ?? "null"}: {Show(document)}");
        }

        private static bool TryRead(Func<byte[], T?> read, byte[] document, out T? value)
        {
            value = null;
            try
            {
                value = read(document);
                return true;
            }
            catch (Exception refusal)
            {
                MustBePlaced(refusal, document);
                return false;
            }
        }

        private bool TryReadWithSystemTextJson(byte[] document, out T? value)
        {
            value = null;
            try
            {
                value = JsonSerializer.Deserialize(document, Payload.Metadata);
                return true;
            }
            catch (JsonException)
            {
                return false;
            }
        }
    }

    /// <summary>A refusal is a FormatException or a JsonException that names a byte of the document.</summary>
    private static void MustBePlaced(Exception refusal, byte[] document)
    {
        long? position = refusal switch
        {
            MalformedJsonException malformed => malformed.BytePosition,
            // Without a line the byte is counted from the start of the document.
            JsonException { BytePositionInLine: long byteInLine } faulty => StartOfLine(document, faulty.LineNumber ?? 0) + byteInLine,
            _ => null,
        };
        // A trace takes longer than the reading, and nearly every document is refused.
        if (position is null)
            Assert.Fail($"{refusal.GetType().Name} without a byte: {refusal.Message}\nfor {Show(document)}\n{refusal.StackTrace}");
        if (position < 0 || position > document.Length)
            Assert.Fail($"byte {position} of {document.Length}: {refusal.Message}\nfor {Show(document)}");
    }

    /// <summary>Whether a document is JSON, independently of the code under test.</summary>
    private static bool IsWellFormed(byte[] utf8)
    {
        // The reader looks into a text only when it is asked for it.
        if (!Utf8.IsValid(utf8))
            return false;
        try
        {
            var reader = new Utf8JsonReader(utf8);
            while (reader.Read())
            {
                if (reader.TokenType is JsonTokenType.String or JsonTokenType.PropertyName)
                    reader.GetString();
            }

            return true;
        }
        catch (Exception problem) when (problem is JsonException or InvalidOperationException)
        {
            return false;
        }
    }

    private static string Show(byte[] document) => Encoding.Latin1.GetString(document.AsSpan(0, Math.Min(document.Length, 400)));

    private static long StartOfLine(byte[] document, long line)
    {
        int start = 0;
        for (long i = 0; i < line; i++)
        {
            int length = document.AsSpan(start).IndexOf((byte)'\n');
            Assert.True(length >= 0, $"line {line} of a document of {i + 1} lines");
            start += length + 1;
        }

        return start;
    }
}
