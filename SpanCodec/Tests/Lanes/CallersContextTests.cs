using System.IO.Pipelines;
using System.Net.Http;
using System.Text;
using System.Text.Json.Serialization;
using SpanCodecs.AspNetCore;
using Xunit;

namespace SpanCodecs.Tests.Lanes;

[SpanCodec(typeof(Entry), PropertyName = "One")]
[SpanCodecOptions(ReadCommentHandling = System.Text.Json.JsonCommentHandling.Skip)]
internal static partial class CommentedCodecs;

/// <summary>
/// A program with windows waits for a codec, and its thread may do so with the thread blocked: nothing goes on in the caller's context,
/// wherever a stream makes a call wait first.
/// </summary>
public class CallersContextTests
{
    private const string Value = """{"Id":1,"Name":"a"}""";

    private static readonly CancellationToken s_none = TestContext.Current.CancellationToken;

    public static TheoryData<string> Readings => [.. s_readings.Keys];

    public static TheoryData<string> Writings => [.. s_writings.Keys];

    private static readonly Dictionary<string, (string Json, Func<Stream, Task> Read)> s_readings = new()
    {
        ["stream"] = (Value, stream => LaneCodecs.One.DeserializeAsync(stream, s_none).AsTask()),
        ["pipe"] = (Value, stream => LaneCodecs.One.DeserializeAsync(PipeReader.Create(stream), s_none).AsTask()),
        ["untyped stream"] = (Value, stream => ((ISpanCodec)LaneCodecs.One).DeserializeAsync(stream, s_none).AsTask()),
        ["untyped pipe"] = (Value, stream => ((ISpanCodec)LaneCodecs.One).DeserializeAsync(PipeReader.Create(stream), s_none).AsTask()),
        ["array"] = ($"\uFEFF [ {Value} , {Value} ] ", stream => ToEnd(LaneCodecs.One.DeserializeAsyncEnumerable(stream, false, s_none))),
        ["lines"] = ($"{Value}\n{Value}\n", stream => ToEnd(LaneCodecs.One.DeserializeAsyncEnumerable(stream, true, s_none))),
        ["numbers"] = ("1 23\n4", stream => ToEnd(LaneCodecs.Number.DeserializeAsyncEnumerable(stream, true, s_none))),
        ["pipe of lines"] = (Value, stream => ToEnd(LaneCodecs.One.DeserializeAsyncEnumerable(PipeReader.Create(stream), true, s_none))),
        ["comments"] = ($"/*a*/[//b\n{Value}/*c*/,{Value}]//d",
            stream => ToEnd(CommentedCodecs.One.DeserializeAsyncEnumerable(stream, false, s_none))),
        ["client"] = (Value, stream => new StreamContent(stream).ReadSpanJsonAsync(LaneCodecs.One, s_none)),
    };

    private static readonly Dictionary<string, Func<Stream, Task, Task>> s_writings = new()
    {
        ["stream"] = (stream, _) => LaneCodecs.One.SerializeAsync(stream, new Entry(1, "a"), s_none),
        ["pipe"] = (stream, _) => LaneCodecs.One.SerializeAsync(PipeWriter.Create(stream), new Entry(1, "a"), s_none),
        ["untyped stream"] = (stream, _) => ((ISpanCodec)LaneCodecs.One).SerializeAsync(stream, new Entry(1, "a"), s_none),
        ["array"] = (stream, gate) => LaneCodecs.One.SerializeAsyncEnumerable(stream, Large(gate), false, s_none),
        ["lines"] = (stream, gate) => LaneCodecs.One.SerializeAsyncEnumerable(stream, Large(gate), true, s_none),
        ["pipe of lines"] = (stream, gate) => LaneCodecs.One.SerializeAsyncEnumerable(PipeWriter.Create(stream), Large(gate), true, s_none),
    };

    [Theory]
    [MemberData(nameof(Readings))]
    public async Task Nothing_that_is_read_goes_on_there(string kind)
    {
        (string json, Func<Stream, Task> read) = s_readings[kind];
        byte[] bytes = Encoding.UTF8.GetBytes(json);
        for (int waits = 0; waits <= bytes.Length; waits++)
            Assert.Equal((waits, 0), (waits, await PostsOf(gate => read(new LateStream(bytes, waits, gate)))));
    }

    [Theory]
    [MemberData(nameof(Writings))]
    public async Task Nothing_that_is_written_goes_on_there(string kind)
    {
        for (int waits = 0; waits < 4; waits++)
            Assert.Equal((waits, 0), (waits, await PostsOf(gate => s_writings[kind](new LateStream([], waits, gate), gate))));
    }

    /// <summary>Proves the check: what it finds here, it would find in a codec.</summary>
    [Fact]
    public async Task What_goes_on_there_is_seen() =>
        Assert.Equal(1, await PostsOf(async gate => await new LateStream([1], 0, gate).ReadAsync(new byte[1], s_none)));

    /// <param name="use">Is given what the late call waits for: it ends when all that wait for it do so.</param>
    private static async Task<int> PostsOf(Func<Task, Task> use)
    {
        var gate = new TaskCompletionSource(TaskCreationOptions.RunContinuationsAsynchronously);
        var context = new CountingContext();
        SynchronizationContext? before = SynchronizationContext.Current;
        SynchronizationContext.SetSynchronizationContext(context);
        Task task;
        try
        {
            task = use(gate.Task);
        }
        finally
        {
            SynchronizationContext.SetSynchronizationContext(before);
        }

        gate.SetResult();
        await task;
        return context.Posts;
    }

    private static async Task ToEnd<T>(IAsyncEnumerable<T> values)
    {
        await foreach (T _ in values.ConfigureAwait(false))
        {
        }
    }

    /// <summary>Yields more than is sent at once, and the second entry late.</summary>
    private static async IAsyncEnumerable<Entry> Large(Task gate)
    {
        yield return new Entry(1, new string('a', 100_000));
        await gate.ConfigureAwait(false);
        yield return new Entry(2, new string('b', 100_000));
    }

    private sealed class CountingContext : SynchronizationContext
    {
        private int _posts;

        internal int Posts => Volatile.Read(ref _posts);

        public override void Post(SendOrPostCallback d, object? state)
        {
            Interlocked.Increment(ref _posts);
            base.Post(d, state);
        }
    }

    /// <summary>Gives a byte at a time; the call after so many is the first that waits.</summary>
    private sealed class LateStream(byte[] content, int waits, Task gate) : MemoryStream
    {
        private int _calls;
        private int _at;

        // A base class has it: content that is known is asked for at once.
        public override bool CanSeek => false;

        public override async ValueTask<int> ReadAsync(Memory<byte> buffer, CancellationToken cancellationToken = default)
        {
            await WaitAsync().ConfigureAwait(false);
            if (_at == content.Length || buffer.IsEmpty)
                return 0;
            buffer.Span[0] = content[_at++];
            return 1;
        }

        public override async ValueTask WriteAsync(ReadOnlyMemory<byte> buffer, CancellationToken cancellationToken = default) =>
            await WaitAsync().ConfigureAwait(false);

        public override async Task FlushAsync(CancellationToken cancellationToken) => await WaitAsync().ConfigureAwait(false);

        private Task WaitAsync() => _calls++ < waits ? Task.CompletedTask : gate;
    }
}
