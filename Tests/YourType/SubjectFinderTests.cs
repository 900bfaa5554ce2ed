using JsonAot.Lab.YourType;
using JsonAot.Tests.Lab;

namespace JsonAot.Tests.YourType;

/// <summary>Files that are written for what somebody gave, before anything is built.</summary>
public sealed class SubjectFinderTests : TestsInFolder
{
    [Theory]
    [InlineData("", "Options are those of Shop, which states none.")]
    [InlineData(
        "[JsonSourceGenerationOptions(PropertyNamingPolicy = JsonKnownNamingPolicy.CamelCase)]",
        "Options are those of Shop: PropertyNamingPolicy = JsonKnownNamingPolicy.CamelCase.")]
    public void The_context_that_options_are_of_is_named(string options, string expected)
    {
        File.WriteAllText(
            _folder["Order.cs"],
            $$"""
            using System.Text.Json.Serialization;
            public class Order { public int Id { get; set; } }
            {{options}}[JsonSerializable(typeof(Order))] public partial class Shop : JsonSerializerContext;
            """);
        File.WriteAllText(_folder["order.json"], options.Length == 0 ? """{"Id":1}""" : """{"id":1}""");
        Find([_folder["Order.cs"]], "order.json", "Order", (_, said) => Assert.Contains(expected, said));
    }

    /// <summary>Each line is a sample, and a comment with the name of each would be longer than the types.</summary>
    [Fact]
    public void An_inferred_file_names_a_file_of_lines_once()
    {
        File.WriteAllText(_folder["events.ndjson"], "{\"a\":1}\n{\"a\":2}\n");
        Find([], "events.ndjson", "Events", (made, _) => Assert.StartsWith(
            "// Inferred from events.ndjson: a guess", File.ReadAllText(Path.Combine(made, "Events.cs")), StringComparison.Ordinal));
    }

    /// <summary>The written files are gone afterwards.</summary>
    private void Find(string[] code, string sample, string type, Action<string, IReadOnlyList<string>> look)
    {
        var request = new TryRequest(
            code, [_folder[sample]], [DeploymentMode.Jit], DefaultContestants.All, Type: null, Project: null, IsAll: false, IsLossy: false);
        string made = request.FolderFor(type);
        var said = new List<string>();
        try
        {
            new SubjectFinder(request, said.Add).Find();
            look(made, said);
        }
        finally
        {
            if (Directory.Exists(made))
                Directory.Delete(made, recursive: true);
        }
    }
}
