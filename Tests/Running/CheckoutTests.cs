using JsonAot.Tests.Lab;

namespace JsonAot.Tests.Running;

public sealed class CheckoutTests : TestsInFolder
{
    /// <summary>The second stage of a run that writes into results/ named a commit that was not clean.</summary>
    [Fact]
    public void A_commit_is_dirty_where_sources_differ_and_not_where_results_do()
    {
        Directory.CreateDirectory(_folder["results"]);
        File.WriteAllText(_folder["results/steady.json"], "1");
        Commit();
        string clean = Checkout.CommitOf(_folder.Path);
        Assert.Matches("^[0-9a-f]{12}$", clean);

        File.WriteAllText(_folder["results/steady.json"], "2");
        Assert.Equal(clean, Checkout.CommitOf(_folder.Path));
        File.WriteAllText(_folder["Source.cs"], "2");
        Assert.Equal($"{clean}-dirty", Checkout.CommitOf(_folder.Path));
    }

    [Fact]
    public void Without_a_repository_the_commit_is_unknown() => Assert.Equal("unknown", Checkout.CommitOf(_folder["nowhere"]));

    /// <summary>
    /// A tarball, or the copy of the .NET tool in a home folder that is a repository too: that one's commit is of other sources.
    /// </summary>
    [Fact]
    public void What_lies_in_somebody_elses_repository_has_no_commit()
    {
        Commit();
        Directory.CreateDirectory(_folder["unpacked"]);
        Assert.Equal("unknown", Checkout.CommitOf(_folder["unpacked"]));
        // Git itself says so of a folder that is no repository.
        File.WriteAllText(_folder["unpacked/.git"], "garbage");
        Assert.Equal("unknown", Checkout.CommitOf(_folder["unpacked"]));
    }

    [Fact]
    public void A_worktree_has_the_commit_that_is_checked_out_in_it()
    {
        Commit();
        Git("worktree", "add", "--quiet", "other");
        Assert.Equal(Checkout.CommitOf(_folder.Path), Checkout.CommitOf(_folder["other"]));
    }

    private void Commit()
    {
        File.WriteAllText(_folder["Source.cs"], "1");
        Git("init", "--quiet");
        Git("add", ".");
        Git("-c", "user.name=A", "-c", "user.email=a@b.c", "-c", "commit.gpgsign=false", "commit", "--quiet", "--message=one");
    }

    private void Git(params string[] arguments)
    {
        ProgramRun run = Repository.RunIn(_folder.Path, "git", arguments);
        Assert.True(run.ExitCode == 0, run.ToString());
    }
}
