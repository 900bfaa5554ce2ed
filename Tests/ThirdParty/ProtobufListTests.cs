using JsonAot.Libraries;
using JsonAot.Payloads.Texts;

namespace JsonAot.Tests.ThirdParty;

/// <summary>A protobuf's field that repeats cannot tell an empty list from none: our schemas say it beside the field.</summary>
public class ProtobufListTests
{
    private static readonly ICodec<Feed> Codec = Contenders.Named("Google.Protobuf").Offer(new TextsPayload()).Codec!;

    [Fact]
    public void An_empty_list_and_none_are_kept_apart_and_a_list_adds_nothing_but_its_elements()
    {
        Assert.Null(Again(new Feed()).Posts);
        Assert.Empty(Again(new Feed { Posts = [] }).Posts!);
        List<Post> posts = Again(new Feed { Posts = [new Post { Tags = [] }, new Post(), new Post { Tags = ["a", ""] }] }).Posts!;
        Assert.Equal([[], null, ["a", ""]], posts.Select(post => post.Tags?.ToArray()));
        // A message is asked for its size at every level above it, so a list must not be a level of its own.
        Assert.Empty(Codec.SerializeToUtf8Bytes(new Feed { Posts = [] }));
    }

    private static Feed Again(Feed feed) => Codec.Deserialize(Codec.SerializeToUtf8Bytes(feed))!;
}
