using System.IO.Pipelines;
using System.Text.Json;
using Xunit;

namespace SpanCodecs.Tests.Lanes;

/// <summary>Streams that break their contract are read, or end, as with System.Text.Json.</summary>
public class LyingStreamTests
{
    private static readonly CancellationToken s_none = TestContext.Current.CancellationToken;

    public static TheoryData<int, string> Lies
    {
        get
        {
            var data = new TheoryData<int, string>();
            foreach (int lie in new[] { -1, int.MinValue, 1, int.MaxValue })
            {
                data.Add(lie, "");
                data.Add(lie, "{\"Id\":1}");
                data.Add(lie, "{\"Id\":");
            }

            return data;
        }
    }

    /// <param name="lie">The count that is said to have been read: less than nothing, or so much more than there was room for.</param>
    /// <param name="before">The count of bytes that were read before.</param>
    [Theory]
    [MemberData(nameof(Lies))]
    public async Task What_cannot_have_been_read_is_an_exception_of_the_same_type(int lie, string before)
    {
        Assert.Equal(
            await Failure(stream => Task.FromResult(JsonSerializer.Deserialize<Entry>(stream)), lie, before),
            await Failure(stream => Task.FromResult(LaneCodecs.One.Deserialize(stream)), lie, before));
        Assert.Equal(
            await Failure(async stream => await JsonSerializer.DeserializeAsync<Entry>(stream, cancellationToken: s_none), lie, before),
            await Failure(async stream => await LaneCodecs.One.DeserializeAsync(stream, s_none), lie, before));
        Assert.Equal(
            await Failure(
                async stream => await JsonSerializer.DeserializeAsync<Entry>(PipeReader.Create(stream), cancellationToken: s_none),
                lie,
                before),
            await Failure(async stream => await LaneCodecs.One.DeserializeAsync(PipeReader.Create(stream), s_none), lie, before));
        Assert.Equal(
            await Failure(
                async stream => (await SequenceReading.ToList(
                    JsonSerializer.DeserializeAsyncEnumerable<Entry>(stream, true, cancellationToken: s_none)))[0],
                lie,
                before),
            await Failure(
                async stream => (await SequenceReading.ToList(LaneCodecs.One.DeserializeAsyncEnumerable(stream, true, s_none)))[0],
                lie,
                before));
    }

    [Theory]
    [InlineData(true)]
    [InlineData(false)]
    public async Task A_stream_need_not_tell_its_length_though_it_can_seek(bool tellsLength)
    {
        Assert.Equal(1, LaneCodecs.One.Deserialize(new SilentStream(tellsLength))!.Id);
        Assert.Equal(1, (await LaneCodecs.One.DeserializeAsync(new SilentStream(tellsLength), s_none))!.Id);
        Assert.Equal(1, (await LaneCodecs.One.DeserializeAsync(PipeReader.Create(new SilentStream(tellsLength)), s_none))!.Id);
        Assert.Single(await SequenceReading.ToList(LaneCodecs.One.DeserializeAsyncEnumerable(new SilentStream(tellsLength), true, s_none)));
    }

    private static async Task<Type> Failure(Func<Stream, Task<Entry?>> read, int lie, string before) =>
        (await Assert.ThrowsAnyAsync<Exception>(() => read(new LyingStream(lie, before)))).GetType();

    private sealed class LyingStream(int lie, string before) : ReadOnlyStream
    {
        private byte[] _before = System.Text.Encoding.UTF8.GetBytes(before);

        public override int Read(Span<byte> buffer)
        {
            if (_before.Length == 0)
                return lie < 0 ? lie : (int)Math.Min((long)buffer.Length + lie, int.MaxValue);
            _before.CopyTo(buffer);
            int read = _before.Length;
            _before = [];
            return read;
        }
    }

    private sealed class SilentStream(bool tellsLength) : MemoryStream("{\"Id\":1}"u8.ToArray())
    {
        public override long Length => tellsLength ? base.Length : throw new NotSupportedException();

        public override long Position { get => throw new NotSupportedException(); set => throw new NotSupportedException(); }
    }
}
