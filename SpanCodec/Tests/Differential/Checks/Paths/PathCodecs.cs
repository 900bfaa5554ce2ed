using System.Text.Json;
using System.Text.Json.Serialization;

namespace SpanCodecs.Tests.Checks;

/// <summary>Codecs of any value, by the options that matter on the way to a place.</summary>
[SpanCodec(typeof(JsonElement))]
[SpanCodec(typeof(PathEntry))]
internal static partial class PathCodecs;

[SpanCodec(typeof(JsonElement))]
[SpanCodecOptions(ReadCommentHandling = JsonCommentHandling.Skip, AllowTrailingCommas = true)]
internal static partial class LenientPathCodecs;

[SpanCodec(typeof(JsonElement))]
[SpanCodecOptions(AllowDuplicateProperties = false)]
internal static partial class DistinctPathCodecs;

internal sealed record PathEntry(int Id, string? Name);

[JsonSerializable(typeof(JsonElement))]
internal sealed partial class PathMetadata : JsonSerializerContext;
