using System.Numerics;

namespace JsonAot.Lab.YourType.Inference;

/// <summary>
/// Finds objects of several types at one place, which a text at their front tells apart: GeoJSON's geometries, a hospital's resources.
/// Only where some member would else be of several kinds of value: objects that fit into one type are of one.
/// </summary>
internal static class SampleVariants
{
    private const int MostVariants = 50;
    private const int LongestTypeName = 60;

    // Without a name that says it, a text that comes back tells a type from a name or a number of its own.
    private const int LeastOfEach = 3;

    private static readonly HashSet<string> Telling = new(StringComparer.OrdinalIgnoreCase)
    {
        "type", "kind", "$type", "@type", "_type", "__typename", "class", "object", "variant", "shape", "op", "event",
        "resourceType", "objectType", "eventType", "messageType", "nodeType", "contentType", "entityType",
    };

    internal static void Tell(Seen place)
    {
        if (Find(place) is var (discriminator, variants))
            place.BecomeUnion(discriminator, variants);
        foreach (Seen inner in Structure.Inner(place).ToArray())
            Tell(inner);
    }

    /// <summary>Two places whose objects are told apart by the same texts: a tree's nodes below one another, or side by side.</summary>
    internal static (Seen First, Seen Second)? FindTwins(Seen root)
    {
        var known = new List<Seen>();
        foreach (Seen place in Structure.All(root).Where(place => place.IsUnion))
        {
            if (known.FirstOrDefault(other => AreOneType(other, place)) is { } twin)
                return (twin, place);
            known.Add(place);
        }

        return null;
    }

    private static bool AreOneType(Seen left, Seen right)
    {
        if (left.Discriminator != right.Discriminator)
            return false;
        var others = right.SampleVariants.ToDictionary(variant => variant.Tag, variant => variant.Value);
        (Seen, Seen)[] common = [.. from variant in left.SampleVariants
                                    where others.ContainsKey(variant.Tag)
                                    select (variant.Value, others[variant.Tag])];
        return common.Length * 2 >= Math.Min(left.SampleVariants.Count(), others.Count)
            && common.All(pair => Structure.AreCompatible(pair.Item1, pair.Item2));
    }

    private static (string Discriminator, OrderedDictionary<string, Seen> SampleVariants)? Find(Seen place)
    {
        if (!place.IsObject || place.Objects < 2 || place.Members.FirstOrDefault() is not { Name: { } name })
            return null;
        int before = place.Members.Count(member => IsMixed(member.Value));
        if (before == 0 || place.VariantsBy(name) is not { } variants)
            return null;
        bool areTypes = variants.Count is > 1 and <= MostVariants && variants.Keys.All(IsTypeName)
            && (Telling.Contains(name) || place.Objects >= variants.Count * LeastOfEach);
        int after = variants.Values.SelectMany(variant => variant.Members).Where(member => IsMixed(member.Value))
            .DistinctBy(member => member.Name).Count();
        return areTypes && after < before ? (name, variants) : null;
    }

    /// <summary>Somewhere in it there are values of several kinds.</summary>
    private static bool IsMixed(Seen place) =>
        !place.IsUnseen && !BitOperations.IsPow2((int)place.Kinds) || Structure.Inner(place).Any(IsMixed);

    private static bool IsTypeName(string tag) =>
        tag.Length is > 0 and <= LongestTypeName && char.IsLetter(tag[0])
            && tag.All(letter => char.IsLetterOrDigit(letter) || letter is '-' or '_' or '.' or '/' or ':');
}
