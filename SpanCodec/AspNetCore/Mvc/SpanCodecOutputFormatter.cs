using System.Text;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Mvc.Formatters;

namespace SpanCodecs.AspNetCore.Mvc;

/// <summary>
/// Writes what has a codec. A value that is not exactly of the type that was declared is left to System.Text.Json, which asks what the
/// declared type says of it.
/// </summary>
public sealed class SpanCodecOutputFormatter : TextOutputFormatter
{
    private readonly CodecRegistry _codecs;

    public SpanCodecOutputFormatter(CodecRegistry codecs)
    {
        ArgumentNullException.ThrowIfNull(codecs);
        _codecs = codecs;
        SupportedEncodings.Add(Encoding.UTF8);
        SupportedEncodings.Add(Encoding.Unicode);
        JsonMediaTypes.AddTo(SupportedMediaTypes);
    }

    // If the declared type is object, the value itself decides.
    protected override bool CanWriteType(Type? type) => type is null || type == typeof(object) || _codecs.TryGetCodec(type, out _);

    public override bool CanWriteResult(OutputFormatterCanWriteContext context)
    {
        ArgumentNullException.ThrowIfNull(context);
        return TypeOf(context) is { } type && _codecs.TryGetCodec(type, out _) && base.CanWriteResult(context);
    }

    public override async Task WriteResponseBodyAsync(OutputFormatterWriteContext context, Encoding selectedEncoding)
    {
        ArgumentNullException.ThrowIfNull(context);
        ArgumentNullException.ThrowIfNull(selectedEncoding);
        if (TypeOf(context) is not { } type || !_codecs.TryGetCodec(type, out ISpanCodec? codec))
            throw new InvalidOperationException($"No codec is known for '{context.ObjectType}'.");
        HttpContext http = context.HttpContext;
        if (selectedEncoding.CodePage == Encoding.UTF8.CodePage)
        {
            await JsonAnswer.SendWholeAsync(http.Response, AnswerBuffer.Of(codec, context.Object)).ConfigureAwait(false);
            return;
        }

        try
        {
            Stream other = Encoding.CreateTranscodingStream(http.Response.Body, selectedEncoding, Encoding.UTF8, leaveOpen: true);
            await using (other.ConfigureAwait(false))
                await codec.SerializeAsync(other, context.Object, http.RequestAborted).ConfigureAwait(false);
        }
        catch (OperationCanceledException) when (http.RequestAborted.IsCancellationRequested)
        {
            // The client has gone.
        }
    }

    private static Type? TypeOf(OutputFormatterCanWriteContext context) =>
        context.Object?.GetType() is { } actual
            && (context.ObjectType is null || context.ObjectType == actual || context.ObjectType == typeof(object))
            ? actual
            : null;
}
