using Microsoft.CodeAnalysis;
using SpanCodecs.Generator.Model;

namespace SpanCodecs.Generator.Parse;

/// <summary>Reports fallbacks that would lose something. Each use has its model at the same place.</summary>
internal sealed class Fallbacks(TypeGraph graph, List<TypeUse> uses, List<TypeModel> models)
{
    private readonly Dictionary<string, string> _names = [];

    internal void Check(Dictionary<string, TypeModel> byKey)
    {
        for (int i = 0; i < models.Count; i++)
        {
            if (models[i] is ObjectModel { Polymorphism: { Fallback: { } fallback } polymorphism } ancestor
                && Refusal(byKey[fallback.Type], polymorphism) is { } reason)
                FallbackParser.Report(graph, ancestor.Name, FallbackParser.Find(uses[i].Type)?.Place() ?? uses[i].Place, reason);
        }
    }

    private string? Refusal(TypeModel fallback, PolymorphismModel polymorphism)
    {
        string display = $"'{fallback.Name.Display}'";
        if (fallback is not ObjectModel type)
            return fallback is UnsupportedModel ? null : $"{display} is no object in JSON";
        if (type.Construction.Kind == ConstructionKind.None)
            return $"{display} has no constructor that it could be read with";
        if (type.ExtensionData is not { Reading: not null })
            return $"{display} has no member with [JsonExtensionData] and a setter, and would lose what it does not know";
        // An object that is begun knows that it is, and not of which type.
        foreach (PolymorphismModel other in models.OfType<ObjectModel>().Select(model => model.Polymorphism).OfType<PolymorphismModel>())
        {
            if (other.Derived.Any(derived => derived.HasDiscriminator && derived.Type == fallback.Name.Key))
                return $"another type names {display} with a discriminator";
        }

        string name = polymorphism.DiscriminatorName;
        if (_names.TryGetValue(fallback.Name.Key, out string? known) && known != name)
            return $"another type has {display} as its fallback too, and calls its discriminator '{known}'";
        _names[fallback.Name.Key] = name;
        return null;
    }
}
