using Microsoft.CodeAnalysis;
using Xunit;

namespace JsonAot.Tests.ListGenerator;

/// <summary>An edit that changes no list writes nothing anew: an editor runs the generator at each key.</summary>
public class CachingTests
{
    private const string Dog = "namespace Suite; public sealed class Dog : Animal { public int Legs => 4; }";

    private static readonly DiscoveryRun Before = DiscoveryRun.Of(
        [
            ("/suite/A.cs", """
                using System.Collections.Generic; using JsonAot;
                namespace Suite;
                public abstract class Animal;
                public static partial class Zoo
                {
                    [Discovered] public static partial IReadOnlyList<Animal> Animals { get; }
                    [ChosenBy("OnlyPayload")] internal static partial IPayload? Payload(string type);
                }
                """),
            ("/suite/Dog.cs", Dog),
        ],
        [],
        new LibraryFile("/suite/Fast", "<Project/>", ""));

    [Fact]
    public void A_file_more_without_a_class_of_the_kind_writes_nothing_anew() =>
        AssertNothingIsNew(Before.With("/suite/Stone.cs", "namespace Suite; public class Stone : System.ICloneable { public object Clone() => this; }"), "Lists", "Choices");

    [Fact]
    public void An_edit_inside_a_found_class_writes_nothing_anew() =>
        AssertNothingIsNew(Before.WithChanged("/suite/Dog.cs", Dog.Replace("4", "3 + 1", StringComparison.Ordinal)), "Classes", "Lists", "Choices");

    [Fact]
    public void A_class_more_writes_its_list_anew_and_nothing_else()
    {
        DiscoveryRun after = Before.With("/suite/Cat.cs", "namespace Suite; public sealed class Cat : Animal;");
        Assert.Equal(["Suite.Cat()", "Suite.Dog()"], after.Made("Zoo.Animals.g.cs"));
        Assert.Equal(IncrementalStepRunReason.Modified, Assert.Single(Reasons(after, "Lists")));
        AssertNothingIsNew(after, "Choices");
    }

    private static void AssertNothingIsNew(DiscoveryRun after, params string[] steps)
    {
        foreach (string step in steps)
            Assert.All(Reasons(after, step), reason => Assert.True(reason is IncrementalStepRunReason.Cached or IncrementalStepRunReason.Unchanged, $"{step}: {reason}"));
    }

    private static IncrementalStepRunReason[] Reasons(DiscoveryRun run, string step) =>
        [.. run.Result.TrackedSteps[step].SelectMany(one => one.Outputs).Select(output => output.Reason)];
}
