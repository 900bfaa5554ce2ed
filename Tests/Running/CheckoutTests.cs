using JsonAot.Tests.Lab;

namespace JsonAot.Tests.Running;

public sealed class CheckoutTests : TestsInFolder
{
    /// <summary>The second stage of a run that writes into results/ named a commit that was not clean.</summary>
    [Fact]
    public void A_commit_is_dirty_where_sources_differ_and_not_where_results_do()
    {
        Directory.CreateDirectory(_folder["results"]);
        File.WriteAllText(_folder["Source.cs"], "1");
        File.WriteAllText(_folder["results/steady.json"], "1");
        Git("init", "--quiet");
        Git("add", ".");
        Git("-c", "user.name=A", "-c", "user.email=a@b.c", "-c", "commit.gpgsign=false", "commit", "--quiet", "--message=one");
        string clean = Checkout.CommitOf(_folder.Path);
        Assert.Matches("^[0-9a-f]{12}$", clean);

        File.WriteAllText(_folder["results/steady.json"], "2");
        Assert.Equal(clean, Checkout.CommitOf(_folder.Path));
        File.WriteAllText(_folder["Source.cs"], "2");
        Assert.Equal($"{clean}-dirty", Checkout.CommitOf(_folder.Path));
    }

    [Fact]
    public void Without_a_repository_the_commit_is_unknown() => Assert.Equal("unknown", Checkout.CommitOf(_folder["nowhere"]));

    private void Git(params string[] arguments)
    {
        ProgramRun run = Repository.RunIn(_folder.Path, "git", arguments);
        Assert.True(run.ExitCode == 0, run.ToString());
    }
}
