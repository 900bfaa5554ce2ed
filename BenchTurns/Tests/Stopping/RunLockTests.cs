namespace BenchTurns.Tests;

/// <summary>One measurement at a time in a folder.</summary>
public sealed class RunLockTests : TestsInFolder
{
    [Fact]
    public void Another_one_is_told_who_holds_the_lock_and_gets_it_behind_him()
    {
        using (RunLock.Take(_folder))
        {
            Assert.Null(RunLock.TryTake(_folder));
            string refused = Assert.Throws<ProcessException>(() => RunLock.Take(_folder)).Message;
            Assert.StartsWith("Another measurement is under way here ('", refused, StringComparison.Ordinal);
            Assert.Contains($", process {Environment.ProcessId}, since ", refused, StringComparison.Ordinal);
            Assert.EndsWith("Run this again when it has ended.", refused, StringComparison.Ordinal);
        }

        RunLock.Take(_folder).Dispose();
    }

    [Fact]
    public void A_process_that_is_killed_holds_no_lock()
    {
        using var holder = new StartedProgram(House.TimedProgram, ["waiting", _folder], null, (RunLock.NameVariable, Name));
        Assert.Equal("waiting", holder.ReadLine());
        Assert.Null(RunLock.TryTake(_folder));
        holder.Kill();
        Assert.True(SpinWait.SpinUntil(
            () =>
            {
                using RunLock? taken = RunLock.TryTake(_folder);
                return taken is not null;
            },
            TimeSpan.FromSeconds(30)));
    }

    /// <summary>Otherwise another command would begin between two of them, and the next one would be refused.</summary>
    [Fact]
    public void Children_take_a_lock_of_their_own()
    {
        using RunLock held = RunLock.Take(_folder);
        (string, string) ofChildren = (RunLock.OfChildren.Key, RunLock.OfChildren.Value);
        using var child = new StartedProgram(House.TimedProgram, ["waiting", _folder], null, ofChildren);
        Assert.Equal("waiting", child.ReadLine());
    }

    /// <summary>Such as a lock that another user has left, on a disk that is full or read-only.</summary>
    [Fact]
    public void A_lock_that_cannot_be_taken_says_why()
    {
        Directory.CreateDirectory(In($"{Name}.lock"));
        var problem = Assert.Throws<ProcessException>(() => RunLock.TryTake(_folder));
        Assert.StartsWith($"The lock in {_folder} cannot be taken: ", problem.Message, StringComparison.Ordinal);
        Assert.EndsWith(" Make the folder writable, or make room, and run this again.", problem.Message, StringComparison.Ordinal);
        File.WriteAllText(In("file"), "where a folder should be");
        Assert.Throws<ProcessException>(() => RunLock.TryTake(In("file", "inside")));
    }

    private static string Name => Environment.GetEnvironmentVariable(RunLock.NameVariable) is { Length: > 0 } own ? own : "measuring";
}
