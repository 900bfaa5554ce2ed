namespace JsonAot.Tests.ListGenerator;

/// <summary>A contender says from which package it is, and a library that is left out keeps its row with the reason.</summary>
public class LibraryListTests
{
    private static readonly (string Path, string Text) List = ("/suite/Contenders.cs", """
        using System.Collections.Generic; using JsonAot;
        public static partial class Lists
        {
            [Discovered(Absent = typeof(AbsentContender))] public static partial IReadOnlyList<Contender> Contenders { get; }
            [Discovered] public static partial IReadOnlyList<Contender> Bare { get; }
        }
        """);

    [Fact]
    public void Packages_and_absences_come_from_the_libraries_own_descriptions()
    {
        DiscoveryRun run = DiscoveryRun.Of(
            [List, Contender("Fast"), Contender("Fed"), Contender("Own"), Contender("Plain")],
            [],
            Library("Fast", "Package=\"Fast.Json\"", ""),
            // A person built these two.
            Library("Fed", "Package=\"Fed.Json\"", "", isFromFeed: true),
            Library("Own", "Package=\"Own.Json\" BuiltFrom=\"tag v1\"", "", isFromFeed: true),
            Library("Plain", "", ""),
            Library("Jit", "Package=\"Jit.Json\" NotNative=\"it says &quot;no&quot;; always\"", "NotNative"),
            Library("Slow", "Package=\"Slow.Json\"", "NotChosen"),
            Library("Bare", "", "NotChosen"));
        Assert.Equal(
            [
                "FastContender() { Package = \"Fast.Json 1.2.3\" }",
                "FedContender() { Package = \"Fed.Json 1.2.3\" }",
                "OwnContender() { Package = \"Own.Json 1.2.3\", Source = \"tag v1\" }",
                "PlainContender()",
                "JsonAot.AbsentContender(\"Jit.Json\", \"it says \\\"no\\\"; always\") { Package = \"Jit.Json 1.2.3\" }",
                "JsonAot.AbsentContender(\"Slow.Json\", \"not in this build: opt in with -p:Libraries=Slow or -p:Libraries=all\")"
                    + " { Package = \"Slow.Json 1.2.3\" }",
                "JsonAot.AbsentContender(\"Bare\", \"not in this build: opt in with -p:Libraries=Bare or -p:Libraries=all\")",
            ],
            run.Made("Lists.Contenders.g.cs"));
        Assert.Equal(["FastContender()", "FedContender()", "OwnContender()", "PlainContender()"], run.Made("Lists.Bare.g.cs"));
        Assert.Empty(run.Errors);
    }

    private static (string Path, string Text) Contender(string library) => ($"/suite/{library}/{library}Contender.cs", $$"""
        public sealed class {{library}}Contender : JsonAot.Contender
        {
            public override string Name => ""; public override string Description => "";
            public override JsonAot.Offer<T> Offer<T>(JsonAot.Payload<T> payload) => new JsonAot.Unavailable("");
        }
        """);

    private static LibraryFile Library(string name, string attributes, string leftOut, bool isFromFeed = false) =>
        new($"/suite/{name}", $"""
        <Project><ItemGroup>
          <PackageVersion Include="{name}.Json" Version="1.2.3" />
          <JsonLibrary Include="{name}" {attributes} />
        </ItemGroup></Project>
        """, leftOut, isFromFeed);
}
