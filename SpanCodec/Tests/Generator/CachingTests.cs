using Microsoft.CodeAnalysis;
using SpanCodecs.Generator;
using Xunit;

namespace SpanCodecs.Tests.Generation;

/// <summary>An editor runs the generator at every key: what an edit does not touch must not be generated again.</summary>
public class CachingTests
{
    private const string Source = """
        using System.Collections.Generic;
        using SpanCodecs;
        namespace Shop;
        public enum Colour { Red, Green }
        public record Order(int Id, string? Customer)
        {
            public required List<Line> Lines { get; init; }
            public Dictionary<Colour, decimal>? Totals { get; set; }
        }
        public class Line { public string? Text { get; set; } public int Unsupported() => 0; }
        [SpanCodec(typeof(Order))] public partial class Codecs;
        """;

    [Fact]
    public void An_edit_of_another_file_generates_nothing_again()
    {
        GeneratorRun second = GeneratorRun.Of(Source)
            .WithFile("namespace Elsewhere { public class Unrelated { public int Number { get; set; } } }");
        AssertUnchanged(second);
    }

    [Theory]
    [InlineData("=> 0;", "=> 1;")]
    [InlineData("public class Line {", "public class Line { private int _counter;")]
    [InlineData("namespace Shop;", "namespace Shop;   // a remark")]
    public void An_edit_that_no_codec_sees_generates_nothing_again(string before, string after)
    {
        Assert.Contains(before, Source, StringComparison.Ordinal);
        AssertUnchanged(GeneratorRun.Of(Source).WithChangedSource(Source.Replace(before, after, StringComparison.Ordinal)));
    }

    [Fact]
    public void An_edit_of_a_member_generates_again()
    {
        GeneratorRun second = GeneratorRun.Of(Source)
            .WithChangedSource(Source.Replace("string? Text", "string? Remark", StringComparison.Ordinal));
        Assert.Contains(
            second.Result.TrackedOutputSteps.SelectMany(step => step.Value).SelectMany(step => step.Outputs),
            output => output.Reason == IncrementalStepRunReason.Modified);
        Assert.Contains("\"Remark\\\":\"u8", second.File("Shop.Codecs.Line.g.cs"), StringComparison.Ordinal);
    }

    /// <summary>A file whose text would be the same is not made again, whichever of its neighbours has changed.</summary>
    [Theory]
    [InlineData("string? Text", "string? Remark", "Line")]
    [InlineData(
        "string? Text { get; set; }",
        "string? Text { get; set; } public int[]? Numbers { get; set; } public decimal? Price { get; set; }",
        "Line")]
    [InlineData("record Order(int Id,", "record Order(int Id, Line? First,", "Order")]
    [InlineData("Red, Green", "Red, Green, Blue", "DictionaryColourDecimal")]
    public void An_edit_of_a_type_makes_its_file_anew_and_no_other(string before, string after, string type)
    {
        // Types that are there already: a new one has a file of its own.
        string source = Source.Replace(
            "public required",
            "public int[]? Other { get; set; } public decimal? Rest { get; set; } public required",
            StringComparison.Ordinal);
        string edited = source.Replace(before, after, StringComparison.Ordinal);
        Assert.NotEqual(source, edited);
        GeneratorRun first = GeneratorRun.Of(source);
        string[] anew =
        [
            .. first.WithChangedSource(edited).Result.GeneratedSources
                .Where(file => !first.Result.GeneratedSources.Any(old => ReferenceEquals(old.SourceText, file.SourceText)))
                .Select(file => file.HintName),
        ];
        Assert.Equal([$"Shop.Codecs.{type}.g.cs"], anew);
    }

    [Fact]
    public void A_diagnostic_stays_equal_while_its_place_does()
    {
        string source = Source.Replace(
            "public int Unsupported() => 0;", "public System.Action? Callback { get; set; }", StringComparison.Ordinal);
        GeneratorRun first = GeneratorRun.Of(source);
        Assert.Single(first.Reported);
        AssertUnchanged(first.WithFile("class Unrelated;"));
    }

    private static void AssertUnchanged(GeneratorRun second)
    {
        Assert.All(
            second.Result.TrackedSteps[SpanCodecGenerator.ModelStep].SelectMany(step => step.Outputs),
            output => Assert.True(
                output.Reason is IncrementalStepRunReason.Unchanged or IncrementalStepRunReason.Cached, output.Reason.ToString()));
        Assert.All(
            second.Result.TrackedOutputSteps.SelectMany(step => step.Value).SelectMany(step => step.Outputs),
            output => Assert.Equal(IncrementalStepRunReason.Cached, output.Reason));
    }
}
