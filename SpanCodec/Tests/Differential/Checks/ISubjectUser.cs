using System.Text.Json.Serialization.Metadata;

namespace SpanCodecs.Tests.Checks;

/// <summary>Does something with the type of a subject, which a list of subjects does not tell.</summary>
internal interface ISubjectUser
{
    void Use<T>(string name, SpanCodec<T> codec, JsonTypeInfo<T> metadata, byte[][] samples);
}
