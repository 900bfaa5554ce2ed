using Microsoft.CodeAnalysis;
using SpanCodecs.Generator.Diagnostics;
using SpanCodecs.Generator.Model;
using SpanCodecs.Generator.Parse;

namespace SpanCodecs.Generator.Adoption;

/// <summary>Finds the types of a class of codecs that get none, each with the reason.</summary>
internal static class RefusedTypes
{
    internal static Dictionary<AttributeData, string> Of(ContextRequest request, Location place, CancellationToken cancellation)
    {
        var reasons = new Dictionary<AttributeData, string>();
        Find(request.Types);
        return reasons;

        // The search halves the types: of many, few are refused.
        void Find(AttributeData[] among)
        {
            if (among.Length == 0)
                return;
            ContextModel model = ContextParser.Parse(request with { Types = among }, new Reports(place), cancellation);
            if (model.Diagnostics.FirstOrDefault(IsOfType)?.Message is not { } reason)
                return;
            if (among.Length == 1)
            {
                reasons.Add(among[0], reason);
                return;
            }

            int half = among.Length / 2;
            Find([.. among.Take(half)]);
            Find([.. among.Skip(half)]);
        }
    }

    /// <summary>Whether the diagnostic goes away with a type: one of the class of codecs itself does not.</summary>
    internal static bool IsOfType(DiagnosticModel diagnostic) =>
        Descriptors.ById(diagnostic.Id).DefaultSeverity == DiagnosticSeverity.Error
        && diagnostic.Id != Descriptors.ContextNotPartial.Id
        && diagnostic.Id != Descriptors.NameGenerated.Id
        && diagnostic.Id != Descriptors.LanguageVersion.Id;
}
