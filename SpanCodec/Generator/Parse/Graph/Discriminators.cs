using SpanCodecs.Generator.Diagnostics;
using SpanCodecs.Generator.Model;

namespace SpanCodecs.Generator.Parse;

/// <summary>Reports mistakes in discriminators. Derived types are known when all is; each use has its model at the same place.</summary>
internal sealed class Discriminators(TypeGraph graph, List<TypeUse> uses, List<TypeModel> models)
{
    internal void Check()
    {
        Dictionary<string, TypeModel> byKey = models.ToDictionary(model => model.Name.Key);
        CheckNames();
        new Fallbacks(graph, uses, models).Check(byKey);
        for (int i = 0; i < models.Count; i++)
        {
            if (models[i] is not ObjectModel { Polymorphism: { } polymorphism } ancestor)
                continue;
            foreach (string derived in polymorphism.Begun.Where(derived => derived != ancestor.Name.Key))
            {
                if (byKey[derived] is not ObjectModel type)
                    continue;
                // The ancestor has reported those that it inherits. If names may not come twice, ignored members are looked for too.
                foreach (MemberModel member in type.Members.Where(member => (member.Type.Length > 0 || graph.Options.RefusesDuplicates)
                    && PolymorphismModel.IsMetadata(
                        member.JsonName, polymorphism.DiscriminatorName, graph.Options.PropertyNameCaseInsensitive)
                    && ancestor.Members.All(inherited => inherited.JsonName != member.JsonName)))
                    graph.Reports.Add(
                        Descriptors.AttributeNotUsable, uses[i].Place, "JsonDerivedType", ancestor.Name.Display,
                        $"the member '{member.JsonName}' of '{type.Name.Display}' has the name of metadata");
            }
        }
    }

    /// <summary>An object that is begun as one of another type knows that it is, and not of which.</summary>
    private void CheckNames()
    {
        var names = new Dictionary<string, string>();
        for (int i = 0; i < models.Count; i++)
        {
            if (models[i] is not ObjectModel { Polymorphism: { HasDiscriminators: true } polymorphism } ancestor)
                continue;
            // Any name with a dollar sign is metadata.
            string name = polymorphism.DiscriminatorName.StartsWith("$", StringComparison.Ordinal) ? "$" : polymorphism.DiscriminatorName;
            IEnumerable<string> begun = polymorphism.Begun;
            foreach (string derived in polymorphism.IgnoreUnrecognized ? begun.Append(ancestor.Name.Key) : begun)
            {
                if (names.TryGetValue(derived, out string? other) && other != name)
                    graph.Reports.Add(
                        Descriptors.DerivedTypeNotUsable, uses[i].Place, models.Find(model => model.Name.Key == derived).Name.Display,
                            ancestor.Name.Display,
                        "another type that names it calls its discriminator otherwise");
                names[derived] = name;
            }
        }
    }
}
