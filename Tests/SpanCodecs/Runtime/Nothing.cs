namespace JsonAot.Tests.SpanCodecs.Runtime;

internal sealed record Nothing;
