using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Xunit;

namespace SpanCodecs.Tests.Generation;

/// <summary>
/// Members of the user's half of a class of codecs that have the names of generated ones. The compiler says which cannot stand beside each
/// other: these are refused at their place, or a generated class gets another name. No other is refused.
/// </summary>
public class OwnMemberTests
{
    private const int OneOf = 5;

    private const string Source = """
        using System; using System.Collections.Generic; using System.IO; using SpanCodecs;
        using System.Text.Json; using System.Text.Json.Serialization;
        public class Order
        {
            public object? Held { get; set; }
            public List<Order?>? Lines { get; set; }
            [JsonConverter(typeof(Own))] public int Number { get; set; }
        }
        public class Own : JsonConverter<int>
        {
            public override int Read(ref Utf8JsonReader reader, Type type, JsonSerializerOptions options) => 0;
            public override void Write(Utf8JsonWriter writer, int value, JsonSerializerOptions options) { }
        }
        public abstract class Base { INHERITED }
        [SpanCodec(typeof(global::Order))] public abstract partial class Codecs : Base { PLANTED }
        """;

    private static readonly GeneratorRun s_plain = GeneratorRun.Of(With("", ""));

    /// <summary>The members that are generated, by their symbols: there is no list of names.</summary>
    private static IEnumerable<ISymbol> Generated => s_plain.Output.GetTypeByMetadataName("Codecs")!.GetMembers()
        .Where(member => !member.IsImplicitlyDeclared || member is IMethodSymbol { AssociatedSymbol: IPropertySymbol });

    public static TheoryData<string> Names => [.. Generated.SelectMany(NamesOf).Distinct()];

    [Fact]
    public void Every_kind_of_member_is_among_them()
    {
        string[] expected =
        [
            "Order", "get_Order", "set_Order",
            "IsSupportedBySpanCodec", "Resolver", "get_Resolver", "ResolverJson", "RuntimeTypeJson", "SharedJsonOptions",
            "OrderJson", "OrderCodec", "ListOrderJson",
        ];
        Assert.Empty(expected.Except(Names.Select(row => row.Data)));
    }

    [Theory]
    [MemberData(nameof(Names))]
    public void A_member_of_the_name_stands_or_is_refused_where_it_is(string name)
    {
        // A field of each name always, and of the others as many as there is time for, from name to name others.
        string[] all = [.. Sources(name)];
        for (int i = 0; i < all.Length; i++)
        {
            if (i == 0 || Thorough.IsAsked || (i + name.Length) % OneOf == 0)
                AssertRefusedOrFine(all[i], name);
        }
    }

    private static IEnumerable<string> Sources(string name) =>
    [
        .. Members(name).Select(member => With("", member)),
        .. Members(name).Select(member => With(member.Replace("private ", "protected ", StringComparison.Ordinal), "")),
        .. Abstract(name).Select(member => With(member, "")),
    ];

    private static void AssertRefusedOrFine(string source, string name)
    {
        GeneratorRun run = GeneratorRun.Of(source);
        Diagnostic[] errors = [.. run.All.Where(found => found.Severity == DiagnosticSeverity.Error)];
        // The resolver is not made where the class has a member of its name, and generated classes get other names: nothing is said then.
        bool canStand = errors.Length == 0;
        Assert.True(
            canStand || errors.All(found => found.Id is "SPAN0004" or "SPAN0015"),
            $"{source}\n{string.Join('\n', errors.Select(found => found.ToString()))}");
        Assert.DoesNotContain(
            run.All, found => found.Severity == DiagnosticSeverity.Warning && found.Location.SourceTree?.FilePath != "User.cs");
        if (canStand)
            return;
        Diagnostic refusal = Assert.Single(errors);
        Assert.Equal(name, source[refusal.Location.SourceSpan.Start..refusal.Location.SourceSpan.End]);
        Assert.True(IsDuplicate(source), $"{source}\n{refusal}\nThe compiler has nothing against it.");
    }

    /// <summary>Diagnostics of the compiler for the member beside code that was generated without it.</summary>
    private static bool IsDuplicate(string source)
    {
        SyntaxTree own = CSharpSyntaxTree.ParseText(source, (CSharpParseOptions)s_plain.Input.SyntaxTrees[0].Options, "User.cs");
        return s_plain.Output.ReplaceSyntaxTree(s_plain.Output.SyntaxTrees.First(tree => tree.FilePath == "User.cs"), own)
            .GetDiagnostics(TestContext.Current.CancellationToken).Any(found => found.Severity == DiagnosticSeverity.Error);
    }

    private static string With(string inherited, string planted) =>
        Source.Replace("INHERITED", inherited, StringComparison.Ordinal).Replace("PLANTED", planted, StringComparison.Ordinal);

    /// <summary>The names of accessors are kept free for those that a property lacks, too.</summary>
    private static IEnumerable<string> NamesOf(ISymbol member) =>
        member is IPropertySymbol ? [member.Name, "get_" + member.Name, "set_" + member.Name] : [member.Name];

    private static IEnumerable<string> Members(string name) =>
    [
        $"private static int {name};",
        $"private static int {name} => 0;",
        $"private class {name};",
        $"private static void {name}() {{ }}",
        $"private static void {name}<T>(Stream output, T value) {{ }}",
        .. Signatures(name).Select(signature => $"private static void {name}({signature}) => throw null!;"),
    ];

    private static IEnumerable<string> Abstract(string name) =>
    [
        $"public abstract int {name} {{ get; }}",
        .. Signatures(name).Concat(["int other", "in int other"]).Select(signature => $"public abstract void {name}({signature});"),
    ];

    /// <summary>Those of the generated methods, with a reference of another kind, and of the setter that is not there.</summary>
    private static IEnumerable<string> Signatures(string name)
    {
        foreach (IMethodSymbol method in Generated.OfType<IMethodSymbol>().Where(method => method.Name == name))
        {
            yield return string.Join(", ", method.Parameters.Select((parameter, i) =>
                $"{(parameter.RefKind == RefKind.None ? "" : "in ")}{Code(parameter.Type)} x{i}"));
        }

        if (Generated.OfType<IPropertySymbol>().FirstOrDefault(property => name == "set_" + property.Name) is { } set)
            yield return $"{Code(set.Type)} x";
    }

    private static string Code(ITypeSymbol type) => type.ToDisplayString(SymbolDisplayFormat.FullyQualifiedFormat);
}
