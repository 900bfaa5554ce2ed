using SpanCodecs.Generator.Model;
using SpanCodecs.Generator.Naming;

namespace SpanCodecs.Generator.Plan;

/// <summary>Divides a context into its files: what the user calls in one, and each type's routines in one of its own.</summary>
internal static class FilePlan
{
    internal static IEnumerable<FileModel> Of(ContextModel context)
    {
        if (context.Declarations.Count == 0)
            yield break;
        context = context with { WritesNodes = context.HasNodes };
        // The order is by name, as the order in which types are found changes with the order of members.
        TypeModel[] types = [.. context.Types.Select(SeenByOthers).OrderBy(type => type.Name.Key, StringComparer.Ordinal)];
        ContextModel seen = context with { Types = new(types), Diagnostics = default, Lenders = default };
        ContextModel withoutBridge = seen with { Bridge = null };
        yield return new FileModel(
            $"{context.FileName}.g.cs", FileKind.Roots, withoutBridge with { Types = new(OfRoots(context, types)), RuntimeTypes = default })
        {
            Lent = Lending.Of(context),
            LentUnordered = Unordered(context).ToEquatableArray(),
        };
        if (context.HoldsObjects)
            yield return new FileModel($"{context.FileName}.{GeneratedNames.RuntimeTypeFile}.g.cs", FileKind.RuntimeTypes, withoutBridge);
        if (context.Bridge is not null)
            yield return new FileModel($"{context.FileName}.{GeneratedNames.Resolver}.g.cs", FileKind.Resolver, seen);
        // The compiler compares new files with old files by index. We sort by name, so that a new member does not change the index of other
        // files.
        foreach (FileModel file in OfTypes(context, seen).OrderBy(file => file.Name, StringComparer.Ordinal))
            yield return file;
    }

    private static IEnumerable<string> Unordered(ContextModel context)
    {
        var unordered = new HashSet<string>(
            (context.Bridge?.Roots ?? default).Where(root => root.IsOrderUnknown).Select(root => root.Type));
        return unordered.Count == 0 ? []
            : context.Types.Where(type => unordered.Contains(type.Name.Key)).Select(type => type.Name.Code);
    }

    /// <summary>The roots, and what their options say of converters if any code is given them.</summary>
    private static TypeModel[] OfRoots(ContextModel context, TypeModel[] types)
    {
        Dictionary<string, TypeModel> byKey = types.ToDictionary(type => type.Name.Key);
        var needed = new HashSet<string>(context.Roots.Select(root => root.Type));
        needed.UnionWith(needed.Select(key => byKey[key]).OfType<NullableModel>().Select(nullable => nullable.Underlying).ToArray());
        bool hasConverters = context.NeedsOptions;
        return [.. types.Where(type => needed.Contains(type.Name.Key)
            || (hasConverters && type is (ConverterModel or EnumModel or DictionaryModel { KeyModel: EnumModel })))];
    }

    private static IEnumerable<FileModel> OfTypes(ContextModel context, ContextModel seen)
    {
        Dictionary<string, TypeModel> types = context.Types.ToDictionary(type => type.Name.Key);
        Dictionary<string, TypeModel> others = seen.Types.ToDictionary(type => type.Name.Key);
        HashSet<string> recursive = Recursion.Find(types);
        HashSet<string> deep = DeepTypes.Find(types, recursive);
        HashSet<string> large = StackUse.Find(types, recursive, context.Options.EffectiveMaxDepth);
        ObjectModel[] objects = [.. context.Types.OfType<ObjectModel>()];
        HashSet<string> populated =
        [
            .. objects.SelectMany(type => type.Members).Select(member => member.Population?.Type).OfType<string>(),
            .. context.Roots.Select(root => root.Patch?.Fill).OfType<string>(),
        ];
        ILookup<string, ObjectModel> ancestors = objects.Where(type => type.Polymorphism is not null)
            .SelectMany(ancestor => ancestor.Polymorphism!.Named.Select(derived => (Ancestor: ancestor, Derived: derived)))
            .ToLookup(pair => pair.Derived.Type, pair => pair.Ancestor);
        HashSet<string> begun = [.. objects.Select(type => type.Polymorphism).OfType<PolymorphismModel>().SelectMany(type => type.Begun)];
        ContextModel empty = context with { Roots = default, RuntimeTypes = default, Diagnostics = default, Lenders = default, Bridge =
            null };
        foreach (TypeModel type in context.Types)
        {
            if (!HasClass(type))
                continue;
            string key = type.Name.Key;
            var needed = new HashSet<string>(Called(type, types).Concat(ancestors[key].Select(ancestor => ancestor.Name.Key))
                .Where(part => part != key));
            yield return new FileModel(
                $"{context.FileName}.{key}.g.cs",
                FileKind.Type,
                empty with { Types = new([type, .. needed.Select(part => others[part])]) },
                key,
                deep.Contains(key),
                large.Contains(key),
                populated.Contains(key),
                begun.Contains(key));
        }
    }

    /// <summary>The others are single calls of the runtime.</summary>
    private static bool HasClass(TypeModel type) => type is not (PrimitiveModel or DelegatedModel or EnumModel { AsText: false });

    /// <summary>The types that its code calls.</summary>
    private static IEnumerable<string> Called(TypeModel type, Dictionary<string, TypeModel> types)
    {
        IEnumerable<string> filled = type switch
        {
            ObjectModel model => model.Members.Select(member => member.Population?.Type).Append(model.Merged?.Plain).OfType<string>(),
            MergedModel merged => new[] { merged.Plain, merged.Part, merged.Dictionary?.Value }.OfType<string>()
                .Concat(TypeParts.Of(types[merged.Plain])),
            _ => [],
        };
        foreach (string part in TypeParts.Of(type).Concat(filled))
        {
            yield return part;
            // How an Optional is written, what is in it says; how a nullable is, what is under it.
            string held = types[part] is OptionalModel optional ? optional.Underlying : part;
            if (held != part)
                yield return held;
            if (types[held] is NullableModel nullable)
                yield return nullable.Underlying;
        }
    }

    /// <summary>A type as the code of others calls it: what is inside of it is its own file's.</summary>
    private static TypeModel SeenByOthers(TypeModel type) => type switch
    {
        ObjectModel model => new ObjectModel(
            model.Name, default, new ConstructionModel(ConstructionKind.None, default, null), null, model.Polymorphism, false,
                CallbackModel.None),
        EnumModel values => values with { Fields = default },
        UnionModel union => union with { Cases = default },
        MergedModel merged => merged with { Dictionary = null },
        DictionaryModel dictionary => dictionary with { KeyModel = SeenByOthers(dictionary.KeyModel) },
        _ => type,
    };
}
