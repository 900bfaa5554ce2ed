using System.Text.RegularExpressions;
using JsonAot.Tests.Lab;

namespace JsonAot.Tests.Running;

/// <summary>Files that programs are built from: a change of one publishes them anew, and a change of anything else does not.</summary>
public sealed class ProgramSourcesTests : TestsInFolder
{
    [Fact]
    public void Rooms_that_are_in_no_program_do_not_count_and_all_others_do()
    {
        string[] sources =
            [.. ProgramSources.Below(Repository.Root).Select(file => Path.GetRelativePath(Repository.Root, file).Replace('\\', '/'))];
        string[] parts =
        [
            "Lab/MeasuredPrograms/Start/Program.cs",
            "Lab/MeasuredPrograms/Empty/empty.c",
            "Shared/InBox.cs",
            "Libraries/Libraries.csproj",
            "Libraries/GoogleProtobuf/Schemas/parts.proto",
            "SpanCodec/Runtime/SpanCodec.cs",
            "SpanCodec/Generator/SpanCodecGenerator.cs",
            "SpanCodec/SpanCodec.snk",
            "BenchTurns/Timed/TurnServer.cs",
            "BenchTurns/Runner/Stopping/Interrupt.cs",
            "Directory.Packages.props",
            "global.json",
        ];
        string[] others = ["Lab/Commands/", "Tests/", "SpanCodec/Tests/", "BenchTurns/Tests/"];

        Assert.Empty(parts.Except(sources));
        Assert.DoesNotContain("Lab/Lab.csproj", sources);
        Assert.DoesNotContain(sources, path => path.Contains("/obj/", StringComparison.Ordinal));
        Assert.DoesNotContain(sources, path => others.Any(other => path.StartsWith(other, StringComparison.Ordinal)));
    }

    [Fact]
    public void A_new_file_counts_in_any_folder_but_those_that_a_build_makes()
    {
        string one = Add("Unheard/One.cs");
        Assert.Equal([one], ProgramSources.Below(_folder.Path));
        Add("Unheard/obj/Made.cs");
        Add("Unheard/README.md");
        Add("Lab/Verb.cs");
        Add(".git/index");
        Assert.Equal([one], ProgramSources.Below(_folder.Path));
        Assert.Equal([one, Add("Unheard/Two.props")], ProgramSources.Below(_folder.Path));
    }

    /// <summary>Otherwise each command would publish anew what the one before has published, because that has left results.</summary>
    [Theory]
    [InlineData("mine/linux-x64/net10.0-jit/times.json")]
    [InlineData("Shared/mine/linux-x64/net10.0-jit/times.json")]
    [InlineData("page.html")]
    [InlineData("Shared/page.html")]
    [InlineData("note.txt")]
    public void Results_pages_and_notes_do_not_count(string path)
    {
        string one = Add("Shared/One.cs");
        Add(path);
        Assert.Equal([one], ProgramSources.Below(_folder.Path));
    }

    [Theory]
    [InlineData("<Item Include=\"Schemas/*.proto\" />", "Shared/Schemas/parts.proto")]
    [InlineData("<Item Include=\"Parts/$(Only).txt\" />", "Shared/Parts/One.txt")]
    [InlineData("<Key>$(MSBuildThisFileDirectory)own.snk</Key>", "Shared/own.snk")]
    [InlineData("<Item Include=\"a.h;b-c.h\" />", "Shared/b-c.h")]
    [InlineData("", "nuget.config")]
    [InlineData("", "NuGet.Config")]
    public void What_a_project_names_counts(string text, string path)
    {
        string project = Add("Shared/Shared.csproj", text), other = Add(path);
        Assert.Equal(new[] { project, other }.Order(StringComparer.Ordinal), ProgramSources.Below(_folder.Path));
    }

    [Fact]
    public void No_program_takes_anything_of_a_room_that_does_not_count()
    {
        const string Elsewhere = """
            (Include|Project)="[^"]*(\.\./|JsonAotRoot\))(Lab/(?!BenchmarkHost|MeasuredPrograms|Results|Running)|Tests/|docs/|results/)
            """;
        IEnumerable<string> builds = ProgramSources.Below(Repository.Root).Where(file => file.EndsWith("proj", StringComparison.Ordinal)
            || file.EndsWith(".props", StringComparison.Ordinal) || file.EndsWith(".targets", StringComparison.Ordinal));
        Assert.Empty(builds.Where(file => Regex.IsMatch(File.ReadAllText(file), Elsewhere))
            .Select(file => Path.GetRelativePath(Repository.Root, file)));
    }

    private string Add(string path, string text = "")
    {
        string full = _folder[path];
        Directory.CreateDirectory(Path.GetDirectoryName(full)!);
        File.WriteAllText(full, text);
        return full;
    }
}
