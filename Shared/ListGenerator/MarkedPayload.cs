using JsonAot.ListGenerator.Values;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace JsonAot.ListGenerator;

/// <summary>A payload that leaves its copy and its equality to the compiler.</summary>
internal static class MarkedPayload
{
    /// <returns>Null where it is no payload.</returns>
    internal static GeneratedCode? Of(GeneratorAttributeSyntaxContext context)
    {
        var type = (INamedTypeSymbol)context.TargetSymbol;
        if (ValueOf(type) is not { } value)
            return null;
        var reader = new PartReader();
        Part root = reader.Read(value);
        string code = root.Code;
        MarkedMember member = MarkedMember.Of(type, context.TargetNode, value);
        string declared = $"partial class {type.Name} : global::JsonAot.Codecs.IHasCopy<{code}>, global::JsonAot.IHasEquality<{code}>";
        member = member with { Containers = new Sequence<string>([.. member.Containers.Items, declared]), Name = "Value" };
        return reader.Obstacle is { } obstacle
            ? GeneratedCode.Of(member, [new Problem(Problem.NoValueCode, Place.Of(type), type.Name, obstacle)],
                [$"public {code} Copy({code} value) => value;", $"public bool IsSame({code} expected, {code} actual) => false;"])
            : GeneratedCode.Of(member, [], [
                "#nullable disable",
                $"public {code} Copy({code} value) => Copy0(value);",
                $"public bool IsSame({code} expected, {code} actual) => Same0(expected, actual);",
                .. ValueCode.Of(root).Split('\n').Select(line => line.Length > 4 ? line.Substring(4) : ""),
            ]);
    }

    private static ITypeSymbol? ValueOf(INamedTypeSymbol type)
    {
        for (INamedTypeSymbol? parent = type.BaseType; parent is not null; parent = parent.BaseType)
        {
            if (parent.OriginalDefinition.ToDisplayString() == "JsonAot.Payload<T>")
                return parent.TypeArguments[0];
        }

        return null;
    }
}
