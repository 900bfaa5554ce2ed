using JsonAot.Codecs;
using JsonAot.Payloads.Person;

namespace JsonAot.Tests.Payloads;

/// <summary>Calls that are timed are made again and again: each must do the whole work of the first.</summary>
public sealed class LaneCallsTests
{
    /// <summary>Allocated memory is a figure of the page: a contender's own buffer is none of it.</summary>
    [Fact]
    public void Whoever_writes_by_hand_allocates_the_document_alone()
    {
        var payload = new PersonPayload();
        ICodec<Person> codec = new HandWrittenContender().Offer(payload).Codec!;
        const int Calls = 100;
        Write();
        long before = GC.GetAllocatedBytesForCurrentThread();
        Write();
        long each = (GC.GetAllocatedBytesForCurrentThread() - before) / Calls;
        Assert.InRange(each, payload.CanonicalUtf8.Length, payload.CanonicalUtf8.Length + 64);

        void Write()
        {
            for (int call = 0; call < Calls; call++)
                GC.KeepAlive(codec.SerializeToUtf8Bytes(payload.Sample));
        }
    }

    [Theory]
    [InlineData(Lanes.Utf8)]
    [InlineData(Lanes.Text)]
    [InlineData(Lanes.Buffer)]
    [InlineData(Lanes.Stream)]
    public void Every_call_reads_and_writes_the_value(Lanes lane)
    {
        var payload = new PersonPayload();
        var calls = LaneCalls.Of(new SourceGenContender().Offer(payload).Codec!, payload, lane);
        for (int call = 0; call < 3; call++)
        {
            Assert.True(payload.AreEqual(payload.Sample, (Person?)calls.Deserialize()), $"reading, call {call}");
            long written = calls.Serialize() switch
            {
                byte[] utf8 => utf8.Length,
                string text => System.Text.Encoding.UTF8.GetByteCount(text),
                System.Buffers.ArrayBufferWriter<byte> buffer => buffer.WrittenCount,
                MemoryStream stream => stream.Length,
                var other => throw new InvalidOperationException($"{other}"),
            };
            Assert.Equal(payload.CanonicalUtf8.Length, written);
        }
    }
}
