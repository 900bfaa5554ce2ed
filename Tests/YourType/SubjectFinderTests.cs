using JsonAot.Lab.YourType;
using JsonAot.Tests.Lab;

namespace JsonAot.Tests.YourType;

/// <summary>What is written for what somebody gave, before anything is built.</summary>
public sealed class SubjectFinderTests : TestsInFolder
{
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
