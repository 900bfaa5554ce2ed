using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Text;

namespace JsonAot.Lab.YourType.Moving;

/// <summary>The directives of a file: those of the old library go, the new ones stand in the place of the first, or at the front.</summary>
internal static class UsingEdits
{
    private const string Attributes = "System.Text.Json.Serialization";

    /// <param name="hasTrees">Whether the copy has nodes of documents.</param>
    /// <param name="hasChanges">Whether anything else of the file changes.</param>
    internal static IEnumerable<TextChange> Of(SyntaxTree tree, bool hasTrees, bool hasChanges)
    {
        SourceText text = tree.GetText();
        var root = (CompilationUnitSyntax)tree.GetRoot();
        UsingDirectiveSyntax[] all = [.. root.DescendantNodes(node => node is not MemberDeclarationSyntax or BaseNamespaceDeclarationSyntax)
            .OfType<UsingDirectiveSyntax>()];
        UsingDirectiveSyntax[] old = [.. all.Where(IsOld)];
        if (old.Length == 0 && !hasChanges)
            yield break;
        string[] wanted = hasTrees ? ["System.Text.Json", "System.Text.Json.Nodes", Attributes] : [Attributes];
        string[] missing = [.. wanted.Except(all.Select(one => $"{one.Name}")).Select(name => $"using {name};")];
        string end = EndOf(text);
        string added = string.Join(end, missing);
        if (old.Length == 0)
        {
            if (added.Length > 0)
            {
                SyntaxNode first = all.FirstOrDefault() as SyntaxNode ?? root;
                yield return new TextChange(new TextSpan(first.GetFirstToken().SpanStart, 0), added + end);
            }

            yield break;
        }

        yield return added.Length == 0 ? LineEdits.Without(text, old[0]) : new TextChange(old[0].Span, added);
        foreach (UsingDirectiveSyntax one in old.Skip(1))
            yield return LineEdits.Without(text, one);
    }

    /// <summary>Lines end as the first one does.</summary>
    internal static string EndOf(SourceText text) => text.Lines[0].EndIncludingLineBreak - text.Lines[0].End == 2 ? "\r\n" : "\n";

    private static bool IsOld(UsingDirectiveSyntax directive) => $"{directive.NamespaceOrType}" is var name
        && (OldAttributes.IsOfLibrary(name) || name.StartsWith($"global::{OldAttributes.Library}", StringComparison.Ordinal));
}

internal static class LineEdits
{
    /// <summary>A node that goes with its line, where it has one of its own.</summary>
    internal static TextChange Without(SourceText text, SyntaxNode node)
    {
        TextLine first = text.Lines.GetLineFromPosition(node.SpanStart);
        TextLine last = text.Lines.GetLineFromPosition(node.Span.End);
        bool isAlone = string.IsNullOrWhiteSpace(text.ToString(TextSpan.FromBounds(first.Start, node.SpanStart)))
            && string.IsNullOrWhiteSpace(text.ToString(TextSpan.FromBounds(node.Span.End, last.End)));
        if (isAlone)
            return new TextChange(TextSpan.FromBounds(first.Start, last.EndIncludingLineBreak), "");
        int end = node.Span.End;
        while (end < last.End && text[end] == ' ')
            end++;
        return new TextChange(TextSpan.FromBounds(node.SpanStart, end), "");
    }
}
