using System.Text.Json;
using SpanCodecs.Tests.Generation.Types;
using Xunit;

namespace SpanCodecs.Tests.Lanes;

/// <summary>Sequences whose writing fails, and how deep their elements may be.</summary>
public class SequenceFailureTests
{
    /// <summary>The source runs while what it has given is sent. It is waited for, so that it can be disposed of.</summary>
    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public async Task A_stream_that_fails_leaves_no_source_running(bool sourceFails)
    {
        bool isClosed = false;
        await Assert.ThrowsAsync<IOException>(
            () => JsonSerializer.SerializeAsync(new FailingStream(), Source(), cancellationToken: TestContext.Current.CancellationToken));
        Assert.True(isClosed);
        isClosed = false;
        await Assert.ThrowsAsync<IOException>(() => LaneCodecs.Number.SerializeAsyncEnumerable(
            new FailingStream(), Source(), cancellationToken: TestContext.Current.CancellationToken));
        Assert.True(isClosed);

        async IAsyncEnumerable<int> Source()
        {
            try
            {
                yield return 1;
                await Task.Delay(50);
                if (sourceFails)
                    throw new InvalidDataException();
                yield return 2;
            }
            finally
            {
                isClosed = true;
            }
        }
    }

    /// <summary>The array around the elements is not counted.</summary>
    [Theory]
    [InlineData(62, true)]
    [InlineData(63, true)]
    [InlineData(64, false)]
    public async Task An_element_has_the_whole_depth(int depth, bool isWritten)
    {
        string arrays = new string('[', depth) + new string(']', depth);
        var document = JsonDocument.Parse(arrays).RootElement;
        HoldsDocuments[] values =
            [new() { Element = document }, new() { Anything = document }, new() { Converted = new Brackets(depth, depth) }];
        foreach (HoldsDocuments value in values)
        {
            foreach (bool isLines in new[] { false, true })
            {
                var stream = new MemoryStream();
                Task writing = DeepCodecs.HoldsDocuments.SerializeAsyncEnumerable(
                    stream, One(value), isLines, TestContext.Current.CancellationToken);
                if (!isWritten)
                {
                    await Assert.ThrowsAsync<JsonException>(() => writing);
                    continue;
                }

                await writing;
                stream.Position = 0;
                IAsyncEnumerable<HoldsDocuments?> elements = DeepCodecs.HoldsDocuments.DeserializeAsyncEnumerable(
                    stream, isLines, cancellationToken: TestContext.Current.CancellationToken);
                HoldsDocuments? read = Assert.Single(await SequenceReading.ToList(elements));
                Assert.Equal(DeepCodecs.HoldsDocuments.SerializeToString(value), DeepCodecs.HoldsDocuments.SerializeToString(read));
            }
        }

        static async IAsyncEnumerable<HoldsDocuments> One(HoldsDocuments value)
        {
            await Task.Yield();
            yield return value;
        }
    }

    private sealed class FailingStream : MemoryStream
    {
        public override ValueTask WriteAsync(ReadOnlyMemory<byte> buffer, CancellationToken cancellationToken = default) =>
            ValueTask.FromException(new IOException());
    }
}
