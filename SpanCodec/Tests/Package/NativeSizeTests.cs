using System.Text;
using Xunit;

namespace SpanCodecs.Tests.Package;

/// <summary>
/// Weighs what ten codecs add to a native minimal API that has System.Text.Json's context for the same types. The
/// number stands here: whoever changes it by more than a little, in either direction, writes down the new one.
/// </summary>
[Collection("Publishing")]
public class NativeSizeTests
{
    private const int Measured = 269;
    private const int Little = 6;

    [Fact]
    public void Ten_codecs_add_a_known_number_of_kilobytes()
    {
        Thorough.Require();
        var packed = new PackedSample("native-size");
        Assert.Equal(0, PackedSample.Pack("Runtime").ExitCode);
        long added = (Size(packed, "with", true) - Size(packed, "without", false)) / 1024;
        TestContext.Current.TestOutputHelper?.WriteLine($"{added} KB for ten codecs");
        Assert.True(Math.Abs(added - Measured) <= Little, $"{added} KB are added, and {Measured} were: write the new number down.");
    }

    private static long Size(PackedSample packed, string name, bool hasCodecs)
    {
        string folder = Path.Combine(packed.Folder, "..", name);
        Directory.CreateDirectory(folder);
        File.WriteAllText(Path.Combine(folder, "Program.cs"), Source(hasCodecs));
        File.WriteAllText(Path.Combine(folder, "Shop.csproj"), $"""
            <Project Sdk="Microsoft.NET.Sdk.Web">
            <PropertyGroup>
            <TargetFramework>{Repository.Framework}</TargetFramework><ImplicitUsings>enable</ImplicitUsings><Nullable>enable</Nullable>
            <PublishAot>true</PublishAot><InvariantGlobalization>true</InvariantGlobalization>
            </PropertyGroup>
            <ItemGroup><PackageReference Include="SpanCodec" Version="{PackedSample.Version}" /></ItemGroup>
            </Project>
            """);
        ProgramRun publish = Repository.RunIn(
            folder,
            "dotnet",
            ["publish", "-c", "Release", "-warnaserror", "-r", Repository.RuntimeIdentifier, "-o", "out", .. packed.Switches]);
        Assert.True(publish.ExitCode == 0, publish.ToString());
        return new FileInfo(Path.Combine(folder, "out", "Shop" + Repository.ExecutableSuffix)).Length;
    }

    private const string Codecs =
        "[SpanCodecsOf(typeof(AppJsonContext), Defaults = JsonSerializerDefaults.Web)] internal static partial class AppCodecs;";

    /// <summary>Ten types as applications have them: numbers, texts, a time, an enum, and lists of the one before.</summary>
    private static string Source(bool hasCodecs)
    {
        var types = new StringBuilder();
        var context = new StringBuilder();
        var endpoints = new StringBuilder();
        for (int i = 0; i < 10; i++)
        {
            string inner = i == 0 ? "" : $", List<Part{i - 1}> Parts";
            types.AppendLine($"public enum Kind{i} {{ Small, Large }}");
            types.AppendLine($"public record Part{i}(");
            types.AppendLine($"    int Id, string Name, decimal Price, DateTime At, bool IsGood, double? Weight, Kind{i} Kind{inner});");
            context.AppendLine($"[JsonSerializable(typeof(Part{i}))]");
            endpoints.AppendLine($"app.MapPost(\"/{i}\", (Part{i} part) => part with {{ Id = part.Id + 1 }});");
        }

        return $$"""
            using System.Text.Json;
            using System.Text.Json.Serialization;
            using SpanCodecs;
            WebApplicationBuilder builder = WebApplication.CreateSlimBuilder(args);
            builder.Services.ConfigureHttpJsonOptions(options =>
            {
                options.SerializerOptions.TypeInfoResolverChain.Insert(0, AppJsonContext.Default);
                {{(hasCodecs ? "options.SerializerOptions.TypeInfoResolverChain.Insert(0, AppCodecs.Resolver);" : "")}}
            });
            WebApplication app = builder.Build();
            {{endpoints}}
            app.Run();
            {{types}}
            {{context}} internal sealed partial class AppJsonContext : JsonSerializerContext;
            {{(hasCodecs ? Codecs : "")}}
            """;
    }
}
