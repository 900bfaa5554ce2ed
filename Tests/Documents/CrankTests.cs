using YamlDotNet.RepresentationModel;

namespace JsonAot.Tests.Documents;

/// <summary>The configuration for dotnet/crank: its names, and the files of this checkout that it names.</summary>
public class CrankTests
{
    private static readonly YamlMappingNode Configuration = YamlFile.Read("docs/crank", "native.benchmarks.yml");

    private static IEnumerable<YamlMappingNode> Jobs => Configuration.Map("jobs").Children.Values.Cast<YamlMappingNode>();

    [Fact]
    public void Every_job_publishes_a_project_that_there_is_and_waits_for_its_end()
    {
        foreach (YamlMappingNode job in Jobs)
        {
            (YamlNode name, YamlNode source) = Assert.Single(job.Map("sources").Children);
            string folder = Path.GetFullPath(
                ((YamlMappingNode)source).Text("localFolder")!, Path.Combine(Repository.Root, "docs", "crank"));
            string[] project = job.Text("project")!.Split('/', 2);
            Assert.Equal(((YamlScalarNode)name).Value, project[0]);
            Assert.True(File.Exists(Path.Combine(folder, project[1])), $"there is no {project[1]}");
            Assert.Equal(("true", "true", "true"), (job.Text("isConsoleApp"), job.Text("waitForExit"), job.Text("selfContained")));
        }
    }

    [Fact]
    public void Arguments_use_variables_that_there_are()
    {
        foreach (string arguments in Jobs.Select(job => job.Text("arguments")!))
        {
            string[] names = [.. arguments.Split("{{").Skip(1).Select(rest => rest.Split("}}")[0].Trim())];
            Assert.NotEmpty(names);
            Assert.All(names, name => Assert.NotNull(Configuration.Map("variables").Text(name)));
        }
    }

    [Fact]
    public void Every_scenario_has_a_job_and_every_profile_a_place_for_it()
    {
        foreach ((YamlNode _, YamlNode scenario) in Configuration.Map("scenarios").Children)
        {
            foreach ((YamlNode role, YamlNode service) in ((YamlMappingNode)scenario).Children)
            {
                Assert.Contains(((YamlMappingNode)service).Text("job"), Configuration.Map("jobs").Keys());
                Assert.All(
                    Configuration.Map("profiles").Children.Values.Cast<YamlMappingNode>(),
                    profile => Assert.NotEmpty((YamlSequenceNode)profile.Map("jobs").Map(((YamlScalarNode)role).Value!)["endpoints"]));
            }
        }
    }
}
