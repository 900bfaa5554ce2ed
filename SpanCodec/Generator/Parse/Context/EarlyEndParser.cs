using Microsoft.CodeAnalysis;
using SpanCodecs.Generator.Diagnostics;
using SpanCodecs.Generator.Model;
using SpanCodecs.Generator.Naming;

namespace SpanCodecs.Generator.Parse;

/// <summary>
/// [SpanCodec(typeof(T), AfterMembers = AfterValue.Unread)]: a codec that is done when all members have come. It is said of the codec and
/// not of a call, as only generated code knows when that is: so the code of other types does not change.
/// </summary>
internal static class EarlyEndParser
{
    private const string Argument = "AfterMembers";

    internal static EquatableArray<RootModel> Roots(
        AttributeData[] attributes, EquatableArray<RootModel> roots, TypeModel[] types, Reports reports)
    {
        foreach (AttributeData attribute in attributes)
        {
            int asked = attribute.Number(Argument);
            if (asked == 0 || attribute.Argument(0) is not ITypeSymbol type)
                continue;
            string code = TypeNames.Code(type);
            int place = Array.FindIndex([.. roots], root => types.First(model => model.Name.Key == root.Type).Name.Code == code);
            if (place < 0)
                continue;
            string? refusal = asked == 1 ? Refusal(roots[place], types.First(model => model.Name.Key == roots[place].Type))
                : $"{Argument} has no value {asked}";
            if (refusal is null)
                roots = roots.Select((root, i) => i == place ? root with { EndsEarly = true } : root).ToEquatableArray();
            else
                reports.Add(Descriptors.AttributeNotUsable, attribute.Place(), $"SpanCodec({Argument})", TypeNames.Display(type), refusal);
        }

        return roots;
    }

    internal static EquatableArray<TypeModel> Types(EquatableArray<RootModel> roots, EquatableArray<TypeModel> types)
    {
        var ending = new HashSet<string>(roots.Where(root => root.EndsEarly).Select(root => root.Type));
        return ending.Count == 0 ? types
            : types.Select(type => type is ObjectModel model && ending.Contains(type.Name.Key) ? model with { EndsEarly = true } : type)
                .ToEquatableArray();
    }

    private static string? Refusal(RootModel root, TypeModel type) => type switch
    {
        BorrowedModel => "its codec is another project's; say it there",
        not ObjectModel => "it is no object with members, and has no end but its own",
        ObjectModel { Polymorphism: not null } => "it has derived types, whose members are others",
        ObjectModel when root.IsDerivedType => "it is a derived type of another, whose discriminator may stand behind the members",
        ObjectModel { ExtensionData: not null } => "its extension data takes all that stands behind its members",
        ObjectModel { DisallowUnmapped: true } => "it refuses unknown members, and would not see those behind its own",
        ObjectModel model when !model.Members.Any(member => member.IsRead) => "it has no members that are read",
        _ => null,
    };
}
