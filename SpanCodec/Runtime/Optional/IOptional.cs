using System.Text.Json.Serialization;

namespace SpanCodecs.Support;

/// <summary>What is asked of an Optional whose T is not known: that of a native program cannot be made of a Type.</summary>
internal interface IOptional
{
    bool HasValue { get; }

    JsonConverter Converter { get; }
}
