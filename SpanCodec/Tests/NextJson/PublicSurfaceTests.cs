using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using SpanCodecs.Generator.Parse;
using SpanCodecs.Tests.Generation;
using Xunit;

namespace SpanCodecs.Tests.NextVersion;

/// <summary>
/// All that System.Text.Json lets a program say: each attribute, argument, value and option is followed, refused or compared. What a new
/// version brings fails here until somebody has looked at it.
/// </summary>
public class PublicSurfaceTests
{
    /// <summary>Options, by the place that takes care of them.</summary>
    private static readonly string[] s_options =
    [
        // ContextOptions.Difference compares them with those that the codecs were generated for.
        "AllowDuplicateProperties", "AllowOutOfOrderMetadataProperties", "AllowTrailingCommas", "DefaultIgnoreCondition",
        "DictionaryKeyPolicy", "Encoder", "IgnoreNullValues", "IgnoreReadOnlyFields", "IgnoreReadOnlyProperties", "IncludeFields",
        "IndentCharacter", "IndentSize", "InferClosedTypePolymorphism", "MaxDepth", "NewLine", "NumberHandling",
        "PreferredObjectCreationHandling", "PropertyNameCaseInsensitive", "PropertyNamingPolicy", "ReadCommentHandling",
        "ReferenceHandler", "RespectNullableAnnotations", "RespectRequiredConstructorParameters", "TypeClassifiers",
        "UnknownTypeHandling", "UnmappedMemberHandling", "WriteIndented",
        // ConverterList and ResolverChain.
        "Converters", "TypeInfoResolver", "TypeInfoResolverChain",
        // No value depends on these.
        "Default", "DefaultBufferSize", "IsReadOnly", "Strict", "Web",
    ];

    /// <summary>
    /// Arguments of contexts that are no options: they say how System.Text.Json's own generator works, or the codecs' reads them.
    /// </summary>
    private static readonly string[] s_ofContexts = ["defaults", "GenerationMode", "UseStringEnumConverter"];

    /// <summary>Interfaces by which a type takes part in its own reading and writing.</summary>
    private static readonly string[] s_interfaces =
        ["IJsonOnDeserialized", "IJsonOnDeserializing", "IJsonOnSerialized", "IJsonOnSerializing"];

    /// <summary>The framework's, and the next.</summary>
    public static TheoryData<bool> Versions => [false, true];

    [Theory]
    [MemberData(nameof(Versions))]
    public void Every_attribute_and_argument_is_known(bool isNext)
    {
        Assert.Empty(Attributes(Json(isNext)).SelectMany(Unknown));

        static IEnumerable<string> Unknown(INamedTypeSymbol attribute)
        {
            string name = attribute.Name[..^"Attribute".Length];
            if (KnownAttributes.Refused.ContainsKey(name))
                return [];
            if (!KnownAttributes.Arguments.TryGetValue(name, out string[]? known))
                return [name];
            if (name == "JsonSourceGenerationOptions")
                return ArgumentsOf(attribute).Except([.. s_options, .. s_ofContexts]).Select(argument => $"{name}.{argument}");
            return ArgumentsOf(attribute).Except(known).Select(argument => $"{name}.{argument}").Except(KnownAttributes.Refused.Keys);
        }
    }

    [Theory]
    [MemberData(nameof(Versions))]
    public void Every_value_of_an_argument_is_known(bool isNext)
    {
        var enums = Attributes(Json(isNext)).SelectMany(ParametersAndProperties).Select(argument => argument.Type)
            .OfType<INamedTypeSymbol>().Where(type => type.TypeKind == TypeKind.Enum)
            .ToHashSet<INamedTypeSymbol>(SymbolEqualityComparer.Default);
        Assert.Contains(enums, type => type.Name == "JsonIgnoreCondition");
        IEnumerable<IFieldSymbol> fields = enums.SelectMany(type => type.GetMembers().OfType<IFieldSymbol>());
        Assert.DoesNotContain(fields, field => field.HasConstantValue && !IsKnown(field));

        static bool IsKnown(IFieldSymbol field) =>
            KnownAttributes.LargestValues.TryGetValue(field.ContainingType.Name, out int largest)
            && NumberOf(field) >= 0
            && NumberOf(field) <= largest;

        static int NumberOf(IFieldSymbol field) => Convert.ToInt32(field.ConstantValue, System.Globalization.CultureInfo.InvariantCulture);
    }

    [Theory]
    [MemberData(nameof(Versions))]
    public void Every_option_is_known(bool isNext)
    {
        INamedTypeSymbol options = Json(isNext).GetTypeByMetadataName("System.Text.Json.JsonSerializerOptions")!;
        string[] names = [.. options.GetMembers().OfType<IPropertySymbol>().Where(IsPublic).Select(option => option.Name)];
        Assert.Contains("AllowDuplicateProperties", names);
        Assert.Empty(names.Except(s_options));
    }

    [Theory]
    [MemberData(nameof(Versions))]
    public void Every_interface_is_known(bool isNext)
    {
        IEnumerable<INamedTypeSymbol> interfaces = Serialization(Json(isNext)).Where(type => type.TypeKind == TypeKind.Interface);
        Assert.Equal(s_interfaces, interfaces.Select(type => type.Name).Order(StringComparer.Ordinal));
    }

    private static bool IsPublic(ISymbol symbol) => symbol.DeclaredAccessibility == Accessibility.Public;

    private static IEnumerable<string> ArgumentsOf(INamedTypeSymbol attribute) =>
        ParametersAndProperties(attribute).Select(argument => argument.Name).Distinct();

    private static IEnumerable<(string Name, ITypeSymbol Type)> ParametersAndProperties(INamedTypeSymbol attribute) =>
    [
        .. attribute.InstanceConstructors.Where(IsPublic).SelectMany(constructor => constructor.Parameters)
            .Select(parameter => (parameter.Name, parameter.Type)),
        .. attribute.GetMembers().OfType<IPropertySymbol>().Where(property => property.SetMethod is { } setter && IsPublic(setter))
            .Select(property => (property.Name, property.Type)),
    ];

    private static IEnumerable<INamedTypeSymbol> Attributes(IAssemblySymbol json) => Serialization(json)
        .Where(type => type.Name.EndsWith("Attribute", StringComparison.Ordinal) && !type.IsAbstract);

    private static IEnumerable<INamedTypeSymbol> Serialization(IAssemblySymbol json)
    {
        INamespaceSymbol space = json.GlobalNamespace;
        foreach (string name in (string[])["System", "Text", "Json", "Serialization"])
            space = space.GetNamespaceMembers().Single(inner => inner.Name == name);
        return space.GetTypeMembers().Where(IsPublic);
    }

    private static IAssemblySymbol Json(bool isNext)
    {
        MetadataReference[] references = [.. isNext ? NextJson.References : GeneratorRun.References];
        MetadataReference json = references.Single(reference => Path.GetFileName(reference.Display) == "System.Text.Json.dll");
        return (IAssemblySymbol)CSharpCompilation.Create("All", references: references).GetAssemblyOrModuleSymbol(json)!;
    }
}
