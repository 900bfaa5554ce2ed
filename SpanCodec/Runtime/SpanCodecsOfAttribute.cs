using System.Text.Json;

namespace SpanCodecs;

/// <summary>
/// Asks for a codec of every type of an existing JsonSerializerContext, with its options: [SpanCodecOptions] beside it is an error. A type
/// that SpanCodec does not support is named by a warning, and stays with System.Text.Json.
/// </summary>
/// <param name="context">A class with [JsonSerializable] attributes.</param>
[AttributeUsage(AttributeTargets.Class, Inherited = false)]
public sealed class SpanCodecsOfAttribute(Type context) : Attribute
{
    public Type Context { get; } = context;

    /// <summary>
    /// The preset of the options that the context is used with, where these are not its own: JsonSerializerDefaults.Web for ASP.NET Core,
    /// which puts the context into options of its own.
    /// </summary>
    public JsonSerializerDefaults Defaults { get; set; }

    /// <summary>
    /// Escapes only what JSON demands, as ASP.NET Core does: for codecs that are called without JsonSerializer. With it they write by its
    /// options' encoder.
    /// </summary>
    public bool RelaxedEscaping { get; set; }

    /// <summary>The limit that <see cref="SpanCodecOptionsAttribute.MaxLength"/> is.</summary>
    public int MaxLength { get; set; }

    /// <summary>A type that is not supported is an error.</summary>
    public bool Strict { get; set; }
}
