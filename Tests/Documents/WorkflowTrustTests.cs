using System.Text.RegularExpressions;
using YamlDotNet.RepresentationModel;

namespace JsonAot.Tests.Documents;

/// <summary>What a workflow is trusted with, and whom it trusts.</summary>
public partial class WorkflowTrustTests
{
    private const string ReadsSources = "contents: read";

    /// <summary>Every job that may do more than read the sources. A new line here is a decision.</summary>
    private static readonly Dictionary<string, string> MayMore = new()
    {
        ["codeql.yml/analyze"] = "actions: read, contents: read, security-events: write",
        ["compare.yml/compare"] = "contents: read, pull-requests: write",
        ["release.yml/attest"] = "attestations: write, id-token: write",
        ["release.yml/publish"] = "attestations: read, id-token: write",
        ["site.yml/publish"] = "id-token: write, pages: write",
    };

    private static readonly string[] Files = [.. WorkflowTests.Files().Select(row => row.Data)];

    private static YamlMappingNode Read(string file) => YamlFile.Read(".github", "workflows", file);

    private static string Text(string file) => File.ReadAllText(Path.Combine(Repository.Root, ".github", "workflows", file));

    private static IEnumerable<(string Name, YamlMappingNode Job)> Jobs =>
        from file in Files
        from job in Read(file).Map("jobs").Children
        select ($"{file}/{job.Key}", (YamlMappingNode)job.Value);

    private static YamlMappingNode Release(string job) => Read("release.yml").Map("jobs").Map(job);

    private static string[] Uses(YamlMappingNode job) => [.. job.List("steps").Select(step => step.Text("uses")).OfType<string>()];

    private static IEnumerable<string> Rights(YamlMappingNode job) =>
        job.Map("permissions").Children.Select(right => $"{right.Key}: {right.Value}").Order(StringComparer.Ordinal);

    private static bool Is(string action, string name) => action.StartsWith($"{name}@", StringComparison.Ordinal);

    private static bool HandsOn(YamlMappingNode step) => step.Text("uses") is { } action
        && (Is(action, "actions/upload-artifact") || Is(action, "actions/download-artifact"));

    [GeneratedRegex(
        @"^ *(?:- )?uses: (?<action>\S+?)(?:@(?<commit>[0-9a-f]{40}) # (?<version>v\d+\.\d+\.\d+))?\r?$", RegexOptions.Multiline)]
    private static partial Regex UsedAction { get; }

    /// <summary>A tag can be moved to other code, a commit cannot; the version beside it is for people and for Dependabot.</summary>
    [Fact]
    public void Every_action_is_pinned_by_its_commit_with_the_version_beside_it()
    {
        Match[] used = [.. Files.SelectMany(file => UsedAction.Matches(Text(file)))];
        Assert.Equal(Files.Sum(file => Regex.Count(Text(file), "uses:")), used.Length);
        Match[] ours = [.. used.Where(match => match.Groups["action"].Value.StartsWith("./", StringComparison.Ordinal))];
        Match[] others = [.. used.Except(ours)];
        Assert.All(others, match => Assert.True(match.Groups["commit"].Success, match.Value));
        Assert.All(
            others.GroupBy(match => string.Join('/', match.Groups["action"].Value.Split('/').Take(2))),
            one => Assert.Single(one.Select(match => $"{match.Groups["commit"]} {match.Groups["version"]}").Distinct()));
    }

    [Fact]
    public void A_job_may_do_what_it_names_and_no_more_than_it_needs()
    {
        Assert.All(Files, file => Assert.Empty(Read(file).Map("permissions").Children));
        Assert.All(Jobs, one => Assert.Equal(
            MayMore.GetValueOrDefault(one.Name, ReadsSources),
            string.Join(", ", Rights(one.Job))));
        Assert.Empty(MayMore.Keys.Except(Jobs.Select(one => one.Name)));
    }

    /// <summary>Builds and tests run the code of others, which must not reach what signs or publishes.</summary>
    [Fact]
    public void A_job_with_an_identity_takes_what_another_made_and_checks_nothing_out()
    {
        YamlMappingNode[] trusted = [.. Jobs.Where(one => one.Job.Map("permissions").Text("id-token") == "write").Select(one => one.Job)];
        Assert.Equal(3, trusted.Length);
        Assert.All(trusted, job => Assert.DoesNotContain(Uses(job), action => Is(action, "actions/checkout")));
        Assert.All(trusted, job => Assert.NotNull(job.Text("needs")));
    }

    [Fact]
    public void There_is_no_secret_and_no_token_is_left_beside_the_sources()
    {
        Assert.All(Files, file => Assert.DoesNotContain("secrets", Text(file), StringComparison.OrdinalIgnoreCase));
        YamlMappingNode[] checkouts =
        [
            .. from one in Jobs
                from step in one.Job.List("steps")
                where step.Text("uses") is { } action && Is(action, "actions/checkout")
                select step,
        ];
        Assert.NotEmpty(checkouts);
        Assert.All(checkouts, step => Assert.Equal("false", step.Map("with").Text("persist-credentials")));
        // It would run the code of a stranger's pull request with the rights of the repository.
        Assert.All(Files, file => Assert.DoesNotContain("pull_request_target", Text(file), StringComparison.Ordinal));
    }

    /// <summary>A tag like v0, which names an action, starts none.</summary>
    [Fact]
    public void A_tag_with_a_version_of_each_house_starts_a_release()
    {
        var tags = (YamlSequenceNode)Read("release.yml").Map("on").Map("push")["tags"];
        const string Version = "v[0-9]+.[0-9]+.[0-9]+*";
        Assert.Equal([Version, $"bench-turns-{Version}", $"lab-{Version}"], tags.Children.Select(tag => ((YamlScalarNode)tag).Value));
    }

    [Fact]
    public void All_that_is_packed_is_attested_with_where_it_comes_from_and_what_it_is_made_of()
    {
        YamlMappingNode attest = Release("attest");
        Assert.Equal("make", attest.Text("needs"));
        Assert.Equal("github.event_name == 'push'", attest.Text("if"));
        Assert.Equal("${{ fromJSON(needs.make.outputs.packages) }}", attest.Map("strategy").Map("matrix").Text("package"));
        Assert.Equal("${{ steps.names.outputs.packages }}", Release("make").Map("outputs").Text("packages"));
        YamlMappingNode[] attestations =
            [.. attest.List("steps").Where(step => Is(step.Text("uses")!, "actions/attest")).Select(step => step.Map("with"))];
        Assert.All(attestations, one => Assert.Equal("release/${{ matrix.package }}.sha256", one.Text("subject-checksums")));
        Assert.Equal([null, "release/${{ matrix.package }}.cdx.json"], attestations.Select(one => one.Text("sbom-path")));
    }

    [Fact]
    public void Nothing_is_published_before_its_attestations_were_checked_and_people_agreed()
    {
        YamlMappingNode publish = Release("publish");
        Assert.Equal("attest", publish.Text("needs"));
        Assert.Equal("nuget", publish.Map("environment").Text("name"));
        string[] steps = [.. publish.List("steps").Select(step => step.Text("run") ?? step.Text("uses")!)];
        int check = Array.FindIndex(steps, step => step.Contains("gh attestation verify", StringComparison.Ordinal));
        int login = Array.FindIndex(steps, step => Is(step, "NuGet/login"));
        int push = Array.FindIndex(steps, step => step.Contains("dotnet nuget push \"release/*.nupkg\"", StringComparison.Ordinal));
        Assert.True(check >= 0 && check < login && login < push, string.Join('\n', steps));
        Assert.All(
            (string[])["release/*.nupkg release/*.snupkg", "https://slsa.dev/provenance/v1", "https://cyclonedx.org/bom", "/release.yml\""],
            part => Assert.Contains(part, steps[check], StringComparison.Ordinal));
        Assert.Equal(
            "${{ steps.login.outputs.NUGET_API_KEY }}", publish.List("steps").ElementAt(push).Map("env").Text("NUGET_KEY"));
        Assert.Single(Files, file => Text(file).Contains("nuget push", StringComparison.Ordinal));
    }

    [Fact]
    public void The_jobs_of_a_release_hand_on_one_folder()
    {
        YamlMappingNode[] handed =
        [
            .. ((string[])["make", "attest", "publish"]).SelectMany(job => Release(job).List("steps")).Where(HandsOn),
        ];
        Assert.Equal(3, handed.Length);
        Assert.All(handed, step => Assert.Equal(("release", "release"), (step.Map("with").Text("name"), step.Map("with").Text("path"))));
        Assert.Contains(Release("make").List("steps"), step => step.Text("run") is { } run
            && run.StartsWith("bash .github/release/make.sh \"$TAG\" release ", StringComparison.Ordinal));
    }
}
