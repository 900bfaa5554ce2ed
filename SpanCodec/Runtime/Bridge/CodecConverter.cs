using System.Runtime.CompilerServices;
using System.Text.Json;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;
using SpanCodecs.Support;

namespace SpanCodecs.Bridge;

/// <summary>The converter that JsonSerializer calls: it finds the value in the reader's input and lets the codec read it there.</summary>
internal class CodecConverter<T> : JsonConverter<T>, IValueReader
{
    private readonly SpanCodec<T> _codec;
    private readonly DocumentRules _rules;
    private readonly ContextOptions _context;
    private readonly int _maxDepth;
    private readonly int _uncheckedFrom;
    private readonly Lazy<JsonTypeInfo<T>?> _withoutCodec;
    private ExpectedLength _expected;

    // Whether System.Text.Json has written what the codec could not. Threads that do not see it yet try the codec once more, and come to
    // the same.
    private bool _isLeft;

    internal CodecConverter(SpanCodec<T> codec, JsonSerializerOptions options, ContextOptions context)
    {
        _codec = codec;
        _rules = codec.Rules;
        _context = context;
        _maxDepth = _rules.MaxDepth;
        _uncheckedFrom = _rules.UncheckedFrom;
        _withoutCodec = new Lazy<JsonTypeInfo<T>?>(() => FindWithoutCodec(options));
    }

    /// <summary>Whether a value may begin otherwise than with a bracket.</summary>
    private protected virtual bool TakesEveryToken => false;

    public override T? Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options)
    {
        bool isContainer = reader.TokenType is JsonTokenType.StartObject or JsonTokenType.StartArray;
        // System.Text.Json adds the message and the place, the same as without a codec.
        if (!isContainer && !TakesEveryToken)
            throw new JsonException();
        using CallersOptions.Scope scope = CallersOptions.Enter(_context, options);
        Utf8JsonReader start = reader;
        if (!Follows(start.CurrentState.Options) && _withoutCodec.Value is { } other)
            return JsonSerializer.Deserialize(ref reader, other);
        try
        {
            // System.Text.Json has waited for the end of the value if the document arrives in parts. A caller of the converter may not
            // have.
            if (!reader.TrySkip())
                throw new JsonException("There is not enough data to read through the entire JSON array or object.");
        }
        catch (JsonException failure) when (failure is { Path: null, LineNumber: not null })
        {
            throw ReadingFailure.OfText(this, _rules, start, failure);
        }

        if (ValueInput.IsInOnePiece(start))
            return Read(ValueInput.Before(start, reader.BytesConsumed)[(int)start.TokenStartIndex..], start, ref reader);
        using ValueInput input = isContainer ? ValueInput.Collect(start, reader) : ValueInput.OfToken(start);
        return Read(input.Json, start, ref reader);
    }

    public override void Write(Utf8JsonWriter writer, T value, JsonSerializerOptions options)
    {
        using CallersOptions.Scope scope = CallersOptions.Enter(_context, options);
        JsonWriterOptions form = writer.Options;
        int depth = writer.CurrentDepth;
        // A writer begins no new line in an array before raw JSON, and it does not tell whether it is in one.
        bool hasLines = form.Indented && (depth > 0 || !_context.HasLinesOf(form));
        // A writer does not count how deep raw JSON is either.
        bool isShallow = form.MaxDepth != 0 && form.MaxDepth < _maxDepth;
        bool isAlike = !hasLines && form.Indented == _rules.Indented && !isShallow && depth < _uncheckedFrom;
        if (_isLeft || !_context.IsWritable(form.Encoder, out bool isRelaxed) || !isAlike)
        {
            WriteInAnotherForm(writer, value);
            return;
        }

        JsonOutput output = default;
        output.Begin(_rules, _expected.Take());
        output.Escape(isRelaxed);
        int length;
        try
        {
            length = _codec.WriteOrNull(ref output, 0, depth, value);
        }
        catch (Exception failure)
        {
            output.Release(output.Span.Length);
            if (failure is not (JsonException or NotSupportedException) || _withoutCodec.Value is null)
                throw;
            WriteAgain(writer, value);
            // The next value mostly holds a type that no codec knows, too. A cycle says nothing of other values.
            if (failure is NotSupportedException)
                _isLeft = true;
            return;
        }

        writer.WriteRawValue(output.Span[..length], skipInputValidation: true);
        _expected.Remember(length);
        output.Release(length);
    }

    void IValueReader.Check(ReadOnlySpan<byte> json, int position, int depth) =>
        CommentedInput.Read(_codec, _rules, json, position, depth, out _);

    private T? Read(scoped ReadOnlySpan<byte> json, scoped in Utf8JsonReader start, ref Utf8JsonReader reader)
    {
        try
        {
            CommentedInput.Read(_codec, _rules, json, 0, start.CurrentDepth, out T? value);
            return value;
        }
        catch (InvalidDocument failure)
        {
            throw ReadingFailure.OfValue(this, _rules, json, failure, start, ref reader);
        }
    }

    /// <summary>
    /// System.Text.Json writes what the codec could not: where the writer allows more depth than the options, and where a member of type
    /// object holds a value whose type the codecs do not know. Otherwise its exception tells the path. A path that begins at this value is
    /// completed by the caller who knows the rest.
    /// </summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private void WriteAgain(Utf8JsonWriter writer, T value)
    {
        int depth = writer.CurrentDepth;
        try
        {
            JsonSerializer.Serialize(writer, value, _withoutCodec.Value!);
        }
        catch (JsonException failure) when (depth > 0 && failure.Path is not null)
        {
            int place = failure.Message.IndexOf(" Path: ", StringComparison.Ordinal);
            throw new JsonException(place < 0 ? failure.Message : failure.Message[..place], failure.InnerException);
        }
    }

    /// <summary>
    /// A writer whose lines or encoder are not the codec's, one that would begin new lines around the value, one that has so much open, or
    /// allows so little, that the value may be too deep, or a type that is left to System.Text.Json.
    /// </summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private void WriteInAnotherForm(Utf8JsonWriter writer, T value)
    {
        if (_withoutCodec.Value is not null)
            WriteAgain(writer, value);
        else
            _codec.WriteInto(writer, value);
    }

    /// <summary>Given a reader, JsonSerializer reads by the reader's options.</summary>
    private bool Follows(JsonReaderOptions reader) =>
        (reader.MaxDepth == 0 ? Limits.UsualMaxDepth : reader.MaxDepth) == _maxDepth
        && reader.AllowTrailingCommas == _rules.AllowTrailingCommas
        && (reader.CommentHandling == JsonCommentHandling.Skip) == _rules.SkipComments;

    private static JsonTypeInfo<T>? FindWithoutCodec(JsonSerializerOptions options) =>
        ResolverChain.Without(options) is { } others && others.TryGetTypeInfo(typeof(T), out JsonTypeInfo? info)
            ? (JsonTypeInfo<T>)info : null;
}
