using System.Text;
using Microsoft.CodeAnalysis.Text;

namespace JsonAot.Mutants;

/// <summary>
/// A source with all of its mutants in it, each behind its number. Its lines are those of the source, so that a compiler's error tells
/// the place.
/// </summary>
internal static class Schemata
{
    private const string Ask = "global::JsonAot.Mutants.Mutant.Is";

    internal static string Apply(string source, IEnumerable<(int Id, Mutation Mutation)> mutants)
    {
        var ordered = new Queue<(int Id, Mutation Mutation)>(mutants
            .OrderBy(mutant => mutant.Mutation.Span.Start)
            .ThenByDescending(mutant => mutant.Mutation.Span.Length)
            .ThenBy(mutant => mutant.Id));
        return Within(TextSpan.FromBounds(0, source.Length), source, ordered);
    }

    private static string Within(TextSpan span, string source, Queue<(int Id, Mutation Mutation)> rest)
    {
        var text = new StringBuilder();
        int at = span.Start;
        while (rest.TryPeek(out (int Id, Mutation Mutation) next) && span.Contains(next.Mutation.Span))
        {
            text.Append(source, at, next.Mutation.Span.Start - at);
            rest.Dequeue();
            // A mutant inside of it, or another of the same place, is met in what was there, and not in the change.
            text.Append(Wrapped(next.Id, next.Mutation, Within(next.Mutation.Span, source, rest)));
            at = next.Mutation.Span.End;
        }

        return text.Append(source, at, span.End - at).ToString();
    }

    private static string Wrapped(int id, Mutation mutation, string original) => mutation.Form switch
    {
        Form.Value => $"({Ask}({id}) ? ({mutation.Changed}) : ({original}))",
        Form.Always => $"(({original}) || {Ask}({id}))",
        Form.Never => $"(({original}) && !{Ask}({id}))",
        _ => $"{{ if ({Ask}({id})) {{ {mutation.Changed} }} else {{ {original} }} }}",
    };
}
