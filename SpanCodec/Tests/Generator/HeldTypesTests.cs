using System.Diagnostics;
using Microsoft.CodeAnalysis;
using Xunit;

namespace SpanCodecs.Tests.Generation;

/// <summary>The code that finds the type of a value held as object is a long switch: a compiler must be done with it.</summary>
public class HeldTypesTests
{
    /// <summary>With the interfaces among its cases the time doubled with each type: sixteen took a minute.</summary>
    [Fact]
    public void Sixty_interfaces_of_collections_are_compiled_in_seconds()
    {
        int[] numbers = [.. Enumerable.Range(0, 30)];
        string types = string.Concat(numbers.Select(i => $"class C{i} {{ public int X {{ get; set; }} }} "));
        string roots = string.Concat(numbers.Select(i => $"[SpanCodec(typeof(IEnumerable<C{i}>))] "))
            + string.Concat(numbers.Select(i => $"[SpanCodec(typeof(IList<C{i}>))] "));
        GeneratorRun run = GeneratorRun.Of($$"""
            using System.Collections.Generic; using SpanCodecs;
            {{types}}
            class Holder { public object? Value { get; set; } }
            {{roots}}
            [SpanCodec(typeof(Holder))] partial class Codecs;
            """);
        Assert.DoesNotContain("IList<", run.File("Codecs.RuntimeType.g.cs"), StringComparison.Ordinal);

        long start = Stopwatch.GetTimestamp();
        using var output = new MemoryStream();
        Assert.True(run.Output.Emit(output, cancellationToken: TestContext.Current.CancellationToken).Success);
        Assert.True(Stopwatch.GetElapsedTime(start) < TimeSpan.FromMinutes(3), Stopwatch.GetElapsedTime(start).ToString());
    }
}
