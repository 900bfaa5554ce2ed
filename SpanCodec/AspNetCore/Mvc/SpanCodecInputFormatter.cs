using System.Text;
using System.Text.Json;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Mvc.Formatters;
using Microsoft.AspNetCore.Mvc.ModelBinding;

namespace SpanCodecs.AspNetCore.Mvc;

/// <summary>
/// Reads what has a codec; every other type goes on to the formatters behind. Failures are reported as by System.Text.Json's formatter.
/// </summary>
public sealed class SpanCodecInputFormatter : TextInputFormatter, IInputFormatterExceptionPolicy
{
    private readonly CodecRegistry _codecs;
    // Whether a client is told what is wrong with its document, as JsonOptions say it for System.Text.Json.
    private readonly bool _tellsMessages;

    public SpanCodecInputFormatter(CodecRegistry codecs, bool tellsMessages)
    {
        ArgumentNullException.ThrowIfNull(codecs);
        _codecs = codecs;
        _tellsMessages = tellsMessages;
        SupportedEncodings.Add(UTF8EncodingWithoutBOM);
        SupportedEncodings.Add(UTF16EncodingLittleEndian);
        JsonMediaTypes.AddTo(SupportedMediaTypes);
    }

    InputFormatterExceptionPolicy IInputFormatterExceptionPolicy.ExceptionPolicy => InputFormatterExceptionPolicy.MalformedInputExceptions;

    protected override bool CanReadType(Type type) => _codecs.TryGetCodec(type, out _);

    public override async Task<InputFormatterResult> ReadRequestBodyAsync(InputFormatterContext context, Encoding encoding)
    {
        ArgumentNullException.ThrowIfNull(context);
        ArgumentNullException.ThrowIfNull(encoding);
        if (!_codecs.TryGetCodec(context.ModelType, out ISpanCodec? codec))
            return await InputFormatterResult.FailureAsync().ConfigureAwait(false);
        object? model;
        try
        {
            model = await ReadAsync(context.HttpContext, codec, encoding).ConfigureAwait(false);
        }
        catch (JsonException failure)
        {
            Exception told = _tellsMessages ? new InputFormatterException(failure.Message, failure) : failure;
            context.ModelState.TryAddModelError(failure.Path ?? string.Empty, told, context.Metadata);
            return await InputFormatterResult.FailureAsync().ConfigureAwait(false);
        }
        catch (Exception failure) when (failure is FormatException or OverflowException)
        {
            context.ModelState.TryAddModelError(string.Empty, failure, context.Metadata);
            return await InputFormatterResult.FailureAsync().ConfigureAwait(false);
        }

        return model is null && !context.TreatEmptyInputAsDefaultValue
            ? await InputFormatterResult.NoValueAsync().ConfigureAwait(false)
            : await InputFormatterResult.SuccessAsync(model).ConfigureAwait(false);
    }

    private static async ValueTask<object?> ReadAsync(HttpContext context, ISpanCodec codec, Encoding encoding)
    {
        if (encoding.CodePage == Encoding.UTF8.CodePage)
            return await codec.DeserializeAsync(context.Request.BodyReader, context.RequestAborted).ConfigureAwait(false);

        Stream utf8 = Encoding.CreateTranscodingStream(context.Request.Body, encoding, Encoding.UTF8, leaveOpen: true);
        await using (utf8.ConfigureAwait(false))
            return await codec.DeserializeAsync(utf8, context.RequestAborted).ConfigureAwait(false);
    }
}
