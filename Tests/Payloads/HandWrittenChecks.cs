using System.Text;
using System.Text.Json;
using System.Text.Json.Nodes;
using JsonAot.Codecs;
using JsonAot.Tests.Malformed;
using Xunit;

namespace JsonAot.Tests.Payloads;

/// <summary>What holds for hand-written codecs of types with many members, beyond what is asked of every codec.</summary>
internal static class HandWrittenChecks
{
    internal static void ReadsUnusualDocuments<T>(Payload<T> payload, byte[] utf8, params string[] dictionaries)
        where T : class
    {
        ICodec<T> codec = new HandWrittenContender().Offer(payload).Codec!;
        T expected = JsonSerializer.Deserialize(utf8, payload.Metadata)!;

        AssertReads(utf8);
        AssertReads(DocumentChanges.Reversed(utf8));
        AssertReads(DocumentChanges.WithUnknownMembers(utf8, dictionaries));
        Assert.True(payload.AreEqual(expected, codec.Deserialize(ReadingLanes.SegmentAByte(utf8))), "a segment a byte");
        Assert.Null(codec.Deserialize("null"u8.ToArray()));

        void AssertReads(byte[] document) =>
            Assert.True(payload.AreEqual(expected, codec.Deserialize(document)), Encoding.UTF8.GetString(document));
    }

    /// <summary>Every leaf, replaced by tokens of a type that it does not have.</summary>
    internal static void RefusesWrongTokens<T>(Payload<T> payload, byte[] utf8)
        where T : class
    {
        ICodec<T> codec = new HandWrittenContender().Offer(payload).Codec!;
        foreach (string leaf in DocumentChanges.Leaves(utf8))
        {
            byte[] wrong = DocumentChanges.Replace(utf8, leaf, new JsonArray(new JsonObject()));
            MalformedJsonException refusal = Assert.Throws<MalformedJsonException>(() => codec.Deserialize(wrong));
            Assert.InRange(refusal.BytePosition, 0, wrong.Length - 1);
        }
    }

    internal static void NoticesEveryChange<T>(Payload<T> payload, byte[] utf8)
        where T : class
    {
        T original = JsonSerializer.Deserialize(utf8, payload.Metadata)!;
        foreach (string leaf in DocumentChanges.Leaves(utf8))
        {
            T changed = DocumentChanges.ChangeLeaf(payload, utf8, leaf);
            Assert.False(payload.AreEqual(original, changed), leaf);
            Assert.False(payload.AreEqual(changed, original), leaf);
        }
    }

    internal static void RoundTrips<T>(Payload<T> payload)
        where T : class
    {
        ICodec<T> codec = new HandWrittenContender().Offer(payload).Codec!;
        byte[] written = codec.SerializeToUtf8Bytes(payload.Sample);
        Assert.Equal(payload.CanonicalUtf8, written);
        Assert.True(payload.AreEqual(payload.Sample, codec.Deserialize(written)));
        Assert.Equal(payload.CanonicalUtf8, JsonSerializer.SerializeToUtf8Bytes(payload.Sample, Assert.IsType<IHasFastPath<T>>(payload, exactMatch: false).FastPath));
    }
}
