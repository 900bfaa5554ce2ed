using JsonAot.Lab.Commands.Disturbed;
using JsonAot.ResultFiles;
using JsonAot.Tests.ResultFiles;
using Xunit;

namespace JsonAot.Tests.Lab;

/// <summary>Which runs of a stopped command the next one takes over.</summary>
public sealed class DisturbedFolderTests : IDisposable
{
    private readonly DirectoryInfo _path = Directory.CreateTempSubdirectory("disturbed");
    private readonly SteadyState _state;

    public DisturbedFolderTests()
    {
        SteadyState state = ResultFileTests.State(ResultFileTests.Row("A.B", 100));
        _state = state with
        {
            Manifest = state.Manifest with
            {
                Machine = Machine.Current,
                Framework = Checkout.Framework,
                Mode = DeploymentMode.Jit.Name,
                Commit = "this",
                TakenAt = DateTimeOffset.UtcNow,
            },
        };
    }

    public void Dispose() => _path.Delete(recursive: true);

    [Fact]
    public void A_whole_run_of_the_same_commit_is_taken_over()
    {
        DisturbedFolder folder = Folder("this");
        folder.StoreOf("quiet-1").Save(_state);
        folder.Finish("quiet-1", TimeSpan.FromSeconds(61.5));
        (IReadOnlyDictionary<DeploymentMode, SteadyState> states, TimeSpan took) = folder.Kept("quiet-1", DateTimeOffset.UtcNow)!.Value;
        Assert.Equal(TimeSpan.FromSeconds(61.5), took);
        Assert.Equal(100, states[DeploymentMode.Jit].Rows[0].MedianNs);
    }

    [Fact]
    public void Half_a_run_and_one_of_another_commit_or_time_are_measured_anew()
    {
        DisturbedFolder folder = Folder("this");
        Assert.Null(folder.Kept("quiet-1", DateTimeOffset.UtcNow));
        folder.StoreOf("quiet-1").Save(_state);
        Assert.Null(folder.Kept("quiet-1", DateTimeOffset.UtcNow));
        folder.Finish("quiet-1", TimeSpan.FromSeconds(61.5));
        Assert.Null(Folder("other").Kept("quiet-1", DateTimeOffset.UtcNow));
        Assert.Null(folder.Kept("quiet-1", DateTimeOffset.UtcNow.AddHours(4)));
        Assert.NotNull(folder.Kept("quiet-1", DateTimeOffset.UtcNow));
        folder.Clear("quiet-1");
        Assert.Null(folder.Kept("quiet-1", DateTimeOffset.UtcNow));
    }

    /// <summary>It blamed the run for having no figures.</summary>
    [Fact]
    public void Sources_that_changed_during_a_run_are_the_reason()
    {
        Assert.Contains("no figures", Folder("this").WhyNotKept("quiet-1"), StringComparison.Ordinal);
        Folder("this").StoreOf("quiet-1").Save(_state);
        Assert.StartsWith("The sources changed during a run: this command began at other, and the run was of this.", Folder("other").WhyNotKept("quiet-1"), StringComparison.Ordinal);
    }

    private DisturbedFolder Folder(string commit) => new(_path.FullName, commit, [DeploymentMode.Jit]);
}
