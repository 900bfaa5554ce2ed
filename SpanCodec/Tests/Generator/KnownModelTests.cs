using Xunit;

namespace SpanCodecs.Tests.Generation;

/// <summary>
/// Unchanged declarations are not parsed again. After any edit the code must be what a compiler that starts anew makes.
/// </summary>
public class KnownModelTests
{
    private const string Source = """
        using System; using System.Collections.Generic; using System.Diagnostics.CodeAnalysis;
        using System.Text.Json; using System.Text.Json.Serialization; using SpanCodecs;
        namespace Shop;
        public static class Known { public const string Name = "a"; public static int Sum() => 1; }
        public enum Colour { Red = 1, Green }
        public record Order(int Id = 3, string? Customer = null)
        {
            [JsonPropertyName(Known.Name)] public string Text { get { return ""; } set { } }
            public Colour Colour { get; set; }
            private int Twice(int x) { int y = x; return y + 1; }
            public string? Remark { [return: MaybeNull] get; set; }
        }
        """;

    // In a file of its own, which no edit changes: a class that is edited itself is parsed anew.
    private const string Codecs = """
        namespace Shop;
        [SpanCodecs.SpanCodecOptions(RespectNullableAnnotations = true, UseStringEnumConverter = true)]
        [SpanCodecs.SpanCodec(typeof(Order))]
        public partial class Codecs;
        """;

    [Theory]
    [InlineData("return y + 1;", "return y + 2;")]
    [InlineData("int y = x; return y + 1;", "int y = x;\n\n\n return y; /* moved */")]
    [InlineData("Name = \"a\"", "Name = \"b\"")]
    [InlineData("Sum() => 1;", "Sum() => 2; public class String {}")]
    [InlineData("Red = 1", "Red = 2")]
    [InlineData("Id = 3", "Id = 4")]
    [InlineData("set { }", "init { }")]
    [InlineData("int Twice", "[JsonInclude] public int Twice2 { get; set; } int Twice")]
    [InlineData("namespace Shop;", "#nullable disable\nnamespace Shop;")]
    [InlineData("get { return \"\"; }", "get { return \"\";\n#nullable disable\n }")]
    [InlineData("[return: MaybeNull] get;", "get;")]
    [InlineData("public string? Remark", "public string Remark")]
    [InlineData("int Twice(int x) {", "Action? Callback; public Action? Told { get; set; } int Twice(int x) {")]
    public void An_edit_leads_to_the_code_of_a_new_start(string before, string after)
    {
        Assert.Contains(before, Source, StringComparison.Ordinal);
        string edited = Source.Replace(before, after, StringComparison.Ordinal);
        GeneratorRun first = Start(Source).WithChangedSource(Source.Replace("y + 1", "y + 5", StringComparison.Ordinal));
        AssertSame(Start(edited), first.WithChangedSource(edited));
        AssertSame(Start(Source), first.WithChangedSource(edited).WithChangedSource(Source));
    }

    /// <summary>Whether a converter stands for a type is what its method returns.</summary>
    [Fact]
    public void The_inside_of_a_converter_counts()
    {
        const string WithConverter = """
            using System; using System.Text.Json; using System.Text.Json.Serialization; using SpanCodecs;
            public class Order { public int Id { get; set; } public DateTime At { get; set; } }
            public class Times : JsonConverter<DateTime>
            {
                public override bool CanConvert(Type type) => type == typeof(DateTime);
                public override DateTime Read(ref Utf8JsonReader reader, Type type, JsonSerializerOptions options) => default;
                public override void Write(Utf8JsonWriter writer, DateTime value, JsonSerializerOptions options) => writer.WriteNullValue();
            }
            """;
        const string TheirCodecs =
            "using SpanCodecs; [SpanCodecOptions(Converters = [typeof(Times)])] [SpanCodec(typeof(Order))] public partial class Codecs;";
        string edited = WithConverter.Replace("type == typeof(DateTime)", "Environment.TickCount > 0", StringComparison.Ordinal);
        GeneratorRun anew = Start(edited, TheirCodecs);
        Assert.NotEmpty(anew.Reported);
        AssertSame(anew, Start(WithConverter, TheirCodecs).WithChangedSource(edited));
    }

    /// <summary>The lines of what is told move with what is written before them.</summary>
    [Fact]
    public void A_diagnostic_moves_with_its_line()
    {
        string told = Source.Replace("int Twice(int x) {", "int Twice(int x) { //\n", StringComparison.Ordinal)
            .Replace("public string? Remark", "public Action? Told { get; set; } public string? Remark", StringComparison.Ordinal);
        GeneratorRun first = Start(told);
        Assert.NotEmpty(first.Reported);
        string edited = told.Replace("int y = x;", "int y = x;\n\n", StringComparison.Ordinal);
        AssertSame(Start(edited), first.WithChangedSource(edited));
    }

    private static GeneratorRun Start(string source, string codecs = Codecs) => GeneratorRun.Of(source).WithFile(codecs);

    private static void AssertSame(GeneratorRun anew, GeneratorRun edited)
    {
        Assert.Equal(Files(anew), Files(edited));
        Assert.Equal(Told(anew), Told(edited));
    }

    private static (string, string)[] Files(GeneratorRun run) =>
        [.. run.Result.GeneratedSources.Select(file => (file.HintName, file.SourceText.ToString()))];

    private static string[] Told(GeneratorRun run) =>
    [
        .. run.Reported.Concat(run.Informed).Select(told => told.ToString() + told.Location.SourceSpan)
            .Order(StringComparer.Ordinal),
    ];
}
