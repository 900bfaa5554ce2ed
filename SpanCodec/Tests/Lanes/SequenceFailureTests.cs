using System.Text.Json;
using Xunit;

namespace SpanCodecs.Tests.Lanes;

/// <summary>Sequences whose writing fails.</summary>
public class SequenceFailureTests
{
    /// <summary>The source runs while what it has given is sent. It is waited for, so that it can be disposed of.</summary>
    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public async Task A_stream_that_fails_leaves_no_source_running(bool sourceFails)
    {
        bool isClosed = false;
        await Assert.ThrowsAsync<IOException>(() => JsonSerializer.SerializeAsync(new FailingStream(), Source(), cancellationToken: TestContext.Current.CancellationToken));
        Assert.True(isClosed);
        isClosed = false;
        await Assert.ThrowsAsync<IOException>(() => LaneCodecs.Number.SerializeAsyncEnumerable(new FailingStream(), Source(), cancellationToken: TestContext.Current.CancellationToken));
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

    private sealed class FailingStream : MemoryStream
    {
        public override ValueTask WriteAsync(ReadOnlyMemory<byte> buffer, CancellationToken cancellationToken = default) =>
            ValueTask.FromException(new IOException());
    }
}
