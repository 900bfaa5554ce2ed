using System.Text;
using Microsoft.CodeAnalysis;
using SpanCodecs.Generator.Naming;
using SpanCodecs.Generator.Parse;

namespace SpanCodecs.Generator.Move;

/// <summary>Names for the codecs of types: two types of one name get those of the types and namespaces around them too.</summary>
internal static class PropertyNames
{
    /// <param name="types">The types that get a name.</param>
    /// <param name="before">Names that the class has already.</param>
    internal static string[] Of(ITypeSymbol[] types, HashSet<string> before)
    {
        string[] names = [.. types.Select(TypeNames.Property)];
        for (int around = 1; ; around++)
        {
            int[] alike =
            [
                .. names.Select((name, i) => (name, i)).GroupBy(one => one.name)
                    .Where(group => group.Count() > 1 || before.Contains(group.Key) || GeneratedNames.IsReserved(group.Key))
                    .SelectMany(group => group.Select(one => one.i)),
            ];
            string[] longer = [.. alike.Select(i => Longer(types[i], around))];
            if (alike.Zip(longer, (i, name) => names[i] == name).All(isSame => isSame))
                return Numbered(names, before);
            for (int i = 0; i < alike.Length; i++)
                names[alike[i]] = longer[i];
        }
    }

    /// <summary>Adds numbers to names, if nothing is around types of one name, or around one whose name a generated member has.</summary>
    private static string[] Numbered(string[] names, HashSet<string> before)
    {
        var taken = new HashSet<string>(before);
        for (int i = 0; i < names.Length; i++)
        {
            string name = names[i];
            for (int number = 2; GeneratedNames.IsReserved(names[i]) || !taken.Add(names[i]); number++)
                names[i] = name + number;
        }

        return names;
    }

    private static string Longer(ITypeSymbol type, int around)
    {
        if (type is IArrayTypeSymbol array)
            return Longer(array.ElementType, around) + "Array";
        var name = new StringBuilder(type.Name);
        ISymbol? outer = type.ContainingSymbol;
        int count = Framework.Has(type) ? 0 : around;
        for (int i = 0; i < count && outer is INamedTypeSymbol or INamespaceSymbol { IsGlobalNamespace: false }; i++)
        {
            name.Insert(0, outer.Name);
            outer = outer.ContainingSymbol;
        }

        if (type is INamedTypeSymbol named)
            name.Append(string.Concat(named.TypeArguments.Select(argument => Longer(argument, around))));
        return name.ToString();
    }
}
