using JsonAot.Lab.YourType;
using JsonAot.Lab.YourType.Emission;
using JsonAot.Lab.YourType.Finding;
using JsonAot.Tests.Lab;

namespace JsonAot.Tests.YourType;

/// <summary>Finds which of somebody's files are compiled into the programs, and as what.</summary>
public sealed class FilesTests : TestsInFolder
{
    private UserCode Load(params (string Name, string Code)[] files)
    {
        foreach ((string name, string code) in files)
            File.WriteAllText(_folder[name], code);
        return UserCode.Load([_folder.Path]);
    }

    private static IEnumerable<string?> NamesOf(UserCode code) => code.Files.Select(Path.GetFileName);

    /// <summary>Constants as MSBuild writes them: with any of three marks between them, and with those that every build has.</summary>
    [Fact]
    public void The_symbols_of_a_project_are_those_that_not_every_build_has() =>
        Assert.Equal(["A", "B", "C", "DEBUG"], BuildSymbols.Own("A; B ,,C DEBUG;TRACE;NET;9x"));

    [Fact]
    public void Global_usings_come_along()
    {
        UserCode code = Load(
            ("Usings.cs", "global using Shop.Common; global using Id = System.Guid;"),
            ("Money.cs", "namespace Shop.Common; public class Money { public decimal Amount { get; set; } }"),
            ("Order.cs", "namespace Shop; public class Order { public Id Id { get; set; } public Money? Total { get; set; } }"),
            ("Other.cs", "namespace Shop; public class Other { public Missing? X { get; set; } }"));

        UserCode needed = code.FilesFor(code.Bind("Order")!, null).EnsureCompiles();

        Assert.Equal(["Money.cs", "Order.cs", "Usings.cs"], NamesOf(needed));
    }

    /// <summary>The build would not find one that is used, and of which no type is needed.</summary>
    [Fact]
    public void All_namespaces_are_declared()
    {
        UserCode code = Load(
            ("Usings.cs", "global using Shop.Common; global using System.Text.Json;"),
            ("Money.cs", "namespace Shop.Common; public class Money { public decimal Amount { get; set; } }"),
            ("Parts.cs", "namespace Shop.Parts; public class Part;"),
            ("Order.cs", "using Shop.Parts; namespace Shop; public class Order { public int Id { get; set; } }"));

        UserCode needed = code.FilesFor(code.Bind("Order")!, null).EnsureCompiles();

        Assert.Equal(["Order.cs", "Usings.cs"], NamesOf(needed));
        Assert.Equal(["Shop", "Shop.Common", "Shop.Parts"], needed.Namespaces);
        new PayloadProject([], [], "") { Namespaces = needed.Namespaces }.WriteTo(_folder["source"]);
        Assert.Contains(
            "namespace Shop.Common { }\nnamespace Shop.Parts { }\n",
            File.ReadAllText(Path.Combine(_folder["source"], "TriedPayloads.cs")),
            StringComparison.Ordinal);
    }

    [Fact]
    public void Usings_of_the_project_hold_in_its_files()
    {
        File.WriteAllText(_folder["Money.cs"], "namespace Shop.Common; public class Money { public decimal Amount { get; set; } }");
        File.WriteAllText(_folder["Order.cs"], "public class Order { public Id Id { get; set; } }");

        UserCode code = UserCode.Load(
            [_folder.Path], usings: ["global using Shop.Common;", "global using Id = System.Guid;", "global using Missing;"]);
        UserCode needed = code.FilesFor(code.Bind("Order")!, null).EnsureCompiles();

        Assert.Equal(["Order.cs"], NamesOf(needed));
        Assert.Equal(["Shop.Common"], needed.Namespaces);
    }

    /// <summary>A project may do without those that the SDK adds. The build has the same ones, and adds none either.</summary>
    [Fact]
    public void What_a_project_does_not_use_its_files_do_not_know()
    {
        string file = _folder["Order.cs"];
        File.WriteAllText(file, "public class Order { public List<int>? X { get; set; } }");

        UserCode code = UserCode.Load([file], usings: ["global using global::System.Text;"]);
        PayloadProject project = new([], [], "") { Usings = code.Usings };
        project.WriteTo(_folder["source"]);

        Assert.Contains("CS0246", Assert.Throws<UnusableException>(code.EnsureCompiles).Message, StringComparison.Ordinal);
        Assert.Contains("global using global::System.Collections.Generic;", UserCode.Load([file]).EnsureCompiles().Usings);
        Assert.StartsWith(
            "// Made by the verb try.\nglobal using global::System.Text;\n",
            File.ReadAllText(Path.Combine(_folder["source"], "TriedPayloads.cs")),
            StringComparison.Ordinal);
        Assert.Contains("<ImplicitUsings>disable</ImplicitUsings>", project.Project(), StringComparison.Ordinal);
    }

    /// <summary>Types that its attribute names, such as a converter, are compiled with it.</summary>
    [Fact]
    public void The_file_of_a_context_within_another_class_comes_along()
    {
        UserCode code = Load(
            ("Order.cs", "public class Order { public int Id { get; set; } }"),
            ("Program.cs",
                """
                using System.Text.Json.Serialization;
                public partial class Program
                {
                    [JsonSerializable(typeof(Order))] internal partial class Json : JsonSerializerContext;
                }
                """));

        FoundType found = TypeFinder.Find(code, Subjects.Sample("""{"Id":1}"""), null);

        Assert.Equal(["Order.cs", "Program.cs"], NamesOf(code.FilesFor(found.Root.Type, found.Options?.Context)));
    }

    [Theory]
    [InlineData("NET8_0_OR_GREATER", true)]
    [InlineData("NET10_0", true)]
    [InlineData("RELEASE && TRACE && !DEBUG", true)]
    [InlineData("WITH_NOTE", false)]
    public void What_is_conditional_is_as_in_the_build(string condition, bool expected)
    {
        UserCode code = Load(("Order.cs", $"public class Order {{\n#if {condition}\npublic int Id {{ get; set; }}\n#endif\n}}"));

        Assert.Equal(expected, code.Bind("Order")!.GetMembers("Id").Any());
    }

    [Fact]
    public void A_symbol_of_the_project_holds_in_its_files_and_in_statements()
    {
        File.WriteAllText(
            _folder["Order.cs"],
            """
            #if WITH_NOTE
            System.Console.WriteLine();
            #endif
            public class Order
            {
            #if WITH_NOTE
                public int Id;
            #endif
            }
            """);

        UserCode code = UserCode.Load([_folder.Path], symbols: ["WITH_NOTE"]);

        Assert.NotEmpty(code.EnsureCompiles().Bind("Order")!.GetMembers("Id"));
        Assert.DoesNotContain("Console", Assert.Single(code.Programs.Values).Types, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("public class File { public int X { get; set; } }", "File has no namespace, and hides System.IO.File in the programs")]
    [InlineData("class Task;", "hides System.Threading.Tasks.Task in")]
    [InlineData("namespace Shop; class Task;", null)]
    [InlineData("class Order { class Task; }", null)]
    [InlineData("class Task<TOne, TTwo>;", null)]
    public void A_type_that_hides_the_frameworks_in_the_programs_is_refused(string code, string? expected)
    {
        UserCode loaded = Load(("Types.cs", code));

        if (expected is null)
            loaded.EnsureCompiles();
        else
            Assert.Contains(expected, Assert.Throws<UnusableException>(loaded.EnsureCompiles).Message, StringComparison.Ordinal);
    }
}
