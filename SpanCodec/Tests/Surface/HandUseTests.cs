using Microsoft.CodeAnalysis;
using SpanCodecs.Support;
using SpanCodecs.Tests.Generation;
using Xunit;

namespace SpanCodecs.Tests.Surface;

/// <summary>Members for generated code are public, and no seam for people: the compiler says so where they name one.</summary>
public class HandUseTests
{
    [Theory]
    [InlineData("class A { byte[] X() => SpanCodecs.Support.ThreadBuffer.Take(1); }")]
    [InlineData("class A { void X() { SpanCodecs.Support.JsonOutput output = default; } }")]
    [InlineData("class A { int X() => SpanCodecs.Support.JsonInt32.MaxLength; }")]
    [InlineData("class A { object X() => new SpanCodecs.SpanCodecResolver(null!); }")]
    [InlineData("class A { int X(SpanCodecs.SpanCodec<int> codec) => codec.ReadInside(default, 0, 0, out _); }")]
    [InlineData("abstract class A() : SpanCodecs.SpanCodec<int>(default);")]
    [InlineData("abstract class A : SpanCodecs.SpanCodec<int> { protected A() : base(default) { } }")]
    public void It_is_an_error_by_hand(string code)
    {
        GeneratorRun run = GeneratorRun.Of(code);
        Diagnostic[] errors = [.. run.All.Where(diagnostic => diagnostic.Severity == DiagnosticSeverity.Error)];
        Assert.NotEmpty(errors);
        Assert.All(errors, error => Assert.Equal(ForGeneratedCode.Id, error.Id));
    }

    [Theory]
    [InlineData("class A { byte[] X(SpanCodecs.SpanCodec<int> codec) => codec.SerializeToUtf8Bytes(1); }")]
    [InlineData(
        """
        class A
        {
            object? X(SpanCodecs.SpanCodecResolver codecs) => codecs.TryGetCodec(typeof(int), out var codec) ? codec : null;
        }
        """)]
    public void What_is_for_people_is_none(string code) =>
        Assert.DoesNotContain(GeneratorRun.Of(code).All, diagnostic => diagnostic.Severity == DiagnosticSeverity.Error);
}
