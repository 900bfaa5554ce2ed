using System.Text.Json.Serialization.Metadata;

namespace JsonAot.Codecs;

/// <summary>A payload with a JsonSerializerContext in serialization mode, which is writing code and no metadata.</summary>
public interface IHasFastPath<T>
{
    JsonTypeInfo<T> FastPath { get; }
}
