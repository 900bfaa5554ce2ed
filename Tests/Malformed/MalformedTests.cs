using Xunit;

namespace JsonAot.Tests.Malformed;

/// <summary>Bad input given to this project's own codecs: refused with a byte position, never read as data.</summary>
public class MalformedTests
{
    public static TheoryData<string, string> EveryOwnCodec() => OwnCodec.WithEveryPayload();

    [Theory]
    [MemberData(nameof(EveryOwnCodec))]
    public Task A_document_cut_at_any_byte_is_refused(string contender, string payload) =>
        OwnCodec.Check(contender, payload, new Truncation());

    [Theory]
    [MemberData(nameof(EveryOwnCodec))]
    public Task A_document_with_any_byte_replaced_is_refused_or_read_for_what_it_says(string contender, string payload) =>
        OwnCodec.Check(contender, payload, new Mutation());

    [Theory]
    [MemberData(nameof(EveryOwnCodec))]
    public Task What_is_not_JSON_is_refused(string contender, string payload) =>
        OwnCodec.Check(contender, payload, new Faults());

    [Theory]
    [MemberData(nameof(EveryOwnCodec))]
    public Task What_is_not_JSON_is_refused_in_every_lane(string contender, string payload) =>
        OwnCodec.Check(contender, payload, new FaultsInEveryLane());

    [Theory]
    [MemberData(nameof(EveryOwnCodec))]
    public Task Deep_nesting_is_refused_before_the_stack_ends(string contender, string payload) =>
        OwnCodec.Check(contender, payload, new Nesting());

    private sealed class Truncation : ICodecCheck
    {
        public void Run<T>(ICodec<T> codec, Payload<T> payload)
            where T : class
        {
            foreach (byte[] document in Documents.Truncated(payload.CanonicalUtf8))
                ReadingCheck.MustRefuse(codec.Deserialize, document, $"cut at {document.Length}");
        }
    }

    private sealed class Mutation : ICodecCheck
    {
        public void Run<T>(ICodec<T> codec, Payload<T> payload)
            where T : class
        {
            foreach (byte[] document in Documents.Mutated(payload.CanonicalUtf8))
                ReadingCheck.MustRefuseOrRead(codec, payload, document);
        }
    }

    private sealed class Faults : ICodecCheck
    {
        public void Run<T>(ICodec<T> codec, Payload<T> payload)
            where T : class
        {
            foreach ((string fault, byte[] document) in FaultyDocuments.From(payload.CanonicalUtf8))
                ReadingCheck.MustRefuse(codec.Deserialize, document, fault);
        }
    }

    private sealed class FaultsInEveryLane : ICodecCheck
    {
        private const int TooLargeForEveryLane = 64 * 1024;

        public void Run<T>(ICodec<T> codec, Payload<T> payload)
            where T : class
        {
            if (payload.CanonicalUtf8.Length > TooLargeForEveryLane)
                return;
            foreach ((string fault, byte[] document) in FaultyDocuments.From(payload.CanonicalUtf8))
            {
                foreach ((string lane, Func<byte[], T?> read) in ReadingLanes.Of(codec, document))
                    ReadingCheck.MustRefuse(read, document, $"{fault}, {lane}");
            }
        }
    }

    private sealed class Nesting : ICodecCheck
    {
        public void Run<T>(ICodec<T> codec, Payload<T> payload)
            where T : class
        {
            foreach ((string fault, byte[] document) in FaultyDocuments.Nested(payload.CanonicalUtf8))
                ReadingCheck.MustRefuse(codec.Deserialize, document, fault);
        }
    }
}
