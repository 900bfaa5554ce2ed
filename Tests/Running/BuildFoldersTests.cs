using JsonAot.Lab.Programs.Probes;
using JsonAot.Tests.Lab;

namespace JsonAot.Tests.Running;

/// <summary>The folders in which publishes are built.</summary>
public sealed class BuildFoldersTests : TestsInFolder
{
    private static readonly PublishRequest Floor = ProbeProgram.Empty(DeploymentMode.Jit);

    [Fact]
    public void Builds_of_one_kind_follow_each_other_in_a_folder_and_leave_nothing()
    {
        // No process has this number: the largest of Linux is far below.
        string left = _folder[$"build-{int.MaxValue}", "1"];
        Directory.CreateDirectory(left);
        // In a container a killed run often had the number of this one.
        string half = _folder[$"build-{Environment.ProcessId}", "1"];
        Directory.CreateDirectory(half);
        File.WriteAllText(Path.Combine(half, "half"), "written");
        PublishRequest first = Floor with { Contender = "SourceGenContender" }, second = Floor with { Payload = "PersonPayload" };
        using (var builds = new BuildFolders(_folder.Path))
        {
            Assert.False(Directory.Exists(left));
            Assert.False(Directory.Exists(half));
            string folder = builds.Take(first);
            Directory.CreateDirectory(folder);
            Assert.NotEqual(folder, builds.Take(second));
            builds.GiveBack(first, folder);
            Assert.NotEqual(folder, builds.Take(Floor with { Mode = DeploymentMode.Aot }));
            Assert.Equal(folder, builds.Take(second));
        }

        Assert.Empty(Directory.EnumerateDirectories(_folder.Path));
    }
}
