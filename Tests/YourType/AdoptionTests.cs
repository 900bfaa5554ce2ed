using JsonAot.Lab.YourType;
using JsonAot.Libraries;
using JsonAot.Tests.Lab;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace JsonAot.Tests.YourType;

/// <summary>The code that adopts a contender is there to be pasted: it names all that it needs.</summary>
public sealed class AdoptionTests : TestsInFolder
{
    // Assemblies that no file of the SDK has to name, and that the reader of the code has already.
    private const string Around = "global using System; global using System.Collections.Generic; global using System.Linq;";

    private const string Order =
        """
        namespace Shop;
        public class Order { public int Id { get; set; } public State State { get; set; } }
        public enum State { New, Paid }
        """;

    private static readonly string[] OfTheReader =
        ["Shop.Order value = new();", "var options = new System.Text.Json.JsonSerializerOptions();"];

    // A type or a name that is not there. What generators make is not there either: the members of a class are not asked for.
    private static readonly string[] Missing = ["CS0103", "CS0246", "CS0234", "CS8803"];

    private static readonly string[] OptedIn = ["ServiceStack.Text", "Utf8Json", "SpanJson", "NetJSON", "fastJSON", "MessagePack"];

    private static readonly string[] OptedInWithGenerator = ["PolyType.Examples", "Serde", "Nerdbank.MessagePack"];

    public static TheoryData<string> Adopted() =>
    [
        "SpanCodec", "SpanCodec resolver", "STJ source-gen", "STJ fast path", "STJ source-gen, any case", .. WithoutGenerator,
        .. OptedInWithGenerator,
    ];

    private static readonly string[] WithoutGenerator =
        ["STJ reflection", "STJ reflection, any case", "Newtonsoft.Json", "DataContractJsonSerializer", .. OptedIn];

    private static readonly string[] Assemblies = ((string)AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES")!).Split(Path.PathSeparator);
    private static readonly MetadataReference[] References = [.. Assemblies.Select(path => MetadataReference.CreateFromFile(path))];

    private static CancellationToken Stop => TestContext.Current.CancellationToken;

    [Theory]
    [MemberData(nameof(Adopted))]
    public void Code_names_what_it_needs(string contender)
    {
        Assert.SkipUnless(
            !OptedIn.Concat(OptedInWithGenerator).Contains(contender)
                || Assemblies.Any(path => Path.GetFileNameWithoutExtension(path) == contender),
            "This build leaves the library out: -p:Libraries=all.");
        foreach (string sample in (string[])["""{"id":1,"state":"Paid"}""", """{"Id":1,"State":1}"""])
        {
            IReadOnlyList<string> lines = Of(contender, sample);
            string given = OfTheReader.First(
                line => line.StartsWith(contender == "SpanCodec resolver" ? "var options" : "Shop", StringComparison.Ordinal));
            int first = lines.ToList().FindLastIndex(IsDirective) + 1;
            string file = string.Join('\n', lines.Take(first).Append(given).Concat(lines.Skip(first)));

            bool isWhole = WithoutGenerator.Contains(contender);
            Assert.Empty(Compile(file)
                .Where(one => isWhole ? one.Severity == DiagnosticSeverity.Error : Missing.Contains(one.Id))
                .Select(diagnostic => $"{diagnostic} in\n{file}"));
            Assert.Equal(
                contender.EndsWith("any case", StringComparison.Ordinal),
                file.Contains("PropertyNameCaseInsensitive = true", StringComparison.Ordinal));
        }
    }

    private static bool IsDirective(string line) =>
        line.StartsWith("using ", StringComparison.Ordinal) && !line.StartsWith("using var ", StringComparison.Ordinal);

    /// <summary>Code as somebody would write it: the namespace is used, and a name is given only where the generators find none.</summary>
    [Theory]
    [InlineData("SpanCodec", """{"Id":1,"State":1}""", "[SpanCodec(typeof(Order))]")]
    [InlineData("SpanCodec", """[{"Id":1,"State":1}]""", "[SpanCodec(typeof(Order[]), PropertyName = \"Order\")]")]
    [InlineData("STJ source-gen", """{"Id":1,"State":1}""", "[JsonSerializable(typeof(Order))]")]
    [InlineData("STJ source-gen", """[{"Id":1,"State":1}]""", "[JsonSerializable(typeof(Order[]), TypeInfoPropertyName = \"Order\")]")]
    public void Code_is_what_somebody_would_write(string contender, string sample, string expected)
    {
        IReadOnlyList<string> lines = Of(contender, sample);

        Assert.Contains("using Shop;", lines);
        Assert.Contains(expected, lines);
    }

    /// <summary>Generators put the arguments of the types around it into the name; and a keyword is no name of a property.</summary>
    [Theory]
    [InlineData(
        "public class Outer<T> { public class Inner { public int X { get; set; } public T? Y { get; set; } } }",
        "Outer<int>.Inner",
        "TypeInfoPropertyName = \"Inner\"")]
    [InlineData(
        "public class Json { public int X { get; set; } public int Y { get; set; } }",
        null,
        "partial class MyJson : JsonSerializerContext;")]
    [InlineData("public class Json { public int X { get; set; } public int Y { get; set; } }", null, "(value, MyJson.Default.")]
    [InlineData("public class @class { public int X { get; set; } public int Y { get; set; } }", null, "Json.Default.Class)")]
    public void A_property_is_named_where_the_type_does_not_name_it(string code, string? wanted, string expected)
    {
        Subject subject = Subjects.Of(_folder, wanted is null ? "class" : "Inner", code, """{"X":1,"Y":2}""", wanted);

        Assert.Contains(
            AdoptionCode.Of(Contenders.Named("STJ source-gen"), subject), line => line.Contains(expected, StringComparison.Ordinal));
    }

    /// <summary>Without it the context would throw when it meets the member.</summary>
    [Fact]
    public void A_context_is_told_of_what_is_held_as_object()
    {
        Subject subject = Subjects.Of(_folder, "Order", "public class Order { public object? X { get; set; } }", """{"X":1}""");

        Assert.Contains("[JsonSerializable(typeof(JsonElement))]", AdoptionCode.Of(Contenders.Named("STJ source-gen"), subject));
    }

    /// <summary>Every context has such a member already.</summary>
    [Theory]
    [InlineData("STJ source-gen", "[JsonSerializable(typeof(Options), TypeInfoPropertyName = \"OptionsValue\")]")]
    [InlineData("SpanCodec", "[SpanCodec(typeof(Options), PropertyName = \"OptionsValue\")]")]
    public void A_type_called_Options_has_a_property_of_another_name(string contender, string expected)
    {
        Subject subject = Subjects.Of(_folder, "Options", "public class Options { public int X { get; set; } }", """{"X":1}""");

        Assert.Contains(expected, AdoptionCode.Of(Contenders.Named(contender), subject));
    }

    /// <summary>A class of that name would be meant wherever the type is.</summary>
    [Fact]
    public void A_type_called_Codecs_has_codecs_of_another_name()
    {
        Subject subject = Subjects.Of(_folder, "Codecs", "public class Codecs { public int X { get; set; } }", """{"X":1}""");

        Assert.Contains("[SpanCodec(typeof(Codecs))]", AdoptionCode.Of(Contenders.Named("SpanCodec"), subject));
        Assert.Contains("static partial class MyCodecs;", AdoptionCode.Of(Contenders.Named("SpanCodec"), subject));
        Assert.Contains(
            "options.TypeInfoResolverChain.Insert(0, MyCodecs.Resolver);",
            AdoptionCode.Of(Contenders.Named("SpanCodec resolver"), subject));
    }

    [Fact]
    public void A_name_that_the_framework_has_too_is_written_out()
    {
        Subject subject = Subjects.Of(_folder, "Task", "namespace Shop; public class Task { public int Id { get; set; } }", """{"Id":1}""");

        (string name, IReadOnlyList<string> usings) = subject.Type.Written;

        Assert.Equal("Shop.Task", name);
        Assert.Empty(usings);
    }

    /// <summary>The measured code left them out, and the pasted code must give equal documents.</summary>
    [Theory]
    [InlineData("STJ reflection", "DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingNull")]
    [InlineData("Newtonsoft.Json", "NullValueHandling = NullValueHandling.Ignore")]
    [InlineData("ServiceStack.Text", "JsConfig.IncludeNullValues = false;")]
    [InlineData("SpanJson", "NullOption = NullOptions.ExcludeNulls,")]
    [InlineData("fastJSON", "SerializeNullValues = false,")]
    [InlineData("Utf8Json", "StandardResolver.ExcludeNullCamelCase")]
    public void Nulls_are_left_out_where_the_type_says_so(string contender, string expected)
    {
        Contender given = Contenders.Named(contender);
        Assert.SkipWhen(given is AbsentContender, "This build leaves the library out: -p:Libraries=all.");
        var type = new AdoptedType("Order", "Order") { Policy = "CamelCase" };

        Assert.DoesNotContain(given.Adoption(type), line => line.Contains(expected, StringComparison.Ordinal));
        Assert.Contains(given.Adoption(type with { OmitsNulls = true }), line => line.Contains(expected, StringComparison.Ordinal));
    }

    [Theory]
    [InlineData("SpanCodec resolver")]
    [InlineData("STJ source-gen, any case")]
    [InlineData("DataContractJsonSerializer")]
    public void No_package_is_named_that_there_is_not(string contender) =>
        Assert.DoesNotContain(Of(contender, """{"Id":1,"State":1}"""), line => line.Contains("add package", StringComparison.Ordinal));

    private IReadOnlyList<string> Of(string contender, string sample) =>
        AdoptionCode.Of(Contenders.Named(contender), Subjects.Of(_folder, "Order", Order, sample));

    private static IEnumerable<Diagnostic> Compile(string file) => CSharpCompilation.Create(
        "Pasted",
        ((string[])[file, Order, Around]).Select(text => CSharpSyntaxTree.ParseText(text, cancellationToken: Stop)),
        References,
        new CSharpCompilationOptions(OutputKind.ConsoleApplication)).GetDiagnostics(Stop);
}
