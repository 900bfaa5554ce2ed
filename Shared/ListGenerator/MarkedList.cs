using Microsoft.CodeAnalysis;

namespace JsonAot.ListGenerator;

/// <summary>A list of one object of each found class.</summary>
/// <param name="Absent">The class that stands for a library that is left out, as code; null where libraries do not matter.</param>
/// <param name="Switches">The beginning of the names of the classes' switches; null where they have none.</param>
internal sealed record MarkedList(MarkedMember Member, string? Absent, string? Switches)
{
    /// <returns>Null where it is no IReadOnlyList with a getter alone: the compiler says that its other part is missing.</returns>
    internal static MarkedList? Of(GeneratorAttributeSyntaxContext context)
    {
        var property = (IPropertySymbol)context.TargetSymbol;
        if (!property.IsReadOnly || property.Type is not INamedTypeSymbol { Name: "IReadOnlyList", TypeArguments.Length: 1 } list)
            return null;
        object? absent = Argument("Absent");
        return new MarkedList(
            MarkedMember.Of(property, context.TargetNode, list.TypeArguments[0]),
            absent is ITypeSymbol type ? FoundClass.CodeOf(type) : null,
            (string?)Argument("Switches"));

        object? Argument(string name) => context.Attributes[0].NamedArguments.FirstOrDefault(argument => argument.Key == name).Value.Value;
    }

    /// <summary>
    /// A list is made when it is first asked for. An initialiser would make all lists of a class at once, and a native program that
    /// measures one payload would compile the code of every other.
    /// </summary>
    internal GeneratedCode Code(Sequence<FoundClass> classes, Sequence<Library> libraries)
    {
        FoundClass[] found = [.. classes.Items.Where(found => found.Is(Member.Kind))];
        FoundClass[] usable = [.. found.Where(one => one.Obstacle is null)];
        IEnumerable<string> items = usable.Select(one => Item(one, libraries));
        if (Absent is { } absent)
            items = items.Concat(libraries.Items.Where(library => library.Absence is not null).Select(library => Item(library, absent)));
        string array = $"new {Member.Kind}[]";
        string end = "}";
        if (Switches is not null)
        {
            items = items.Select((item, index) => $"__Has{Member.Name}{index} ? {item} : null");
            array = $"global::System.Array.FindAll(new {Member.Kind}?[]";
            end = "}, made => made is not null)!";
        }

        string type = $"global::System.Collections.Generic.IReadOnlyList<{Member.Kind}>";
        return GeneratedCode.Of(Member, GeneratedCode.ProblemsOf(found), [
            $"private static {type}? __{Member.Name};",
            $"{Member.Modifiers} {type} {Member.Name} => __{Member.Name} ??= {array}",
            "{",
            .. items.Select(item => $"    {item},"),
            $"{end};",
            .. Switches is null ? [] : usable.SelectMany((one, index) => Switch(index, Switches + one.Name)),
        ]);
    }

    /// <summary>
    /// The native compiler takes a switch that a publish sets for a constant, and so leaves out what a class alone needs.
    /// </summary>
    private string[] Switch(int index, string name) =>
    [
        $"[global::System.Diagnostics.CodeAnalysis.FeatureSwitchDefinition({GeneratedCode.Literal(name)})]",
        $"private static bool __Has{Member.Name}{index} => "
            + $"!global::System.AppContext.TryGetSwitch({GeneratedCode.Literal(name)}, out bool isOn) || isOn;",
    ];

    private string Item(FoundClass found, Sequence<Library> libraries) =>
        $"new {found.Code}(){(Absent is null ? "" : Origin(libraries.Items.FirstOrDefault(library => library.Holds(found))))}";

    private static string Item(Library library, string absent) =>
        $"new {absent}({GeneratedCode.Literal(library.Title)}, {GeneratedCode.Literal(library.Absence!)}){Origin(library)}";

    private static string Origin(Library? library)
    {
        if (library?.Package is not { } package)
            return "";
        string source = library.Source is null ? "" : $", Source = {GeneratedCode.Literal(library.Source)}";
        return $" {{ Package = {GeneratedCode.Literal(package)}{source} }}";
    }
}
