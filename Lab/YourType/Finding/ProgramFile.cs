using System.Text;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Text;

namespace JsonAot.Lab.YourType.Finding;

/// <summary>A C# file that is a program: what is left of it without statements and directives is a part of a library.</summary>
/// <param name="Types">The text with blanks in the place of both, so that lines and columns stay.</param>
/// <param name="Directives">Such as <c>package</c> with <c>Newtonsoft.Json@13.0.3</c>.</param>
public sealed record ProgramFile(string Types, IReadOnlyList<(string Name, string Value)> Directives)
{
    /// <param name="options">As the file is parsed; null for those of every build.</param>
    /// <returns>Null for a file that is no program.</returns>
    public static ProgramFile? Of(string text, CSharpParseOptions? options = null)
    {
        var directives = new List<(string, string)>();
        string[] lines = text.Split('\n');
        for (int i = 0; i < lines.Length; i++)
        {
            if (lines[i].StartsWith("#:", StringComparison.Ordinal) && lines[i][2..].Trim().Split(' ', 2) is [var name, var value])
                directives.Add((name, value.Trim()));
            else if (!lines[i].StartsWith("#!", StringComparison.Ordinal))
                continue;
            lines[i] = new string(' ', lines[i].Length);
        }

        var types = new StringBuilder(string.Join('\n', lines));
        var root = (CompilationUnitSyntax)CSharpSyntaxTree.ParseText(
            types.ToString(), options ?? BuildSymbols.Options([])).GetRoot();
        TextSpan[] statements = [.. root.Members.OfType<GlobalStatementSyntax>().Select(statement => statement.Span)];
        if (directives.Count == 0 && statements.Length == 0)
            return null;
        foreach (TextSpan statement in statements)
        {
            for (int i = statement.Start; i < statement.End; i++)
                types[i] = types[i] is '\n' or '\r' ? types[i] : ' ';
        }

        return new ProgramFile(types.ToString(), directives);
    }
}
