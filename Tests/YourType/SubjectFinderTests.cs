using JsonAot.Lab.YourType;
using JsonAot.Tests.Lab;

namespace JsonAot.Tests.YourType;

/// <summary>What is written for what somebody gave, before anything is built.</summary>
public sealed class SubjectFinderTests : TestsInFolder
{
    [Theory]
    [InlineData("", "Options are those of Shop, which states none.")]
    [InlineData("[JsonSourceGenerationOptions(PropertyNamingPolicy = JsonKnownNamingPolicy.CamelCase)]", "Options are those of Shop: PropertyNamingPolicy = JsonKnownNamingPolicy.CamelCase.")]
    public void The_context_that_options_are_of_is_named(string options, string expected)
    {
        File.WriteAllText(
            _folder["Order.cs"],
            $"using System.Text.Json.Serialization;\npublic class Order {{ public int Id {{ get; set; }} }}\n{options}[JsonSerializable(typeof(Order))] public partial class Shop : JsonSerializerContext;");
        File.WriteAllText(_folder["order.json"], options.Length == 0 ? """{"Id":1}""" : """{"id":1}""");
        var request = new TryRequest(
            [_folder["Order.cs"]], [_folder["order.json"]], [DeploymentMode.Jit], DefaultContestants.All, Type: null, Project: null, IsAll: false, IsLossy: false);
        string made = request.FolderFor("Order");
        var said = new List<string>();
        try
        {
            new SubjectFinder(request, said.Add).Find();
            Assert.Contains(expected, said);
        }
        finally
        {
            if (Directory.Exists(made))
                Directory.Delete(made, recursive: true);
        }
    }

    /// <summary>Each line is a sample, and a comment with the name of each would be longer than the types.</summary>
    [Fact]
    public void An_inferred_file_names_a_file_of_lines_once()
    {
        File.WriteAllText(_folder["events.ndjson"], "{\"a\":1}\n{\"a\":2}\n");
        var request = new TryRequest([], [_folder["events.ndjson"]], [DeploymentMode.Jit], DefaultContestants.All, Type: null, Project: null, IsAll: false, IsLossy: false);
        string made = request.FolderFor("Events");
        try
        {
            new SubjectFinder(request, _ => { }).Find();

            Assert.StartsWith("// Inferred from events.ndjson: a guess", File.ReadAllText(Path.Combine(made, "Events.cs")), StringComparison.Ordinal);
        }
        finally
        {
            if (Directory.Exists(made))
                Directory.Delete(made, recursive: true);
        }
    }
}
