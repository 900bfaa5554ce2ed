using System.IO.Pipelines;
using SpanCodecs.Tests.Runtime;
using Xunit;

namespace SpanCodecs.Tests.Surface;

/// <summary>Sequences through pipes are those through streams.</summary>
public class PipeSequenceTests
{
    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public async Task What_is_written_is_read_again(bool topLevelValues)
    {
        var codec = new ParcelCodec();
        CancellationToken stop = TestContext.Current.CancellationToken;
        var stream = new MemoryStream();
        await codec.SerializeAsyncEnumerable(stream, Parcels(), topLevelValues, stop);
        var pipe = new Pipe(new PipeOptions(pauseWriterThreshold: 0));
        await codec.SerializeAsyncEnumerable(pipe.Writer, Parcels(), topLevelValues, stop);
        // The owner of the writer completes it.
        await pipe.Writer.WriteAsync(" "u8.ToArray(), stop);
        await pipe.Writer.CompleteAsync();

        var other = new Pipe(new PipeOptions(pauseWriterThreshold: 0));
        await pipe.Reader.CopyToAsync(other.Writer, stop);
        await other.Writer.CompleteAsync();
        var read = new List<Parcel?>();
        await foreach (Parcel? parcel in codec.DeserializeAsyncEnumerable(other.Reader, topLevelValues, stop))
            read.Add(parcel);
        Assert.Equal(["a", null, "c"], read.Select(parcel => parcel?.Name));

        stream.Position = 0;
        Assert.Equal(3, await codec.DeserializeAsyncEnumerable(stream, topLevelValues, stop).CountAsync(stop));
    }

    [Fact]
    public void Without_a_pipe_nothing_begins()
    {
        CancellationToken stop = TestContext.Current.CancellationToken;
        var codec = new ParcelCodec();
        Assert.Throws<ArgumentNullException>(() => codec.DeserializeAsyncEnumerable((PipeReader)null!, cancellationToken: stop));
        Assert.Throws<ArgumentNullException>(
            () => { _ = codec.SerializeAsyncEnumerable((PipeWriter)null!, Parcels(), cancellationToken: stop); });
        Assert.Throws<ArgumentNullException>(
            () => { _ = codec.SerializeAsyncEnumerable(new Pipe().Writer, null!, cancellationToken: stop); });
    }

    private static async IAsyncEnumerable<Parcel?> Parcels()
    {
        yield return new Parcel { Name = "a" };
        await Task.Yield();
        yield return null;
        yield return new Parcel { Name = "c" };
    }
}
