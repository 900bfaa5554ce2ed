using Xunit;

namespace SpanCodecs.Tests.Generation;

/// <summary>Types that may be far inside of others look at the depth when they are written; all others cost nothing for it.</summary>
public class DeepTypesTests
{
    [Fact]
    public void A_type_inside_of_31_others_does_not_look_at_the_depth_and_the_next_one_does()
    {
        string types = string.Concat(
            Enumerable.Range(0, 40).Select(i => $"public class C{i} {{ public C{i + 1}? Next {{ get; set; }} }} "));
        GeneratorRun run = GeneratorRun.Of($$"""
            using SpanCodecs;
            {{types}}
            public class C40 { public int Id { get; set; } }
            [SpanCodec(typeof(C0))]
            public partial class Codecs;
            """);
        Assert.All(Enumerable.Range(0, 41), i => Assert.Equal(i >= 32, Checks(run, $"C{i}")));
    }

    [Fact]
    public void What_is_inside_of_a_type_that_contains_itself_looks_at_the_depth()
    {
        GeneratorRun run = GeneratorRun.Of("""
            using System.Collections.Generic;
            using SpanCodecs;
            public class Root { public Node? Tree { get; set; } public Side? Side { get; set; } }
            public class Node { public Node? Next { get; set; } public List<Part>? Parts { get; set; } }
            public class Part { public int Id { get; set; } }
            public class Side { public int Id { get; set; } }
            [SpanCodec(typeof(Root))]
            public partial class Codecs;
            """);
        string[] types = ["Root", "Node", "ListPart", "Part", "Side"];
        Assert.Equal("Node ListPart Part", string.Join(' ', types.Where(type => Checks(run, type))));
    }

    [Fact]
    public void Large_values_inside_of_each_other_ask_for_stack()
    {
        string many = string.Concat(Enumerable.Range(0, 20).Select(i => $"public decimal M{i} {{ get; set; }} "));
        GeneratorRun run = GeneratorRun.Of($$"""
            using SpanCodecs;
            public class Hen { {{many}} public Egg? Egg { get; set; } public Nest? Nest { get; set; } }
            public class Egg { {{many}} public Hen? Hen { get; set; } }
            public class Nest { {{many}} }
            [SpanCodec(typeof(Hen))]
            public partial class Codecs;
            """);
        string[] types = ["Hen", "Egg", "Nest"];
        IEnumerable<string> asking = types.Where(type =>
            run.File($"Codecs.{type}.g.cs").Contains("EnsureSufficientExecutionStack", StringComparison.Ordinal));
        Assert.Equal("Hen Egg", string.Join(' ', asking));
    }

    private static bool Checks(GeneratorRun run, string type) =>
        run.File($"Codecs.{type}.g.cs").Contains("output.TooDeep", StringComparison.Ordinal);
}
