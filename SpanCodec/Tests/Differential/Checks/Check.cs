namespace SpanCodecs.Tests.Checks;

/// <summary>One named part of the checks, which runs under the JIT and in a native program alike.</summary>
internal sealed record Check(string Name, Action<Tally, Amount> Run);
