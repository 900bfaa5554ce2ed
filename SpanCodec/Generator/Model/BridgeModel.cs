namespace SpanCodecs.Generator.Model;

/// <summary>The roots that the resolver gives to JsonSerializer.</summary>
/// <param name="IsEscapingFree">No name in the generated code is escaped differently by the two encoders.</param>
/// <param name="Roots">In the order of the context's roots: why one is left to System.Text.Json, or null.</param>
internal sealed record BridgeModel(bool IsEscapingFree, EquatableArray<BridgedRootModel> Roots);

internal sealed record BridgedRootModel(string PropertyName, string Type, string? LeftBecause);
