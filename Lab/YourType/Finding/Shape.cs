using System.Text.Json;
using Microsoft.CodeAnalysis;

namespace JsonAot.Lab.YourType.Finding;

/// <summary>What a document of a type looks like, and how its value is made: all that generated code must know.</summary>
public abstract class Shape(ITypeSymbol type, params Shape[] parts)
{
    public ITypeSymbol Type => type;

    /// <summary>As generated code writes it.</summary>
    public string Code { get; } = CodeOf(type);

    /// <summary>As people write it.</summary>
    public string Text { get; } = type.ToDisplayString(SymbolDisplayFormat.CSharpErrorMessageFormat);

    /// <summary>The shape of the value, where a struct may be null.</summary>
    internal Shape WithoutNullable => this is NullableShape nullable ? nullable.Inner : this;

    /// <summary>Whether generated code can make it, and as serializers do.</summary>
    public bool CanMake { get; internal set; } = true;

    /// <summary>Those that its value is made of.</summary>
    internal virtual IEnumerable<Shape> Parts => parts;

    /// <summary>It, and everything that documents of it have.</summary>
    internal IReadOnlyList<Shape> All()
    {
        var found = new List<Shape> { this };
        var known = new HashSet<Shape>(found);
        for (int i = 0; i < found.Count; i++)
            found.AddRange(found[i].Written.Where(known.Add));
        return found;
    }

    /// <summary>Those that its document is made of, which has more than what is read.</summary>
    private protected virtual IEnumerable<Shape> Written => parts;

    public static string CodeOf(ITypeSymbol type) => type.ToDisplayString(SymbolDisplayFormat.FullyQualifiedFormat);
}

/// <summary>One value: a text, a number, true or false.</summary>
public sealed class ScalarShape(ITypeSymbol type) : Shape(type);

/// <param name="byName">Whether its attribute says that documents name its values.</param>
public sealed class EnumShape(ITypeSymbol type, bool byName) : Shape(type)
{
    public bool ByName => byName;

    /// <summary>The names in C#, each with the one that an attribute gives it in documents; null where it has none.</summary>
    public IEnumerable<(string Name, string? GivenName)> Values =>
        Type.GetMembers().OfType<IFieldSymbol>().Where(value => value.HasConstantValue)
        .Select(value => (value.Name, ShapeReader.NameOf(value, "JsonStringEnumMemberName")));
}

public sealed class NullableShape(ITypeSymbol type, Shape inner) : Shape(type, inner)
{
    public Shape Inner { get; } = inner;
}

/// <param name="maker">How a list of its elements becomes the value: an expression with <c>{0}</c> in it.</param>
public sealed class SequenceShape(ITypeSymbol type, Shape element, string maker) : Shape(type, element)
{
    public Shape Element { get; } = element;

    public string Maker => maker;
}

/// <summary>Names that are data.</summary>
public sealed class MapShape(ITypeSymbol type, Shape key, Shape value) : Shape(type, value)
{
    public Shape Key => key;

    public Shape Value { get; } = value;
}

/// <summary>A type of members. They are filled in later, because a type may contain itself.</summary>
public sealed class ObjectShape(ITypeSymbol type) : Shape(type)
{
    private readonly Dictionary<NamePolicy, Dictionary<string, MemberShape>> _names = [];

    public IReadOnlyList<MemberShape> Members { get; internal set; } = [];

    /// <summary>Whether names that it has no member for are kept by [JsonExtensionData].</summary>
    public bool KeepsOthers { get; internal set; }

    /// <summary>Those that are read.</summary>
    internal IEnumerable<MemberShape> Read => Members.Where(member => member.Assignment != Assignment.Never);

    internal override IEnumerable<Shape> Parts => Read.Select(member => member.Shape);

    private protected override IEnumerable<Shape> Written => Members.Select(member => member.Shape);

    /// <summary>The members that the constructor takes, in its order.</summary>
    public IReadOnlyList<MemberShape> Constructor { get; internal set; } = [];

    /// <summary>The member that a name of a document means; null where there is none.</summary>
    public MemberShape? MemberOf(string json, NamePolicy policy)
    {
        // A document of many objects asks for the same few names again and again.
        if (!_names.TryGetValue(policy, out Dictionary<string, MemberShape>? names))
            _names[policy] = names = Members.DistinctBy(member => member.JsonName(policy)).ToDictionary(member => member.JsonName(policy));
        return names.GetValueOrDefault(json);
    }

    /// <summary>The member that would be meant if case did not matter, and that the object does not have under its own name.</summary>
    internal MemberShape? MemberInOtherCase(string json, JsonElement found, NamePolicy policy) => Members.FirstOrDefault(member =>
        member.JsonName(policy).Equals(json, StringComparison.OrdinalIgnoreCase) && !found.TryGetProperty(member.JsonName(policy), out _));
}

/// <summary>Something that generated code cannot take apart; a serializer may.</summary>
/// <param name="isConverted">A converter is stated for it, which alone knows its documents.</param>
public sealed class OpaqueShape(ITypeSymbol type, bool isConverted = false) : Shape(type)
{
    /// <summary>Whether it is known that no value of it can be read: nothing says which class to make.</summary>
    internal bool IsNeverMade => !isConverted
        && Type is { IsAbstract: true, TypeKind: TypeKind.Interface or TypeKind.Class } && Type.Locations.Any(place => place.IsInSource)
        && ShapeReader.AttributeOf(Type, "JsonDerivedType") is null && ShapeReader.AttributeOf(Type, "JsonConverter") is null;
}

public enum Assignment
{
    /// <summary>It is computed, and only written.</summary>
    Never,

    /// <summary>Whenever a document has it.</summary>
    Later,

    /// <summary>When the value is made: init and required members.</summary>
    AtOnce,

    ByConstructor,
}

/// <param name="Name">In C#.</param>
/// <param name="GivenName">The name that an attribute gives it in documents; null where the naming policy does.</param>
/// <param name="Default">
/// What a constructor's parameter is where a document does not have it, as code; null for the type's own default.
/// </param>
public sealed record MemberShape(string Name, string? GivenName, Shape Shape, Assignment Assignment, string? Default)
{
    public string JsonName(NamePolicy policy) => GivenName ?? policy.Convert(Name);
}
