using Xunit;

namespace SpanCodecs.Tests.Generation;

/// <summary>A project's feature switches hold for its contexts, and what a context says itself goes before them.</summary>
public class SwitchTests
{
    private const string Nullable = "SpanCodecRespectNullableAnnotations";
    private const string Required = "SpanCodecRespectRequiredConstructorParameters";

    [Theory]
    [InlineData("", new string[0], false, false)]
    [InlineData("", new[] { Nullable }, true, false)]
    [InlineData("", new[] { Required }, false, true)]
    [InlineData("", new[] { Nullable + "=True", Required + "=TRUE" }, true, true)]
    [InlineData("", new[] { Nullable + "=False", Required + "=" }, false, false)]
    [InlineData("[SpanCodecOptions(RespectNullableAnnotations = false)]", new[] { Nullable, Required }, false, true)]
    [InlineData("[SpanCodecOptions(RespectRequiredConstructorParameters = true)]", new[] { Nullable }, true, true)]
    public void Switches_hold_where_the_context_says_nothing(string options, string[] switchedOn, bool refusesNull, bool requiresParameters)
    {
        GeneratorRun run = GeneratorRun.Of(
            $"using SpanCodecs; internal record A(string B); [SpanCodec(typeof(A))] {options} internal static partial class Codecs;",
            switchedOn: switchedOn);
        Assert.Empty(run.All);
        string code = run.File("Codecs.A.g.cs");
        Assert.Equal(refusesNull, code.Contains("allow null values", StringComparison.Ordinal));
        Assert.Equal(refusesNull, code.Contains("allow getting null values", StringComparison.Ordinal));
        Assert.Equal(requiresParameters, code.Contains(".Missing(", StringComparison.Ordinal));
    }
}
