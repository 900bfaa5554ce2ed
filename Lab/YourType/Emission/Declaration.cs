using JsonAot.Lab.YourType.Finding;
using Microsoft.CodeAnalysis;

namespace JsonAot.Lab.YourType.Emission;

/// <summary>The file that declares types to a source generator, which somebody adds to their own, and how it is called.</summary>
/// <param name="Library">As people name it.</param>
/// <param name="Class">Its only class.</param>
/// <param name="Calls">The code that reads a text, and writes a value, of each type; <c>{0}</c> stands for what is given.</param>
internal sealed record Declaration(
    string Library, string Class, string Text, SourceGenerator Generator, IReadOnlyList<(string Read, string Write)> Calls)
{
    private static readonly string[] HeldTypes =
        ["string", "bool", "int", "long", "double", "decimal", "System.DateTime", "System.DateTimeOffset", "System.Guid"];

    private const string Serializer = "global::System.Text.Json.JsonSerializer";

    internal static Declaration OfSystemTextJson(UserCode code, IReadOnlyList<Subject> subjects)
    {
        string name = NameOf(code, subjects, "Json");
        string whole = WholeName(subjects, name);
        string[] parts = [.. subjects.SelectMany(subject => MetadataOf.Parts(subject.Type.Root)).Concat(Held(subjects)).Distinct()];
        IEnumerable<string> lines =
        [
            .. Head(subjects, ["System.Text.Json", "System.Text.Json.Serialization"]),
            $"/// <summary>Documents: JsonSerializer.Serialize(value, {name}.Default.{AdoptionCode.PropertyOf(subjects[0])}).</summary>",
            .. Stated("JsonSourceGenerationOptions", [.. subjects[0].Options, .. Mode(subjects)]),
            .. subjects.Select(one => $"[JsonSerializable(typeof({NameIn(subjects, one)}){Named(one, "TypeInfoPropertyName")})]"),
            .. parts,
            $"internal sealed partial class {name} : JsonSerializerContext",
            "{",
            "    /// <summary>The same for what takes options, such as HttpClient and ASP.NET Core.</summary>",
            "    internal static JsonSerializerOptions Shared => Default.Options;",
            "}",
        ];
        return new Declaration("System.Text.Json", name, TextOf(lines), SourceGenerator.SystemTextJson,
        [
            .. subjects.Select(one => $"{whole}.Default.{AdoptionCode.PropertyOf(one)}")
                .Select(info => ($"{Serializer}.Deserialize({{0}}, {info})", $"{Serializer}.Serialize({{0}}, {info})")),
        ]);
    }

    internal static Declaration OfSpanCodec(UserCode code, IReadOnlyList<Subject> subjects)
    {
        string name = NameOf(code, subjects, "Codecs");
        string whole = WholeName(subjects, name);
        IEnumerable<string> lines =
        [
            .. Head(subjects, ["System.Text.Json.Serialization", "SpanCodecs"]),
            $"/// <summary>Documents: {name}.{AdoptionCode.PropertyOf(subjects[0])}.SerializeToString(value).</summary>",
            .. Stated("SpanCodecOptions", subjects[0].Options),
            .. subjects.Select(one => $"[SpanCodec(typeof({NameIn(subjects, one)}){Named(one, "PropertyName")})]"),
            $"internal static partial class {name}",
            "{",
            "}",
        ];
        return new Declaration("SpanCodec", name, TextOf(lines), SourceGenerator.SpanCodec,
        [
            .. subjects.Select(one => $"{whole}.{AdoptionCode.PropertyOf(one)}")
                .Select(codec => ($"{codec}.Deserialize({{0}})", $"{codec}.SerializeToString({{0}})")),
        ]);
    }

    /// <summary>The fast path writes a byte[] that is null as an empty text.</summary>
    private static string[] Mode(IReadOnlyList<Subject> subjects) =>
        subjects.SelectMany(one => one.Type.Root.All())
            .Any(shape => shape.Type is IArrayTypeSymbol { ElementType.SpecialType: SpecialType.System_Byte })
            ? ["GenerationMode = JsonSourceGenerationMode.Metadata"]
            : [];

    /// <summary>Values that somebody puts where a type says object; a context must be told of each.</summary>
    private static IEnumerable<string> Held(IReadOnlyList<Subject> subjects) =>
        subjects.Any(one => one.Type.Root.All().Any(shape => shape.Type.SpecialType == SpecialType.System_Object))
            ? HeldTypes.Select(type => $"[JsonSerializable(typeof({type}))]")
            : [];

    private static string TextOf(IEnumerable<string> lines) => string.Join('\n', lines) + "\n";

    private static IEnumerable<string> Head(IReadOnlyList<Subject> subjects, string[] usings)
    {
        string own = SpaceOf(subjects);
        IEnumerable<string> others = subjects.SelectMany(one => one.Type.Written.Usings).Where(space => space != own).Distinct();
        return [.. usings.Concat(others).Distinct().Select(space => $"using {space};"), "", .. own.Length == 0 ? [] : (string[])
            [$"namespace {own};", ""]];
    }

    private static string[] Stated(string attribute, IReadOnlyList<string> options) =>
        options.Count == 0 ? [] : [$"[{attribute}({string.Join(", ", options)})]"];

    /// <summary>The type as this file names it. Somebody's project may not use the namespaces of lists by itself.</summary>
    private static string NameIn(IReadOnlyList<Subject> subjects, Subject one) =>
        one.Type.Root.Type is INamedTypeSymbol { IsGenericType: false }
        && subjects.All(other => other == one || other.Type.Written.Name != one.Type.Written.Name)
            ? one.Type.Written.Name
            : one.Type.Root.Code;

    /// <summary>Generators name the property after the type, unless that is no name for one.</summary>
    private static string Named(Subject subject, string argument) =>
        subject.Type.Root.Type is INamedTypeSymbol { IsGenericType: false } plain && plain.Name == AdoptionCode.PropertyOf(subject) ? ""
        : $", {argument} = \"{AdoptionCode.PropertyOf(subject)}\"";

    /// <summary>The namespace that all of them are in or below; that of the first where there is none.</summary>
    private static string SpaceOf(IReadOnlyList<Subject> subjects)
    {
        string[][] all = [.. subjects.Select(one => SpaceOf(one.Type.Root.Type).Split('.'))];
        int common = Enumerable.Range(0, all.Min(parts => parts.Length))
            .TakeWhile(part => all.All(one => one[part] == all[0][part])).Count();
        return string.Join('.', common == 0 ? all[0] : all[0][..common]);
    }

    private static string SpaceOf(ITypeSymbol type) => type switch
    {
        IArrayTypeSymbol array => SpaceOf(array.ElementType),
        INamedTypeSymbol { IsGenericType: true } generic when !generic.Locations.Any(place => place.IsInSource) =>
            SpaceOf(generic.TypeArguments[^1]),
        _ when type.ContainingNamespace is { IsGlobalNamespace: false } space && type.Locations.Any(place => place.IsInSource) =>
            space.ToDisplayString(),
        _ => "",
    };

    private static string WholeName(IReadOnlyList<Subject> subjects, string name) =>
        SpaceOf(subjects) is { Length: > 0 } space ? $"global::{space}.{name}" : $"global::{name}";

    private static string NameOf(UserCode code, IReadOnlyList<Subject> subjects, string ending)
    {
        string space = SpaceOf(subjects);
        string first = subjects.Count == 1 || space.Length == 0 ? subjects[0].Name : space[(space.LastIndexOf('.') + 1)..];
        var taken = code.Compilation.GetSymbolsWithName(_ => true, SymbolFilter.TypeAndMember).Select(one => one.Name).ToHashSet();
        return CodeNames.Unique($"{first}{ending}", taken);
    }
}
