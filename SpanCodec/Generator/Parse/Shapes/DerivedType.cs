using Microsoft.CodeAnalysis;

namespace SpanCodecs.Generator.Parse;

/// <summary>A type that another names as one derived from it.</summary>
/// <param name="Type">Null where it is none.</param>
/// <param name="Discriminator">A text or a number; null where it has none.</param>
internal readonly record struct DerivedType(ITypeSymbol? Type, object? Discriminator, Location? Place);
