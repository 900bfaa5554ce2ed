using System.Text.Json;
using System.Text.Json.Serialization.Metadata;

namespace SpanCodecs.Tests.Checks;

internal static class ReadSequence
{
    /// <summary>Between the elements and the exception, where they are told.</summary>
    internal const string AndThen = "\nand then ";
}

/// <summary>The outcome of a sequence: its elements, and the exception that ended it.</summary>
internal sealed record ReadSequence<T>(List<T?> Elements, Exception? Failure)
{
    internal static ReadSequence<T> Of(byte[] document, int piece, bool topLevelValues, JsonTypeInfo<T> type) =>
        Of(JsonSerializer.DeserializeAsyncEnumerable(new TricklingStream(document, piece), type, topLevelValues));

    internal static ReadSequence<T> Of(byte[] document, int piece, bool topLevelValues, SpanCodec<T> codec) =>
        Of(codec.DeserializeAsyncEnumerable(new TricklingStream(document, piece), topLevelValues));

    private static ReadSequence<T> Of(IAsyncEnumerable<T?> sequence)
    {
        var elements = new List<T?>();
        IAsyncEnumerator<T?> enumerator = sequence.GetAsyncEnumerator();
        try
        {
            while (Waiting.For(enumerator.MoveNextAsync()))
                elements.Add(enumerator.Current);
            return new ReadSequence<T>(elements, null);
        }
        catch (Exception failure)
        {
            return new ReadSequence<T>(elements, failure);
        }
        finally
        {
            Waiting.For(enumerator.DisposeAsync());
        }
    }
}
