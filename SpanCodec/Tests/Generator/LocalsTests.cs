using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using SpanCodecs.Generator.Emit;
using Xunit;

namespace SpanCodecs.Tests.Generation;

/// <summary>
/// Variables of emitted code: a member's is called after it, and has another name where the code around has a variable of that name.
/// </summary>
public class LocalsTests
{
    // All members are called alike, so that all other variables are the code's own.
    private const string Source = """
        using System;
        using System.Collections.Generic;
        using System.Text.Json;
        using System.Text.Json.Serialization;
        using SpanCodecs;
        public class Plain
        {
            public int Member1 { get; set; }
            public string? Member2 { get; set; }
            public int? Member3 { get; set; }
            public required string Member4 { get; set; }
            public object? Member5 { get; set; }
            public Plain? Member6 { get; set; }
            public List<Made>? Member7 { get; set; }
            [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingDefault)] public DateTime Member8 { get; set; }
            [JsonExtensionData] public Dictionary<string, JsonElement>? Member9 { get; set; }
        }
        public record Made(
            int Member1,
            [property: JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)] string? Member2) : IJsonOnDeserialized
        {
            public int Member3 { get; set; }
            [JsonExtensionData] public Dictionary<string, object?>? Member4 { get; set; }
            void IJsonOnDeserialized.OnDeserialized() { }
        }
        public struct Called : IJsonOnSerializing, IJsonOnDeserializing
        {
            public int Member1 { get; set; }
            void IJsonOnSerializing.OnSerializing() { }
            void IJsonOnDeserializing.OnDeserializing() { }
        }
        [JsonDerivedType(typeof(Derived), "derived")] public class Parent { public int Member1 { get; set; } }
        public class Derived : Parent
        {
            [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)] public string? Member2 { get; set; }
        }
        public class Rare
        {
            [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)] public string? Member1 { get; set; }
        }
        [JsonObjectCreationHandling(JsonObjectCreationHandling.Populate)]
        public class Filled
        {
            public List<int> Member1 { get; } = [];
            public Called Member2 { get; set; }
            public Called? Member3 { get; set; }
        }
        [SpanCodec(typeof(Plain))]
        [SpanCodec(typeof(Parent))]
        [SpanCodec(typeof(Filled))]
        [SpanCodec(typeof(Rare))]
        [SpanCodecOptions(OPTIONS)]
        public partial class Codecs;
        """;

    [Theory]
    [InlineData("")]
    [InlineData("WriteIndented = true, PropertyNameCaseInsensitive = true")]
    [InlineData("AllowDuplicateProperties = false, AllowOutOfOrderMetadataProperties = true")]
    [InlineData("RespectNullableAnnotations = true, UnmappedMemberHandling = JsonUnmappedMemberHandling.Disallow")]
    public void No_member_is_called_as_a_variable_of_the_code_around_it(string options)
    {
        GeneratorRun run = GeneratorRun.Of(Source.Replace("OPTIONS", options, StringComparison.Ordinal));
        Assert.DoesNotContain(run.All, diagnostic => diagnostic.Severity == DiagnosticSeverity.Error);
        string[][] methods =
        [
            .. run.Result.GeneratedSources.SelectMany(
                source => source.SyntaxTree.GetRoot(TestContext.Current.CancellationToken).DescendantNodes())
                .OfType<MethodDeclarationSyntax>().Select(method => VariablesOf(method).ToArray()).Where(names => names.Any(IsOfMember)),
        ];
        Assert.True(methods.Length > 10);
        Assert.Empty(methods.SelectMany(names => names).Distinct()
            .Where(name => !IsOfMember(name) && !IsNumbered(name) && !Locals.Own.Contains(name)));
    }

    private static bool IsOfMember(string name) => name.StartsWith("member", StringComparison.Ordinal);

    // No member's variable begins with _, and those that hold bits are known by their beginnings.
    private static bool IsNumbered(string name) => name[0] == '_' || name.TrimEnd('1', '2', '3') is "seen" or "required" or "distinct";

    private static IEnumerable<string> VariablesOf(SyntaxNode method) => method.DescendantNodes().Select(node => node switch
    {
        ParameterSyntax parameter => parameter.Identifier.Text,
        VariableDeclaratorSyntax variable => variable.Identifier.Text,
        SingleVariableDesignationSyntax variable => variable.Identifier.Text,
        ForEachStatementSyntax loop => loop.Identifier.Text,
        _ => null,
    }).OfType<string>();
}
