using System.Text.Json;

namespace SpanCodecs.Tests.Paths;

internal sealed record Item(int Id, string? Name)
{
    public Item? Inner { get; set; }
}

/// <summary>Three of the members that its documents have.</summary>
internal sealed class Few
{
    public int Id { get; set; }

    public string? Name { get; set; }

    public int[]? Counts { get; set; }
}

/// <summary>The same, made by a constructor, with a member that is optional.</summary>
internal sealed record FewMade(int Id, string? Name = "none");

internal sealed class FewHolder
{
    public Few? First { get; set; }

    public Few? Second { get; set; }
}

[SpanCodec(typeof(Item))]
[SpanCodec(typeof(int))]
[SpanCodec(typeof(string), PropertyName = "Text")]
[SpanCodec(typeof(JsonElement))]
[SpanCodec(typeof(Few), AfterMembers = AfterValue.Unread)]
[SpanCodec(typeof(FewMade), AfterMembers = AfterValue.Unread)]
[SpanCodec(typeof(FewHolder))]
[SpanCodec(typeof(Few[]))]
internal static partial class PathTestCodecs;

[SpanCodec(typeof(Item))]
[SpanCodecOptions(MaxLength = 100, MaxDepth = 8)]
internal static partial class LimitedPathCodecs;

[SpanCodec(typeof(int))]
[SpanCodec(typeof(Item))]
[SpanCodec(typeof(Few), AfterMembers = AfterValue.Unread)]
[SpanCodecOptions(AllowDuplicateProperties = false)]
internal static partial class DistinctPathCodecs;

[SpanCodec(typeof(int))]
[SpanCodec(typeof(Item))]
[SpanCodecOptions(ReadCommentHandling = JsonCommentHandling.Skip, AllowTrailingCommas = true)]
internal static partial class LenientPathCodecs;
