using JsonAot.Lab.YourType.Emission;
using JsonAot.Lab.YourType.Moving;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace JsonAot.Lab.YourType.Patching;

/// <summary>
/// Calls of Newtonsoft.Json that a patch leaves as they are: nobody but their author knows what they are for. With the new attributes they
/// would do something else, so each is named with what belongs in its place.
/// </summary>
internal static class OldCalls
{
    // A call with a whole lambda in it is known by its beginning.
    private const int Longest = 70;

    /// <param name="declaration">The class whose options the calls get.</param>
    internal static string[] In(MovedCode moved, Declaration declaration) =>
    [
        .. from tree in moved.Original.Compilation.SyntaxTrees
           where moved.Original.Files.Contains(tree.FilePath) && tree.ToString().Contains(OldAttributes.Library, StringComparison.Ordinal)
           let model = moved.Original.Compilation.GetSemanticModel(tree)
           from call in tree.GetRoot().DescendantNodes().OfType<InvocationExpressionSyntax>()
           let called = model.GetSymbolInfo(call).Symbol as IMethodSymbol
           where called is { ContainingType.Name: "JsonConvert" or "JsonSerializer" } && OldAttributes.IsOfLibrary(called.ContainingType)
           select $"{Place(call)}: {Short(call)}: {Advice(call, called, declaration.Class)}",
    ];

    private static string Place(InvocationExpressionSyntax call)
    {
        FileLinePositionSpan span = call.GetLocation().GetLineSpan();
        return $"{Path.GetFileName(span.Path)}({span.StartLinePosition.Line + 1})";
    }

    private static string Advice(InvocationExpressionSyntax call, IMethodSymbol called, string context)
    {
        string[] given = [.. call.ArgumentList.Arguments.Select(one => Short(one.Expression))];
        string arguments = called.TypeArguments is [var type]
            ? $"<{type.ToDisplayString(SymbolDisplayFormat.MinimallyQualifiedFormat)}>" : "";
        string? instead = (called.ContainingType.Name, called.Name, called.TypeArguments.Length) switch
        {
            ("JsonConvert", "SerializeObject", 0) => "Serialize",
            ("JsonConvert", "DeserializeObject", 1) => "Deserialize",
            _ => null,
        };
        if (instead is null)
            return "System.Text.Json has no such call; write it anew";
        // The options of the context are those of the settings that were found.
        string[] further = [.. given.Skip(1).Where((_, i) => !IsSettings(called.Parameters.ElementAtOrDefault(i + 1)))];
        string rest = further.Length == 0 ? "" : $", and {string.Join(", ", further)} is to be said in options";
        return $"write JsonSerializer.{instead}{arguments}({given[0]}, {context}.Shared){rest}";
    }

    private static bool IsSettings(IParameterSymbol? parameter) => parameter?.Type.Name == "JsonSerializerSettings";

    private static string Short(SyntaxNode node)
    {
        string text = string.Join(' ', node.ToString().Split((char[])[' ', '\n', '\r', '\t'], StringSplitOptions.RemoveEmptyEntries));
        return text.Length <= Longest ? text : $"{text[..Longest]}…";
    }
}
