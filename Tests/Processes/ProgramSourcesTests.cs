using Xunit;

namespace JsonAot.Tests.Processes;

/// <summary>What a program is built from, as MSBuild says.</summary>
public sealed class ProgramSourcesTests : IDisposable
{
    private readonly string _folder = Directory.CreateTempSubdirectory("jsonaot-sources-").FullName;
    private int _asked;

    public void Dispose() => Directory.Delete(_folder, recursive: true);

    private ProgramSources OfThisCheckout => new(Repository.Root, Path.Combine(_folder, "sources.json"))
    {
        CallDotnet = (arguments, limit) =>
        {
            _asked++;
            return Dotnet.RunAsync(arguments, limit);
        },
    };

    private string[] SourcesOf(string project, params string[] switches) =>
    [
        .. OfThisCheckout.Of(Path.Combine(Repository.Root, project), switches).Select(file => Path.GetRelativePath(Repository.Root, file).Replace('\\', '/')),
    ];

    [Fact]
    public void A_program_is_built_from_its_projects_and_eng_and_from_nothing_else()
    {
        string[] sources = SourcesOf("Probe/Start/Start.csproj");
        foreach (string part in (string[])["Probe/Start/Program.cs", "Shared/InBox.cs", "Libraries/Libraries.csproj", "SpanCodec/Runtime/SpanCodec.cs",
            "SpanCodec/Generator/SpanCodecGenerator.cs", "eng/Framework.props", "Directory.Packages.props", "global.json"])
            Assert.Contains(part, sources);
        Assert.DoesNotContain(sources, path => path.StartsWith("Lab/", StringComparison.Ordinal) || path.StartsWith("Processes/", StringComparison.Ordinal)
            || path.Contains("/obj/", StringComparison.Ordinal));
        Assert.Equal(sources, SourcesOf("Probe/Start/Start.csproj"));
        Assert.Equal(1, _asked);
    }

    [Fact]
    public void A_property_may_add_files_of_another_folder()
    {
        Assert.DoesNotContain("Probe/Start/Handshake.cs", SourcesOf("Probe/Floor/Floor.csproj"));
        Assert.Contains("Probe/Start/Handshake.cs", SourcesOf("Probe/Floor/Floor.csproj", "-p:Handshake=true"));
    }

    [Fact]
    public void A_new_file_is_seen_without_asking_and_a_changed_project_is_asked_again()
    {
        string project = Path.Combine(_folder, "One", "One.csproj");
        Directory.CreateDirectory(Path.GetDirectoryName(project)!);
        Directory.CreateDirectory(Path.Combine(_folder, "eng"));
        File.WriteAllText(project, "<Project />");
        ProgramSources Made() => new(_folder, Path.Combine(_folder, "artifacts", "sources.json"))
        {
            CallDotnet = (_, _) =>
            {
                _asked++;
                string answer = $$"""{ "TargetResults": { "JsonAotSources": { "Items": [ { "Identity": "{{project.Replace('\\', '/')}}" } ] } } }""";
                return Task.FromResult(new ChildRun(ChildEnd.Exited, 0, null, answer, "", TimeSpan.Zero));
            },
        };
        Assert.Equal([project], Made().Of(project, []));
        string added = Path.Combine(_folder, "One", "Added.cs");
        File.WriteAllText(added, "");
        Assert.Equal([added, project], Made().Of(project, []));
        Assert.Equal(1, _asked);

        File.WriteAllText(project, "<Project></Project>");
        Made().Of(project, []);
        Assert.Equal(2, _asked);
        Made().Of(project, ["-p:Other=1"]);
        Assert.Equal(3, _asked);
        Made().Of(project, []);
        Assert.Equal(3, _asked);
    }

    [Fact]
    public void A_project_that_MSBuild_cannot_read_is_named_with_its_words()
    {
        Directory.CreateDirectory(Path.Combine(_folder, "eng"));
        string project = Path.Combine(_folder, "Broken.csproj");
        File.WriteAllText(project, "<Project>");
        var problem = Assert.Throws<ProcessException>(() => new ProgramSources(_folder, Path.Combine(_folder, "sources.json")).Of(project, []));
        Assert.StartsWith("MSBuild does not say what Broken.csproj is built from: ", problem.Message, StringComparison.Ordinal);
        Assert.Contains("MSB4025", problem.Message, StringComparison.Ordinal);
    }
}
