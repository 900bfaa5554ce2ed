using System.Text.Json;
using System.Xml.Linq;
using JsonAot.Lab.YourType;
using JsonAot.Lab.YourType.Finding;
using JsonAot.Tests.Lab;

namespace JsonAot.Tests.YourType;

/// <summary>Parts of somebody's project that the payload's takes over, from what MSBuild says of it.</summary>
public class UserProjectTests
{
    /// <summary>A project that is evaluated for none of them has no item that depends on one.</summary>
    [Theory]
    [InlineData("", null)]
    [InlineData("net8.0;net9.0;netstandard2.0", "net9.0")]
    [InlineData(" net48 ; netstandard2.0 ;", "net48")]
    [InlineData("netstandard2.0;net8.0-windows;net48", "net8.0-windows")]
    [InlineData("net8.0;SUITE;net99.0", "SUITE")]
    public void Of_several_frameworks_the_suites_is_taken_or_the_newest(string frameworks, string? expected)
    {
        string stated = frameworks.Replace("SUITE", Checkout.Framework, StringComparison.Ordinal);
        using var answer = JsonDocument.Parse("{\"Properties\":{\"TargetFrameworks\":\"" + stated + "\"}}");

        Assert.Equal(expected?.Replace("SUITE", Checkout.Framework, StringComparison.Ordinal), UserProject.FrameworkOf(answer));
    }

    [Fact]
    public void Projects_that_only_take_part_in_the_build_are_left_out()
    {
        using var answer = JsonDocument.Parse("""
            {
              "Items": {
                "ProjectReference": [
                  { "Identity": "a", "FullPath": "/a.csproj" },
                  { "Identity": "b", "FullPath": "/b.csproj", "OutputItemType": "Analyzer" },
                  { "Identity": "c", "FullPath": "/c.csproj", "ReferenceOutputAssembly": "False" },
                  { "Identity": "d", "FullPath": "/d.csproj", "ReferenceOutputAssembly": "true" }
                ]
              }
            }
            """);

        Assert.Equal(["/a.csproj", "/d.csproj"], UserProject.ProjectsOf(answer));
    }

    /// <summary>A program has those that the SDK adds, unless it says otherwise.</summary>
    [Theory]
    [InlineData("", true)]
    [InlineData("#:property ImplicitUsings=disable\n", false)]
    public void A_program_has_the_usings_of_every_project(string directive, bool expected)
    {
        using var folder = new TemporaryFolder();

        UserProject project = UserProject.Of(
            ProgramFile.Of($"#:property LangVersion=preview\n{directive}record Order(int Id);")!, folder["App.cs"], folder.Path);

        Assert.Equal(expected, project.Usings.Contains("global using global::System.Linq;"));
        Assert.DoesNotContain("ImplicitUsings", project.Parts, StringComparison.Ordinal);
    }

    [Fact]
    public void Of_a_package_that_is_listed_twice_the_last_version_counts()
    {
        XElement package = Assert.Single(Items("""
            "PackageReference":[{"Identity":"Newtonsoft.Json"}],
            "PackageVersion":[{"Identity":"newtonsoft.json","Version":"12.0.1"},{"Identity":"Newtonsoft.Json","Version":"13.0.4"}]
            """));
        Assert.Equal("Newtonsoft.Json", (string?)package.Attribute("Include"));
        Assert.Equal("13.0.4", (string?)package.Attribute("VersionOverride"));
    }

    private const string App = """
        #!/usr/bin/env dotnet
        #:property LangVersion=preview
        #:property PublishAot=false
        using System.Text.Json;

        var order = new Order(1);
        Console.WriteLine(Twice(order.Id));
        static int Twice(int value) => 2 * value;

        record Order(int Id);
        """;

    [Fact]
    public void Of_a_program_in_one_file_the_types_and_the_directives_are_left()
    {
        ProgramFile program = ProgramFile.Of(App)!;

        Assert.Equal([("property", "LangVersion=preview"), ("property", "PublishAot=false")], program.Directives);
        Assert.Equal(
            ["using System.Text.Json;", "record Order(int Id);"],
            program.Types.Split('\n').Select(line => line.Trim()).Where(line => line.Length > 0));
        Assert.Equal(
            App.Split('\n').ToList().IndexOf("record Order(int Id);"), program.Types.Split('\n').ToList().IndexOf("record Order(int Id);"));
        Assert.Null(ProgramFile.Of("record Order(int Id);"));
    }

    /// <summary>How a program is published is the suite's to choose, in each mode.</summary>
    [Fact]
    public void Properties_are_taken_over_but_for_those_that_each_mode_decides()
    {
        using var folder = new TemporaryFolder();

        UserProject project = UserProject.Of(ProgramFile.Of(App)!, folder["App.cs"], folder.Path);

        Assert.Equal("<PropertyGroup><LangVersion>preview</LangVersion></PropertyGroup>", project.Parts.Trim());
        Assert.Empty(project.References);
    }

    /// <summary>The files are compiled with them too. What every build has is not repeated.</summary>
    [Fact]
    public void Symbols_of_conditions_are_taken_over()
    {
        using var answer = JsonDocument.Parse("""{"Properties":{"DefineConstants":"TRACE;RELEASE;WITH_NOTE;NET10_0; OTHER"},"Items":{}}""");
        using var folder = new TemporaryFolder();
        ProgramFile program = ProgramFile.Of("#:property DefineConstants=$(DefineConstants);WITH_NOTE\nrecord Order(int Id);")!;

        UserProject project = UserProject.Of(program, folder["App.cs"], folder.Path);

        Assert.Equal(["WITH_NOTE", "OTHER"], UserProject.SymbolsOf(answer));
        Assert.Equal(["WITH_NOTE"], project.Symbols);
        Assert.Equal(
            "<PropertyGroup><DefineConstants>$(DefineConstants);WITH_NOTE</DefineConstants></PropertyGroup>", project.Parts.Trim());
    }

    [Fact]
    public void Usings_are_directives()
    {
        using var answer = JsonDocument.Parse("""
            {
              "Items": {
                "Using": [
                  { "Identity": "Shop.Common", "Alias": "", "Static": "" },
                  { "Identity": "System.Math", "Static": "True" },
                  { "Identity": "System.Guid", "Alias": "Id" },
                  { "Identity": "System.Collections.Generic.List<int?>", "Alias": "Numbers", "Static": "" }
                ]
              }
            }
            """);

        Assert.Equal(
            [
                "global using global::Shop.Common;", "global using static global::System.Math;", "global using Id = global::System.Guid;",
                "global using Numbers = global::System.Collections.Generic.List<int?>;",
            ],
            UserProject.UsingsOf(answer));
    }

    private static XElement[] Items(string items)
    {
        using var answer = JsonDocument.Parse("{\"Items\":{" + items + "}}");
        return [.. UserProject.ItemsOf(answer).Select(item => XElement.Parse(item))];
    }
}
