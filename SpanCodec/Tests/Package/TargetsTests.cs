using System.Text.Json;
using Xunit;

namespace SpanCodecs.Tests.Package;

/// <summary>Changes that the package's targets make in a project.</summary>
public class TargetsTests
{
    /// <summary>
    /// Private members with System.Text.Json's attributes would be lost without a word, as a reference assembly has none. Assemblies
    /// without these attributes stay reference assemblies: otherwise each edit of one would have all projects behind it compiled again.
    /// </summary>
    [Fact]
    public void Only_projects_with_attributes_on_what_may_be_private_are_seen_whole()
    {
        string root = Path.Combine(Repository.Artifacts, "references");
        if (Directory.Exists(root))
            Directory.Delete(root, recursive: true);
        Write("Plain", "public class Plain { public int X { get; set; } }", "");
        Write("Including", "public class Including { [System.Text.Json.Serialization.JsonInclude] private int X { get; set; } }", "");
        Write("User", "public class User : Plain;", $"""
            <ItemGroup>
              <ProjectReference Include="../Plain/Plain.csproj" />
              <ProjectReference Include="../Including/Including.csproj" />
            </ItemGroup>
            <Import Project="{Path.Combine(Repository.Root, "Runtime", "buildTransitive", "SpanCodec.targets")}" />
            """);
        ProgramRun run = Repository.RunIn(
            Path.Combine(root, "User"), "dotnet", "msbuild", "-restore", "-t:Build", "-nologo",
            "-getItem:ReferencePathWithRefAssemblies", "-getItem:EditorConfigFiles");
        Assert.True(run.ExitCode == 0, run.ToString());
        string[] references = Items("ReferencePathWithRefAssemblies");
        Assert.EndsWith(
            "/ref/Plain.dll", references.Single(path => path.EndsWith("/Plain.dll", StringComparison.Ordinal)), StringComparison.Ordinal);
        string including = references.Single(path => path.EndsWith("/Including.dll", StringComparison.Ordinal));
        Assert.DoesNotContain("/ref/", including, StringComparison.Ordinal);
        // Severities that the package states: Adoption/SeverityTests.cs has what comes of them.
        Assert.Single(Items("EditorConfigFiles"), path => path.EndsWith("/SpanCodec.globalconfig", StringComparison.Ordinal));

        string[] Items(string name) =>
        [
            .. JsonDocument.Parse(run.Output).RootElement.GetProperty("Items").GetProperty(name).EnumerateArray()
                .Select(item => item.GetProperty("FullPath").GetString()!.Replace('\\', '/')),
        ];

        void Write(string name, string source, string more)
        {
            Directory.CreateDirectory(Path.Combine(root, name));
            foreach (string file in (string[])["Directory.Build.props", "Directory.Build.targets", "Directory.Packages.props"])
                File.WriteAllText(Path.Combine(root, file), "<Project />");
            File.WriteAllText(Path.Combine(root, name, "Types.cs"), source);
            File.WriteAllText(Path.Combine(root, name, name + ".csproj"), $"""
                <Project Sdk="Microsoft.NET.Sdk">
                <PropertyGroup><TargetFramework>{Repository.Framework}</TargetFramework></PropertyGroup>
                {more}
                </Project>
                """);
        }
    }
}
