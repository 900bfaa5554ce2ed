using System.Runtime.CompilerServices;
using System.Text;
using System.Text.Json;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;

namespace SpanCodecs.Tests.Checks;

/// <summary>A codec in its lane of bytes, which is the only one that every type has in a smaller native program.</summary>
internal class CodecSubject<T> : Subject
{
    private readonly SpanCodec<T> _codec;
    private readonly JsonTypeInfo<T> _metadata;
    private readonly JsonTypeInfo<T> _telling;

    internal CodecSubject(string name, SpanCodec<T> codec, JsonTypeInfo<T> metadata, byte[][] samples)
        : base(name, samples)
    {
        _codec = codec;
        _metadata = metadata;
        // Infinity can be read where it cannot be written: values are compared by options that can write them all.
        // Numbers are written in their shortest form that keeps every bit, and minus zero as such.
        var telling = new JsonSerializerOptions(metadata.Options)
        {
            NumberHandling = metadata.Options.NumberHandling | JsonNumberHandling.AllowNamedFloatingPointLiterals,
        };
        _telling = (JsonTypeInfo<T>)telling.GetTypeInfo(typeof(T));
    }

    protected SpanCodec<T> Codec => _codec;

    protected JsonTypeInfo<T> Metadata => _metadata;

    /// <summary>Metadata that can write every value, to compare it.</summary>
    protected JsonTypeInfo<T> Telling => _telling;

    internal override bool IsAccepted(byte[] document) => Attempt.Of(() => JsonSerializer.Deserialize(document, _metadata)).Failure is null;

    internal override void Lend(ISubjectUser user) => user.Use(Name, _codec, _metadata, Samples);

    internal override Disagreement? Compare(byte[] document)
    {
        Attempt<T?> expected = Read(document, _metadata);
        Attempt<T?> actual = Read(document, _codec);
        if (expected.Failure is not null || actual.Failure is not null)
            return CompareFailures(document, expected.Failure, actual.Failure);

        Attempt<byte[]> expectedValue = Attempt.Of(() => JsonSerializer.SerializeToUtf8Bytes(expected.Value!, _telling));
        Attempt<byte[]> actualValue = Attempt.Of(() => JsonSerializer.SerializeToUtf8Bytes(actual.Value!, _telling));
        if (!Same(expectedValue, actualValue))
            return new Disagreement(Name, document, Facet.Value, Describe(expectedValue), Describe(actualValue));

        Attempt<byte[]> expectedOutput = Attempt.Of(() => JsonSerializer.SerializeToUtf8Bytes(expected.Value!, _metadata));
        Attempt<byte[]> actualOutput = Attempt.Of(() => _codec.SerializeToUtf8Bytes(expected.Value!));
        return Same(expectedOutput, actualOutput)
            ? null
            : new Disagreement(Name, document, Facet.Output, Describe(expectedOutput), Describe(actualOutput));
    }

    // Without a lambda: these two run half a million times.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static Attempt<T?> Read(byte[] document, JsonTypeInfo<T> metadata)
    {
        try
        {
            return new Attempt<T?>(JsonSerializer.Deserialize(document, metadata), null);
        }
        catch (Exception failure)
        {
            return new Attempt<T?>(default, failure);
        }
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    protected static Attempt<T?> Read(byte[] document, SpanCodec<T> codec)
    {
        try
        {
            return new Attempt<T?>(codec.Deserialize(document), null);
        }
        catch (Exception failure)
        {
            return new Attempt<T?>(default, failure);
        }
    }

    private Disagreement? CompareFailures(byte[] document, Exception? expected, Exception? actual) =>
        Disagreement.FacetOf(expected, actual) is { } found
        ? new Disagreement(Name, document, found, Attempt.Describe(expected), Attempt.Describe(actual)) : null;

    private static bool Same(Attempt<byte[]> expected, Attempt<byte[]> actual) =>
        expected.Failure?.GetType() == actual.Failure?.GetType() && expected.Value.AsSpan().SequenceEqual(actual.Value);

    protected string DescribeValue(Attempt<T?> attempt) => attempt.Failure is { } failure
        ? Attempt.DescribeWithoutQuote(failure)
        : Describe(Attempt.Of(() => JsonSerializer.SerializeToUtf8Bytes(attempt.Value!, _telling)));

    protected static string Describe(Attempt<byte[]> attempt) =>
        attempt.Failure is { } failure ? failure.GetType().Name : Encoding.UTF8.GetString(attempt.Value!);
}
