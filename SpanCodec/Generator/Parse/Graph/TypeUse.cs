using Microsoft.CodeAnalysis;
using SpanCodecs.Generator.Model;
using SpanCodecs.Generator.Naming;

namespace SpanCodecs.Generator.Parse;

/// <summary>A type where it is used: a member may say how its numbers are read, or which converter reads it.</summary>
/// <param name="IsFilled">An object that is there already is filled, instead of a new one being made.</param>
/// <param name="Change">By what it is filled, if that is no member's creation handling.</param>
/// <param name="MadeBy">The code that makes its converter when the program runs; <paramref name="Converter"/> is the class of an attribute
/// then.</param>
/// <param name="IsInterned">Strings that repeat are one object; only where it <see cref="TakesInterning"/>.</param>
internal readonly record struct TypeUse(
    ITypeSymbol Type, NumberHandling? Handling, INamedTypeSymbol? Converter, Location? Place, bool IsFilled = false, string? MadeBy = null,
    Change Change = Change.None, bool IsInterned = false)
{
    /// <summary>
    /// A member's number handling reaches the numbers of its collection, one level deep, and is an error elsewhere:
    /// as System.Text.Json has it.
    /// </summary>
    internal static bool TakesHandling(Primitives primitives, ITypeSymbol type) =>
        IsNumberOrObject(primitives, type) || IsCollectionOfNumbers(primitives, type);

    /// <summary>Whether a type is a collection of numbers, or of what may be one. Bytes are one text.</summary>
    internal static bool IsCollectionOfNumbers(Primitives primitives, ITypeSymbol type) =>
        !primitives.Has(type) && ElementOf(type) is { } element && IsNumberOrObject(primitives, element);

    /// <summary>A string, a collection of strings, or a dictionary with strings as values.</summary>
    internal static bool TakesInterning(ITypeSymbol type) =>
        type.SpecialType == SpecialType.System_String || ElementOf(type) is { SpecialType: SpecialType.System_String };

    private static ITypeSymbol? ElementOf(ITypeSymbol type)
    {
        ITypeSymbol? element = type is IArrayTypeSymbol array ? array.ElementType
            : Framework.MetadataName(type) is "System.Memory`1" or "System.ReadOnlyMemory`1" ? ((INamedTypeSymbol)type).TypeArguments[0]
            : Enumeration.ElementOf(type);
        if (Enumeration.DictionaryOf(type) is { } dictionary)
            element = dictionary.TypeArguments[1];
        return element;
    }

    internal static bool IsNumberOrObject(Primitives primitives, ITypeSymbol type) =>
        type.SpecialType == SpecialType.System_Object || IsNumber(primitives, type);

    private static bool IsNumber(Primitives primitives, ITypeSymbol type) =>
        primitives.IsNumber(Framework.UnderlyingOfNullable(type) ?? type);

    /// <summary>
    /// Makes the use of a collection's element: numbers as the collection's own handling says, and anything else, other collections too, as
    /// if nothing was said.
    /// </summary>
    internal TypeUse Of(TypeGraph graph, ITypeSymbol element) => new(
        element, TakesHandling(graph.Primitives, Type) ? Handling : null, null, Place, IsInterned: IsInterned && TakesInterning(element));

    /// <summary>Names what makes two uses of one type two models.</summary>
    internal string Identity(TypeGraph graph) =>
        $"{TypeNames.Code(Type)}|{(int)EffectiveHandling(graph)}|"
            + $"{(Converter is null ? "" : TypeNames.Code(Converter))}|{IsFilled}|{MadeBy}|{Change}|{IsInterned}";

    /// <summary>Whether it is used as it would be without any attribute.</summary>
    internal bool IsPlain(TypeGraph graph) =>
        Converter is null && !IsFilled && !IsInterned && EffectiveHandling(graph) == graph.Options.NumberHandling;

    internal NumberHandling EffectiveHandling(TypeGraph graph) =>
        Handling is { } handling && TakesHandling(graph.Primitives, Type) ? handling : graph.Options.NumberHandling;
}

/// <summary>How a value that is there already is changed.</summary>
internal enum Change
{
    None,

    /// <summary>By DeserializeInto: nothing is required, as all is there.</summary>
    Update,

    /// <summary>By a merge patch.</summary>
    Merge,
}
