using JsonAot.Mutants;

namespace JsonAot.Tests.MutantsTests;

/// <summary>Changes that the tool that tries the tests makes in a source, and how they stand there.</summary>
public class MutatorsTests
{
    [Theory]
    [InlineData("return a < b;", "return a <= b;")]
    [InlineData("return a == b;", "return a != b;")]
    [InlineData("return a > b && c;", "return a > b || c;", "return a >= b && c;")]
    [InlineData("return a > 5;", "return a >= 5;", "return a > 6;")]
    [InlineData("return a is > 0 and < 9;", "return a is > 0 or < 9;", "return a is >= 0 and < 9;", "return a is > 0 and <= 9;")]
    [InlineData("return a is not 5;", "return a is 5;")]
    [InlineData("return !c;", "return c;")]
    [InlineData("return true;", "return false;")]
    [InlineData("return a + b << 1;", "return a + b >> 1;", "return a - b << 1;", "return a + b << 2;")]
    [InlineData("return text ?? other;", "return other;")]
    [InlineData("if (c) return a; return b;", "if (!(c)) return a; return b;", "if (c) ; return b;")]
    [InlineData("if (o is string s) Use(s);", "if (true) Use(s);", "if (false) Use(s);", "if (o is string s) ;")]
    [InlineData("a += b;", ";", "a -= b;")]
    [InlineData("Use(a);", ";")]
    [InlineData("for (;;) { if (c) break; }", "for (;;) { if (!(c)) break; }", "for (;;) { if (c) ; }")]
    public void Each_place_has_its_changes(string statements, params string[] expected) => Assert.Equal(
        expected.Order(StringComparer.Ordinal), Of(statements).Select(mutation => mutation.After).Order(StringComparer.Ordinal));

    [Theory]
    [InlineData("const int Five = 5;")]
    [InlineData("switch (a) { case 5: return; }")]
    [InlineData("string s = $\"{a,5}\";")]
    [InlineData("int[] table = [0, 1, 2, 3, 4, 5, 6, 7];")]
    [InlineData("Debug.Assert(c);")]
    [InlineData("Take(out int x);")]
    [InlineData("return c && o is string s;")]
    public void What_must_be_constant_or_would_be_declared_twice_is_left(string statements) => Assert.Empty(Of(statements));

    [Fact]
    public void All_mutants_stand_behind_their_numbers_on_the_lines_of_the_source()
    {
        const string Source =
            "class C\n{\n    bool M(int a)\n    {\n        if (a < 5)\n            N();\n        return a ==\n            b;\n    }\n}\n";
        string mutated = Schemata.Apply(Source, Mutators.Of("C.cs", Source).Select((mutation, index) => (index + 1, mutation)));
        const string Ask = "global::JsonAot.Mutants.Mutant.Is";
        string[] lines = mutated.Split('\n');
        Assert.Equal(Source.Count(letter => letter == '\n') + 1, lines.Length);
        Assert.Equal($"        if (({Ask}(1) ? (!(a < 5)) : (({Ask}(2) ? (a <= 5) : (a < ({Ask}(3) ? (6) : (5)))))))", lines[4]);
        Assert.Equal($"            {{ if ({Ask}(4)) {{  }} else {{ N(); }} }}", lines[5]);
        Assert.Equal($"        return ({Ask}(5) ? (a != b) : (a ==", lines[6]);
    }

    [Fact]
    public void A_condition_that_declares_stays_assigned()
    {
        const string Source = "class C { void M(object o) { if (o is string s) N(s); } }";
        IEnumerable<Mutation> conditions = Mutators.Of("C.cs", Source).Where(mutation => mutation.Form is Form.Always or Form.Never);
        string mutated = Schemata.Apply(Source, conditions.Select((mutation, index) => (index + 1, mutation)));
        const string Ask = "global::JsonAot.Mutants.Mutant.Is";
        Assert.Contains($"if (((((o is string s) && !{Ask}(2))) || {Ask}(1)))", mutated, StringComparison.Ordinal);
    }

    [Fact]
    public void A_known_mutant_is_found_by_its_text_wherever_it_stands()
    {
        const string Source = "\n\nclass C { bool M(int a) => a < 5; }";
        Mutation mutation = Mutators.Of("A/C.cs", Source).Single(mutation => mutation.After.Contains("<=", StringComparison.Ordinal));
        string[] block = ["equal A/C.cs", $"- {mutation.Before}", $"+ {mutation.After}", "It is never", "five."];
        KnownMutants known = KnownMutants.Parse(["# A comment.", .. block, "", "harmless B.cs", "- a", "+ b", "So."]);
        Assert.Equal((KnownMutants.Equal, "It is never five."), known.Find(mutation));
        Assert.Null(known.Find(mutation with { File = "A/D.cs" }));
        Assert.Throws<FormatException>(() => KnownMutants.Parse(["equal A/C.cs", "- a", "+ b"]));
        Assert.Throws<FormatException>(() => KnownMutants.Parse(["dull A/C.cs", "- a", "+ b", "So."]));
    }

    /// <summary>Each block still is of a mutant: code that has changed needs no excuse any more.</summary>
    [Fact]
    public void Known_mutants_are_mutants_of_the_sources()
    {
        string file = Path.Combine(Repository.Root, "Tests", "Mutants", "known.txt");
        KnownMutants known = KnownMutants.Parse(File.ReadLines(file));
        IEnumerable<Mutation> found = known.Files
            .SelectMany(source => Mutators.Of(source, File.ReadAllText(Path.Combine(Repository.Root, source))))
            .Where(mutation => known.Find(mutation) is not null);
        Assert.Equal(known.Count, found.DistinctBy(mutation => (mutation.File, mutation.Before, mutation.After)).Count());
    }

    [Fact]
    public void A_seed_chooses_and_what_does_not_compile_makes_room_for_others()
    {
        var first = new Selection(Repository.Root, ["Shared/Gate"], 7);
        var second = new Selection(Repository.Root, ["Shared/Gate"], 7);
        first.Fill(20);
        second.Fill(20);
        Assert.Equal(first.Chosen, second.Chosen);
        Assert.Equal(20, first.Chosen.Count);
        (int id, Mutation mutation) = first.Chosen[3];
        Assert.True(first.Leave([(mutation.File, mutation.Line)]));
        first.Fill(20);
        Assert.Equal(20, first.Chosen.Count);
        Assert.DoesNotContain(first.Chosen, one => one.Id == id);
        Assert.False(first.Leave([("Nothing.cs", 1)]));
    }

    [Fact]
    public void What_no_program_is_made_of_is_not_chosen()
    {
        var selection = new Selection(Repository.Root, ["Shared/Gate"], 7);
        string[] compiled = [selection.Files[0], selection.Files[2]];
        selection.KeepOnly(new HashSet<string>([.. compiled, "Elsewhere.cs"]));
        selection.Fill(int.MaxValue);
        Assert.Equal(compiled, selection.Files);
        Assert.Equal(selection.Possible, selection.Chosen.Count);
        Assert.Equal(compiled, selection.Chosen.Select(one => one.Mutation.File).Distinct().Order(StringComparer.Ordinal));
    }

    [Theory]
    [InlineData("SpanCodec/Runtime", "SpanCodec")]
    [InlineData("BenchTurns/Runner", "BenchTurns")]
    [InlineData("Lab/SpanCodec", "")]
    public void A_room_is_of_a_house(string room, string house) => Assert.Equal(house, Options.HouseOf(room));

    private static IEnumerable<Mutation> Of(string statements)
    {
        string source = $"class C\n{{\n    object M()\n    {{\nFirst();\n{statements}\n    }}\n}}";
        return Mutators.Of("C.cs", source).Where(mutation => mutation.Before != "First();");
    }
}
