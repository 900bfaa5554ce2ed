namespace SpanCodecs.Tests.Runtime;

internal sealed record Nothing;
