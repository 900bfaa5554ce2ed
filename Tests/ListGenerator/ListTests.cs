using Microsoft.CodeAnalysis;

namespace JsonAot.Tests.ListGenerator;

/// <summary>A property marked [Discovered] has every class of its kind, and says of one that it cannot have why.</summary>
public class ListTests
{
    private const string List = """
        using System.Collections.Generic; using JsonAot;
        namespace Suite;
        public abstract class Animal;
        public static partial class Zoo { [Discovered] public static partial IReadOnlyList<Animal> Animals { get; } }
        """;

    [Fact]
    public void Classes_come_in_the_order_of_their_files_and_in_a_file_as_they_stand()
    {
        DiscoveryRun run = DiscoveryRun.Of(
            ("/suite/Pets/Dog.cs", "namespace Suite.Pets; public sealed class Dog : Animal; public class Cat : Animal;"),
            ("/suite/Birds/Owl.cs", "namespace Suite.Birds; public sealed class Owl : Animal;"),
            ("/suite/Zoo.cs", List));
        Assert.Equal(["Suite.Birds.Owl()", "Suite.Pets.Dog()", "Suite.Pets.Cat()"], run.Made("Zoo.Animals.g.cs"));
        Assert.Empty(run.Errors);
        Assert.Empty(run.Reported);
    }

    [Fact]
    public void Found_are_the_classes_below_others_nested_internal_and_partial_ones_once_but_no_abstract_or_marked_one()
    {
        DiscoveryRun run = DiscoveryRun.Of(("/suite/A.cs", List), ("/suite/B.cs", """
            namespace Suite;
            public abstract class Bird : Animal;
            internal sealed partial class Owl : Bird;
            public static class Pets { public class Dog : Animal; public sealed class Puppy : Dog; }
            [JsonAot.NotDiscovered("It lives elsewhere.")] public sealed class Whale : Animal;
            public class Stone;
            """), ("/suite/C.cs", "namespace Suite; internal sealed partial class Owl : System.IDisposable { public void Dispose() { } }"));
        Assert.Equal(["Suite.Owl()", "Suite.Pets.Dog()", "Suite.Pets.Puppy()"], run.Made("Zoo.Animals.g.cs"));
        Assert.Empty(run.Errors);
    }

    [Fact]
    public void Each_class_of_a_list_with_switches_has_one()
    {
        DiscoveryRun run = DiscoveryRun.Of(
            ("/suite/A.cs", List.Replace("[Discovered]", "[Discovered(Switches = \"Suite.Animal.\")]", StringComparison.Ordinal)),
            ("/suite/B.cs", "namespace Suite; public sealed class Owl : Animal; public sealed class Dog : Animal;"));
        string file = run.File("Zoo.Animals.g.cs");
        Assert.Contains("FeatureSwitchDefinition(\"Suite.Animal.Owl\")", file, StringComparison.Ordinal);
        Assert.Contains("FeatureSwitchDefinition(\"Suite.Animal.Dog\")", file, StringComparison.Ordinal);
        Assert.Empty(run.Errors);
        Assert.Empty(run.Reported);
    }

    [Fact]
    public void A_kind_may_be_an_interface_that_a_base_class_implements()
    {
        DiscoveryRun run = DiscoveryRun.Of(("/suite/A.cs", """
            using System.Collections.Generic;
            using JsonAot;
            public interface IKind;
            public abstract class Kind<T> : IKind;
            public sealed record One : IKind;
            public sealed class Two : Kind<int>;
            namespace Deep.Down
            {
                internal partial class Outer
                {
                    internal static partial class Kinds
                    {
                        [Discovered] internal static partial IReadOnlyList<IKind> All { get; }
                    }
                }
            }
            """));
        Assert.Equal(["One()", "Two()"], run.Made("Outer.Kinds.All.g.cs"));
        Assert.Empty(run.Errors);
    }

    [Theory]
    [InlineData("public class «Dog»<T> : Animal;", "nobody says what its type parameters are")]
    [InlineData("public class Pets { private class «Dog» : Animal; }", "it is not accessible outside the class that contains it")]
    [InlineData(
        "public class «Dog»(string name) : Animal { public string Name => name; }", "it has no accessible constructor without parameters")]
    public void A_class_that_cannot_be_made_is_an_error_where_it_stands(string marked, string reason)
    {
        string text = $"namespace Suite; {marked}";
        DiscoveryRun run = DiscoveryRun.Of(
            ("/suite/A.cs", List),
            ("/suite/B.cs", text.Replace("«", "", StringComparison.Ordinal).Replace("»", "", StringComparison.Ordinal)));
        Diagnostic error = Assert.Single(run.Reported);
        Assert.Equal("FIND0002", error.Id);
        Assert.Contains(reason, error.GetMessage(), StringComparison.Ordinal);
        Assert.Equal(text.IndexOf('«', StringComparison.Ordinal), error.Location.SourceSpan.Start);
        // The rest compiles, so that the one message is not lost among others.
        Assert.Empty(run.Errors);
    }

    [Fact]
    public void Two_classes_of_one_name_are_an_error_because_a_build_chooses_by_it()
    {
        DiscoveryRun run = DiscoveryRun.Of(("/suite/A.cs", List),
            ("/suite/B.cs", "namespace Suite { namespace One { class Dog : Animal; } namespace Two { class Dog : Animal; } }"));
        Diagnostic error = Assert.Single(run.Reported);
        Assert.Equal("FIND0003", error.Id);
        Assert.Contains("global::Suite.One.Dog, global::Suite.Two.Dog", error.GetMessage(), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("[JsonAot.Discovered] public static partial List<string> Wrong { get; }")]
    [InlineData("[JsonAot.Discovered] public static partial IReadOnlyList<string> Wrong { get; set; }")]
    [InlineData("[JsonAot.ChosenBy(\"Only\")] public static partial string Wrong(string type);")]
    [InlineData("[JsonAot.ChosenBy(\"Only\")] public static partial string? Wrong(int type);")]
    public void A_member_of_another_shape_is_left_to_the_compiler(string member)
    {
        DiscoveryRun run = DiscoveryRun.Of(
            ("/suite/A.cs", $"using System.Collections.Generic; public static partial class Holder {{ {member} }}"));
        Assert.NotEmpty(run.Errors);
        Assert.Empty(run.Result.GeneratedSources);
    }
}
