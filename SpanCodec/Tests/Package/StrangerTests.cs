using Xunit;

namespace SpanCodecs.Tests.Package;

/// <summary>
/// Projects of people who know the package and nothing else, restored from a feed into an empty folder of packages: each builds without a
/// warning, and those that are programs say what they should. (A console,
/// a web application and both natively: PackageTests, WebPackageTests.)
/// </summary>
[Collection("Publishing")]
public class StrangerTests(StrangerTests.Packed packed) : IClassFixture<StrangerTests.Packed>
{
    private const string Codecs =
        """
        [SpanCodecs.SpanCodec(typeof(Order))] public static partial class Codecs { }
        public class Order { public int Id { get; set; } }
        """;
    private const string Says =
        "System.Console.WriteLine(Codecs.Order.SerializeToString(new Order { Id = Codecs.Order.Deserialize(\"{\\\"Id\\\":7}\").Id }));";
    private const string Main = "public static class Program { public static void Main() { " + Says + " } }";

    public static TheoryData<string, string, string, string> Programs => new()
    {
        {
            "trimmed",
            "",
            "<PublishTrimmed>true</PublishTrimmed><SelfContained>true</SelfContained><InvariantGlobalization>true</InvariantGlobalization>",
            Main
        },
        { "old-language", "", "<LangVersion>12</LangVersion><Nullable>disable</Nullable><ImplicitUsings>disable</ImplicitUsings>", Main },
        { "signed", "", "<SignAssembly>true</SignAssembly><AssemblyOriginatorKeyFile>$(Key)</AssemblyOriginatorKeyFile>", Main },
        {
            "strict",
            "",
            "<AnalysisLevel>latest-all</AnalysisLevel><Nullable>enable</Nullable>"
                + "<GenerateDocumentationFile>true</GenerateDocumentationFile>"
                + "<NoWarn>$(NoWarn);CS1591;CA1515;CA1303;CA1052;CA1050;CA1062</NoWarn>",
            Main.Replace("\").Id", "\")!.Id", StringComparison.Ordinal)
        },
        {
            "controllers", ".Web", "<ImplicitUsings>enable</ImplicitUsings>", """
                using Microsoft.AspNetCore.Mvc;
                WebApplicationBuilder builder = WebApplication.CreateBuilder(args);
                builder.Services.AddControllers().AddJsonOptions(
                    options => options.JsonSerializerOptions.TypeInfoResolverChain.Insert(0, WebCodecs.Resolver));
                WebApplication app = builder.Build();
                app.MapControllers();
                Console.WriteLine(Codecs.Order.SerializeToString(new Order { Id = 7 }));
                [ApiController, Route("orders")] public sealed class Orders : ControllerBase { [HttpGet] public Order Get() => new(); }
                [SpanCodecs.SpanCodec(typeof(Order))]
                [SpanCodecs.SpanCodecOptions(System.Text.Json.JsonSerializerDefaults.Web)]
                static partial class WebCodecs { }
                """
        },
    };

    [Theory]
    [MemberData(nameof(Programs))]
    public void A_program(string name, string sdk, string properties, string source)
    {
        Thorough.Require();
        string folder = packed.Write(name, sdk, $"<OutputType>Exe</OutputType>{properties}", $"{source}\n{Codecs}");
        string[] command = name == "trimmed" ? ["publish", "-r", Repository.RuntimeIdentifier, "-o", "out"] : ["build", "-o", "out"];
        ProgramRun build = Repository.RunIn(
            folder, "dotnet", [command[0], "-c", "Release", "-warnaserror", .. command[1..], .. packed.Sample.Switches]);
        Assert.True(build.ExitCode == 0, build.ToString());
        Assert.DoesNotContain(": warning ", build.Output, StringComparison.Ordinal);
        ProgramRun run = Repository.Run(Path.Combine(folder, "out", name + Repository.ExecutableSuffix));
        Assert.Equal((0, """{"Id":7}"""), (run.ExitCode, run.Output.Trim()));
    }

    /// <summary>A library, and a program that refers to it. A private member there is an error and no silent loss.</summary>
    [Theory]
    [InlineData("", true)]
    [InlineData("[System.Text.Json.Serialization.JsonInclude] private int Secret { get; set; }", false)]
    public void Two_projects(string member, bool isBuilt)
    {
        Thorough.Require();
        string name = isBuilt ? "user" : "user-of-private";
        packed.Write(
            name + "-library", "", "<GenerateDocumentationFile>true</GenerateDocumentationFile><NoWarn>$(NoWarn);CS1591</NoWarn>", $$"""
            public class Line { public int Count { get; set; } {{member}} }
            {{Codecs}}
            """);
        string folder = packed.Write(
            name,
            "",
            "<OutputType>Exe</OutputType>",
            """
            System.Console.WriteLine(Mine.Line.SerializeToString(new Line { Count = 2 }) + Codecs.Order.SerializeToString(new Order()));
            [SpanCodecs.SpanCodec(typeof(Line))] static partial class Mine { }
            """,
            $"<ItemGroup><ProjectReference Include=\"../{name}-library/{name}-library.csproj\" /></ItemGroup>");
        ProgramRun run = Repository.RunIn(folder, "dotnet", ["run", "-c", "Release", .. packed.Sample.Switches]);
        if (isBuilt)
        {
            Assert.Equal((0, """{"Count":2}{"Id":0}"""), (run.ExitCode, run.Output.Trim()));
            return;
        }

        Assert.NotEqual(0, run.ExitCode);
        Assert.Contains("SPAN0002", run.Output, StringComparison.Ordinal);
        Assert.Contains("Secret", run.Output, StringComparison.Ordinal);
    }

    /// <summary>Codecs for what a program gives to JSON, by a command and without an editor.</summary>
    [Fact]
    public void Moved_from_reflection()
    {
        Thorough.Require();
        string folder = packed.Write("moved", "", "<OutputType>Exe</OutputType>", """
            System.Console.WriteLine(System.Text.Json.JsonSerializer.Serialize(new Order { Id = 7 }));
            public class Order { public int Id { get; set; } }
            """);
        ProgramRun restore = Repository.RunIn(folder, "dotnet", ["restore", .. packed.Sample.Switches]);
        Assert.True(restore.ExitCode == 0, restore.ToString());
        ProgramRun format = Repository.RunIn(
            folder, "dotnet", "format", "analyzers", "--no-restore", "--diagnostics", "SPAN0107", "--severity", "info");
        Assert.True(format.ExitCode == 0, format.ToString());
        string source = Path.Combine(folder, "Source.cs");
        Assert.Contains(
            "[SpanCodecs.SpanCodec(typeof(global::Order))]\ninternal static partial class AppCodecs;",
            File.ReadAllText(source),
            StringComparison.Ordinal);
        File.WriteAllText(
            source,
            File.ReadAllText(source).Replace(
                "System.Text.Json.JsonSerializer.Serialize", "AppCodecs.Order.SerializeToString", StringComparison.Ordinal));
        ProgramRun run = Repository.RunIn(folder, "dotnet", "run", "--no-restore");
        Assert.Equal((0, """{"Id":7}"""), (run.ExitCode, run.Output.Trim()));
    }

    public sealed class Packed
    {
        public Packed()
        {
            if (Thorough.IsAsked)
                Assert.Equal(0, PackedSample.Pack("Runtime").ExitCode);
        }

        internal PackedSample Sample { get; } = new("strangers");

        internal string Write(string name, string sdk, string properties, string source, string items = "")
        {
            string folder = Path.Combine(Sample.Folder, "..", name);
            Directory.CreateDirectory(folder);
            File.WriteAllText(Path.Combine(folder, "Source.cs"), source);
            File.WriteAllText(Path.Combine(folder, name + ".csproj"), $"""
                <Project Sdk="Microsoft.NET.Sdk{sdk}">
                <PropertyGroup>
                <TargetFramework>{Repository.Framework}</TargetFramework>
                <Key>{Path.Combine(Repository.Root, "SpanCodec.snk")}</Key>
                {properties}
                </PropertyGroup>
                <ItemGroup><PackageReference Include="SpanCodec" Version="{PackedSample.Version}" /></ItemGroup>
                {items}
                </Project>
                """);
            return folder;
        }
    }
}
