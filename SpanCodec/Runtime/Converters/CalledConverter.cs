using System.ComponentModel;
using System.Runtime.CompilerServices;
using System.Text.Json;
using System.Text.Json.Serialization;
using SpanCodecs.Bridge;

namespace SpanCodecs.Support;

/// <summary>Calls a JsonConverter in the middle of a document, with the reader and the writer it expects.</summary>
/// <param name="given">The converter, or a factory of it, which makes one for the options that it is used with.</param>
/// <param name="ofClass">The options that it is given if a codec is called, and not JsonSerializer.</param>
[EditorBrowsable(EditorBrowsableState.Never)]
[Experimental(ForGeneratedCode.Id, Message = ForGeneratedCode.Why)]
public sealed class CalledConverter<T>(JsonConverter given, JsonSerializerOptions ofClass)
{
    // Other options have another converter only if a factory makes it.
    private readonly bool _isSame = given is not JsonConverterFactory;
    private readonly ConditionalWeakTable<JsonSerializerOptions, JsonConverter<T>> _made = [];
    private JsonConverter<T>? _ofClass;

    /// <summary>Whether the converter overrides HandleNull. That of a value type which does not sees null all the same.</summary>
    public bool SaysWhoHandlesNull { get; init; }

    /// <summary><paramref name="depth"/> counts the objects and arrays that are open around the value.</summary>
    public int Read(ReadOnlySpan<byte> json, int position, int depth, out T? value)
    {
        (JsonConverter<T> converter, JsonSerializerOptions options) = Current();
        // A value type's converter sees null unless it says that it does not, because there is no null value to return instead.
        bool isNull = JsonRead.IsNull(json, position, out int behindNull);
        if (isNull && !converter.HandleNull && (default(T) is null || SaysWhoHandlesNull))
        {
            value = default;
            return default(T) is null ? behindNull : JsonFail.ThrowConversion(behindNull - 4, typeof(T));
        }

        int start = isNull ? behindNull - 4 : behindNull;
        int deeper = OptionDifferences.Depth(options) - depth;
        // A reader takes a limit of zero as its default.
        if (deeper <= 0 && JsonRead.Peek(json, start) is (byte)'{' or (byte)'[')
            JsonFail.ThrowSyntaxWithin(start, opaque: start);
        var reader = new Utf8JsonReader(json[start..], new JsonReaderOptions
        {
            AllowTrailingCommas = options.AllowTrailingCommas,
            MaxDepth = Math.Max(deeper, 1),
        });
        JsonTokenType first = JsonTokenType.None;
        long firstEnd = -1;
        try
        {
            reader.Read();
            (first, firstEnd) = (reader.TokenType, reader.BytesConsumed);
            value = converter.Read(ref reader, typeof(T), options);
            if (!IsBehind(ref reader, first, firstEnd))
                throw At(start, ref reader, null, NotTheValue(converter));
            return start + (int)reader.BytesConsumed;
        }
        catch (JsonException failure) when (failure.Path is null)
        {
            if (failure.LineNumber is not null && IsBehind(ref reader, first, firstEnd) && IsAt(reader, failure))
                throw Behind(start, ref reader, NotTheValue(converter));
            throw At(start, ref reader, failure, HasOwnMessage(failure) ? failure.Message : null);
        }
        catch (JsonException failure) when (failure is { LineNumber: not null, InnerException: JsonException })
        {
            throw Moved(failure, json[..start]);
        }
        catch (Exception failure) when (FailureReport.IsOfDocument(failure))
        {
            throw At(start, ref reader, failure, null);
        }
        catch (NotSupportedException failure) when (!failure.Message.Contains(" Path: ", StringComparison.Ordinal))
        {
            throw new InvalidDocument(Position(start, ref reader), FailureKind.NotSupported, typeof(T), OfMember(failure.Message))
            {
                Cause = failure,
                Opaque = start,
            };
        }
    }

    public int Write(ref JsonOutput output, int at, int depth, T value)
    {
        (JsonConverter<T> converter, JsonSerializerOptions options) = Current();
        if (value is null && !converter.HandleNull)
            return output.Literal(at, "null"u8);
        var delegated = DelegatedWriter.Take(output, depth);
        try
        {
            converter.Write(delegated.Writer, value, options);
        }
        catch (InvalidOperationException failure) when (failure.Source == DelegatedWriter.Rethrowable)
        {
            throw DelegatedWriter.Refusal(failure);
        }

        if (!delegated.IsBalanced || !delegated.HasWritten)
            throw new JsonException($"The converter '{converter.GetType()}' wrote too much or not enough.");
        return delegated.CopyTo(ref output, at);
    }

    private (JsonConverter<T> Converter, JsonSerializerOptions Options) Current()
    {
        JsonSerializerOptions options = CallersOptions.InsteadOf(ofClass);
        if (_isSame || ReferenceEquals(options, ofClass))
            return (_ofClass ??= Make(options), options);
        return (_made.TryGetValue(options, out JsonConverter<T>? made) ? made : _made.GetValue(options, Make), options);
    }

    private JsonConverter<T> Make(JsonSerializerOptions options) =>
        (!given.CanConvert(typeof(T)) ? null
            : given is JsonConverterFactory factory ? factory.CreateConverter(typeof(T), options)
            : given) as JsonConverter<T>
        ?? throw new InvalidOperationException($"The converter '{given.GetType()}' is not compatible with the type '{typeof(T)}'.");

    private static bool IsBehind(ref Utf8JsonReader reader, JsonTokenType first, long firstEnd) => first switch
    {
        JsonTokenType.StartObject => reader.TokenType == JsonTokenType.EndObject && reader.CurrentDepth == 0,
        JsonTokenType.StartArray => reader.TokenType == JsonTokenType.EndArray && reader.CurrentDepth == 0,
        _ => reader.BytesConsumed == firstEnd,
    };

    // A JsonException without a message only names its type; System.Text.Json then says what it could not convert.
    private static bool HasOwnMessage(JsonException failure) =>
        !failure.Message.Contains(typeof(JsonException).FullName!, StringComparison.Ordinal);

    /// <summary>
    /// Moves a failure's place from the converter's value to the document. If a converter reads another type by JsonSerializer,
    /// System.Text.Json reports text that is not JSON at its place in the document, and a value that does not fit at its place in the
    /// converter's value.
    /// </summary>
    private static JsonException Moved(JsonException failure, ReadOnlySpan<byte> before)
    {
        long? line = failure.LineNumber + before.Count((byte)'\n');
        long? column = failure.BytePositionInLine + (failure.LineNumber == 0 ? before.Length - (before.LastIndexOf((byte)'\n') + 1) : 0);
        string message = failure.Message.Replace(
            $"LineNumber: {failure.LineNumber} | BytePositionInLine: {failure.BytePositionInLine}.",
            $"LineNumber: {line} | BytePositionInLine: {column}.",
            StringComparison.Ordinal);
        return new JsonException(message, failure.Path, line, column, failure.InnerException);
    }

    private static string NotTheValue(JsonConverter<T> converter) => $"The converter '{converter.GetType()}' read too much or not enough.";

    /// <summary>Writes the message in System.Text.Json's words, which name the type unless the converter has.</summary>
    private static string OfMember(string message) => message.Contains(typeof(T).ToString(), StringComparison.Ordinal)
        ? message
        : $"{message}{(message.Length > 0 ? " " : "")}The unsupported member type is located on type '{typeof(T)}'.";

    /// <summary>Whether it is this reader's own failure, and not that of another which the converter has made.</summary>
    private static bool IsAt(in Utf8JsonReader reader, JsonException failure) =>
        DocumentPlace.Behind(reader) == new DocumentPlace(failure.LineNumber ?? 0, failure.BytePositionInLine ?? 0);

    private static int Position(int start, ref Utf8JsonReader reader) => start + (int)Math.Max(reader.TokenStartIndex, 0);

    /// <summary>
    /// The reader that a converter gets ends with its value. In System.Text.Json's a converter that goes on finds the next token.
    /// </summary>
    private static InvalidDocument Behind(int start, ref Utf8JsonReader reader, string message) =>
        new(start + (int)reader.BytesConsumed, FailureKind.Message, typeof(T), message) { Opaque = start };

    private static InvalidDocument At(int start, ref Utf8JsonReader reader, Exception? failure, string? message) => new(
        Position(start, ref reader),
        // The document's own reader repeats its failure; a converter's message stands as it is.
        failure is JsonException { LineNumber: not null } ? FailureKind.Syntax
            : message is null ? FailureKind.Conversion : FailureKind.Message,
        typeof(T),
        message)
    {
        // System.Text.Json completes the converter's exception and throws that.
        Cause = failure is JsonException { LineNumber: null } ? failure.InnerException : failure,
        KeepsMessage = failure is not null && message is not null,
        Opaque = start,
    };
}
