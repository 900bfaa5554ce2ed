using JsonAot.Tests.Lab;

namespace JsonAot.Tests.YourType;

/// <summary>
/// Answers of the verb to things that it cannot use, before anything is built: in this process, which has its compiler warm.
/// </summary>
[Collection("Try")]
public sealed class TryVerbTests : TestsInFolder
{
    /// <summary>
    /// Words with a dot are files of the folder, which is not this process's; what is said of them names them as they were given.
    /// </summary>
    private ProgramRun Try(params string[] arguments)
    {
        ProgramRun run = LabCommand.Run(
            ["try", .. arguments.Select(argument => argument.Contains('.', StringComparison.Ordinal) ? _folder[argument] : argument)]);
        return run with { Errors = run.Errors.Replace(_folder.Path + Path.DirectorySeparatorChar, "", StringComparison.Ordinal) };
    }

    private ProgramRun Refused(string expected, params string[] arguments)
    {
        ProgramRun run = Try(arguments);
        Assert.True(run.ExitCode == 2, run.ToString());
        Assert.Contains(expected, run.Errors, StringComparison.Ordinal);
        return run;
    }

    private void Put(string name, string text) => File.WriteAllText(_folder[name], text);

    [Theory]
    [InlineData("", "is empty")]
    [InlineData(" \n", "is empty")]
    [InlineData("{\"a\": 1", "sample.json is not JSON: column 8")]
    [InlineData("{\"a\": 1,\n \"b\": }", "line 2, column 7")]
    [InlineData("{\"a\": 1, \"b\": {\"c\": 1, \"c\": 2}}", "the name 'c' twice")]
    [InlineData("42", "single value")]
    public void A_bad_sample_ends_with_one_sentence(string sample, string expected)
    {
        Put("sample.json", sample);
        Assert.Single(Refused(expected, "sample.json").Errors.Trim().Split('\n'));
    }

    [Fact]
    public void A_sample_of_200_MB_is_refused_at_once()
    {
        using (FileStream file = File.Create(_folder["sample.json"]))
            file.SetLength(200_000_000);
        Refused("more than 32 MiB", "sample.json");
    }

    [Theory]
    [InlineData("public class Order { public int Id { get; set } }", "Order.cs(1,47): error CS8180")]
    [InlineData("public interface Order { int Id { get; } }", "Order is an interface")]
    [InlineData("public abstract class Order { public int Id { get; set; } }", "Order is abstract")]
    [InlineData("public static class Order { public static int Id { get; set; } }", "Order is static")]
    [InlineData("file class Order { public int Id { get; set; } }", "Order is of its file alone")]
    [InlineData("public class Order<T> { public T? Id { get; set; } }", "close it, as in --type \"Page<Order>\"")]
    [InlineData("public class Order { public int Total { get; set; } }", "Order does not have $.id")]
    public void A_type_that_cannot_be_used_ends_with_one_sentence(string code, string expected)
    {
        Put("sample.json", """{"id": 1, "name": "x"}""");
        Put("Order.cs", code);
        Refused(expected, "Order.cs", "sample.json");
    }

    /// <summary>The build would say the same after half a minute.</summary>
    [Fact]
    public void What_the_type_has_no_place_for_is_told_at_once()
    {
        Put("sample.json", """{"id":1,"total":1.5,"note":null,"lines":[{"sku":"a","tax":1},{"sku":"b","tax":2},{"sku":{}}]}""");
        Put(
            "Order.cs",
            """
            public class Order { public int Id { get; set; } public Line[]? Lines { get; set; } }
            public class Line { public string? Sku { get; set; } }
            """);

        ProgramRun run = Refused(
            "Order does not keep all of sample.json, and figures of a part of it would mislead:", "Order.cs", "sample.json");

        Assert.Equal(
            [
                "  $.total is not on the type: add a member for it, or give the one that is meant [JsonPropertyName(\"total\")]",
                "  $.lines[0].tax is not on the type: add a member for it, or give the one that is meant [JsonPropertyName(\"tax\")]"
                    + " (and at 1 more places like it)",
                "  $.lines[2].sku is {}, which no string is read from: give the member a type that keeps it",
            ],
            run.Errors.Split('\n').Where(line => line.StartsWith("  $", StringComparison.Ordinal)));
    }

    /// <summary>
    /// Newtonsoft.Json reads names in any case. Whoever comes from it is told all of them at once, before anything is built.
    /// </summary>
    [Theory]
    [InlineData("""{"orderid": 1}""", "Order has", "Order.OrderId [JsonPropertyName(\"orderid\")]")]
    [InlineData("""{"orderId": 1, "LINES": [{"Sku": "a"}, {"SKU": "b"}, {"Sku": "c"}], "note": null}""", "Order has in camelCase",
        "Order.Lines [JsonPropertyName(\"LINES\")]", "Line.Sku [JsonPropertyName(\"Sku\")]", "Line.Sku [JsonPropertyName(\"SKU\")]")]
    public void Names_in_another_case_are_refused_with_what_to_do(string sample, string than, params string[] expected)
    {
        Put("sample.json", sample);
        Put("Order.cs",
            """
            public class Order
            {
                public int OrderId { get; set; }
                public Line[]? Lines { get; set; }
                public string? Note { get; set; }
            }
            public class Line { public string? Sku { get; set; } }
            """);

        ProgramRun run = Try("Order.cs", "sample.json");

        Assert.Equal(2, run.ExitCode);
        Assert.Equal(
            [
                $"sample.json has names in another case than {than}, and most serializers do not read those. "
                    + "Give the members its names, and try again:",
                .. expected.Select(line => $"  {line}"),
            ],
            run.Errors.TrimEnd().Split('\n'));
    }

    /// <summary>The suite's Newtonsoft.Json is there for files without a project.</summary>
    [Theory]
    [InlineData("[JsonProperty(\"id\", TypeNameHandling = TypeNameHandling.Auto)] public object Id { get; set; }",
        "Order.Id has TypeNameHandling: a document then says which class is made")]
    [InlineData("[JsonProperty(\"id\")] public int Id { get; set; }", "Order does not keep all of sample.json")]
    [InlineData("[JsonProperty(\"id\")] public int Id { get; set; } static object S = new JsonSerializerSettings { ContractResolver "
        + "= null };", "has the contract resolver null")]
    [InlineData("[JsonProperty(\"id\")] public int Id { get; set; }",
        "There is no file none.cs. Give the C# file that makes the settings", "--settings", "none.cs")]
    [InlineData("[JsonProperty(\"id\")] public int Id { get; set; }", "Order.cs has no new JsonSerializerSettings.", "--settings",
        "Order.cs")]
    public void A_type_of_Newtonsoft_is_read(string member, string expected, params string[] further)
    {
        Put("Order.cs", $"using Newtonsoft.Json; public class Order {{ {member} }}");
        Put("sample.json", """{"id":1,"name":"x"}""");
        Refused(expected, ["Order.cs", "sample.json", .. further]);
    }

    [Fact]
    public void What_changes_needs_a_type()
    {
        Put("sample.json", """{"id":1}""");
        Refused("--from newtonsoft needs the type too", "sample.json", "--from", "newtonsoft");
    }

    [Fact]
    public void A_project_that_does_not_restore_ends_with_one_sentence()
    {
        Put("Shop.csproj", """
            <Project Sdk="Microsoft.NET.Sdk">
              <PropertyGroup><TargetFramework>net10.0</TargetFramework></PropertyGroup>
              <ItemGroup><PackageReference Include="Newtonsoft.Json" Version="no-version" /></ItemGroup>
            </Project>
            """);
        Put("Order.cs", "public class Order { public int Id { get; set; } }");
        Put("sample.json", """{"Id": 1}""");
        string[] before = Made();

        ProgramRun run = Refused("The packages of the project cannot be restored: ", "--project", "Shop.csproj", "sample.json");

        Assert.Contains("Restore the project itself first, and try again.", run.Errors, StringComparison.Ordinal);
        Assert.Equal(before, Made());
    }

    /// <summary>References of the project are restored in a folder of their own, before the type is looked for.</summary>
    [Fact]
    public void A_project_whose_type_is_refused_leaves_nothing()
    {
        Thorough.Require();
        Put("Shop.csproj", """
            <Project Sdk="Microsoft.NET.Sdk">
              <PropertyGroup><TargetFramework>net10.0</TargetFramework></PropertyGroup>
              <ItemGroup><FrameworkReference Include="Microsoft.AspNetCore.App" /></ItemGroup>
            </Project>
            """);
        Put("Order.cs", "public class Order { public int Total { get; set; } }");
        Put("sample.json", """{"id": 1, "name": "x"}""");
        string[] before = Made();

        Refused("No type fits sample.json", "--project", "Shop.csproj", "sample.json");
        Assert.Equal(before, Made());
    }

    // TryMeasureTests makes such a folder too, and so takes turns with these tests.
    private static string[] Made() => Directory.Exists(Folder) ? [.. Directory.GetDirectories(Folder, "project-*").Order()] : [];

    private static string Folder => Path.Combine(Repository.Root, "artifacts", "try");

    [Fact]
    public void A_type_without_a_sample_is_told_what_is_missing()
    {
        Put("Order.cs", "public class Order { public int Id { get; set; } }");
        Refused("Give a sample document too", "Order.cs");
    }

    [Theory]
    [InlineData("--all needs the types too", "sample.json", "--all")]
    [InlineData("--type is one type, and --all takes every one", "Order.cs", "sample.json", "--all", "--type", "Order")]
    [InlineData("other.json fits Order and Draft alike", "Order.cs", "sample.json", "other.json", "--all")]
    [InlineData("Line does not keep all of third.json", "Order.cs", "sample.json", "third.json")]
    [InlineData("--lossy. With --all each sample is tried with its own type.", "Order.cs", "sample.json", "third.json")]
    public void All_types_are_asked_for_in_a_way_that_is_clear(string expected, params string[] arguments)
    {
        Put("Order.cs", "public class Order { public int Id { get; set; } } public class Draft { public int Id { get; set; } } "
            + "public class Line { public string? Sku { get; set; } }");
        Put("sample.json", """{"Sku": "x"}""");
        Put("other.json", """{"Id": 1}""");
        Put("third.json", """{"Id": 1, "Name": "x"}""");
        Refused(expected, arguments);
    }

    [Fact]
    public void An_address_is_told_what_to_do()
    {
        ProgramRun run = LabCommand.Run("try", "https://example.org/orders.json");

        Assert.Equal(2, run.ExitCode);
        Assert.Contains("nothing is loaded from the network", run.Errors, StringComparison.Ordinal);
        Assert.Contains("curl -sSL https://example.org/orders.json | ", run.Errors, StringComparison.Ordinal);
        Assert.EndsWith(" try -", run.Errors.TrimEnd(), StringComparison.Ordinal);
    }

    [Fact]
    public void The_address_of_a_type_is_one_too()
    {
        Put("sample.json", """{"id": 1}""");
        ProgramRun run = LabCommand.Run("try", "https://example.org/Order.cs", _folder["sample.json"]);

        Assert.Equal(2, run.ExitCode);
        Assert.Contains("https://example.org/Order.cs is an address", run.Errors, StringComparison.Ordinal);
        Assert.Contains("Save it as a file first", run.Errors, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("An argument is empty", "")]
    [InlineData("An argument is empty", "sample.json", "--type", "")]
    [InlineData("--mode is no option of try", "sample.json", "--mode", "jit")]
    [InlineData("--bogus is no option of try", "sample.json", "--bogus")]
    [InlineData("-x is no option of try", "-x", "sample.json")]
    [InlineData("Missing.csproj is not one project. Give the path of a .csproj file.", "Missing.csproj", "sample.json")]
    [InlineData("First.csproj and Second.csproj are more than one project", "First.csproj", "sample.json", "--project", "Second.csproj")]
    [InlineData("only.folder is a folder with documents and without C# files", "only.folder")]
    public void Words_that_are_nothing_are_told_so(string expected, params string[] arguments)
    {
        Put("sample.json", """{"id": 1}""");
        Directory.CreateDirectory(_folder["only.folder"]);
        Put(Path.Combine("only.folder", "sample.json"), "{}");
        Refused(expected, arguments);
    }

    [Fact]
    public void Files_that_are_not_there_are_named() =>
        Assert.Contains("There is no file nothing.json", Try("nothing.json").Errors, StringComparison.Ordinal);
}
