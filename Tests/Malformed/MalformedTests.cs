namespace JsonAot.Tests.Malformed;

/// <summary>Bad input given to this project's own codecs: refused with a byte position, never read as data.</summary>
public class MalformedTests
{
    // A lane that is cut after each byte takes a thousand times as long as one that is not.
    private static readonly int TooLargeForEveryLane = Thorough.IsAsked ? 64 * 1024 : 16 * 1024;

    public static TheoryData<string, string> EveryOwnCodec() => OwnCodec.WithEveryPayload();

    [Theory]
    [MemberData(nameof(EveryOwnCodec))]
    public Task A_document_cut_at_any_byte_is_refused(string contender, string payload) => OwnCodec.Check(contender, payload, codec =>
    {
        foreach (byte[] document in Documents.Truncated(codec.Document))
            codec.MustRefuse(document, $"cut at {document.Length}");
    });

    [Theory]
    [MemberData(nameof(EveryOwnCodec))]
    public Task A_document_with_any_byte_replaced_is_refused_or_read_for_what_it_says(string contender, string payload) =>
        OwnCodec.Check(contender, payload, codec => Assert.All(Documents.Mutated(codec.Document), codec.MustRefuseOrRead));

    [Theory]
    [MemberData(nameof(EveryOwnCodec))]
    public Task What_is_not_JSON_is_refused_in_every_lane(string contender, string payload) => OwnCodec.Check(contender, payload, codec =>
    {
        foreach ((string fault, byte[] document) in FaultyDocuments.From(codec.Document))
        {
            codec.MustRefuse(document, fault);
            if (codec.Document.Length <= TooLargeForEveryLane)
                codec.MustRefuseInEveryOtherLane(document, fault);
        }
    });

    [Theory]
    [MemberData(nameof(EveryOwnCodec))]
    public Task Deep_nesting_is_refused_before_the_stack_ends(string contender, string payload) =>
        OwnCodec.Check(contender, payload, codec =>
        {
            foreach ((string fault, byte[] document) in FaultyDocuments.Nested(codec.Document))
                codec.MustRefuse(document, fault);
        });
}
