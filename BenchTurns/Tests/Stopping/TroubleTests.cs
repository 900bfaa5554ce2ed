namespace BenchTurns.Tests;

/// <summary>What a person is told of an exception: a sentence with the cause and what to do next.</summary>
public class TroubleTests
{
    [Theory]
    [InlineData("Too many open files : '/x'", "Too many open files : '/x'. Raise the limit of open files (ulimit -n), and run this again.")]
    [InlineData("File name too long : '/x'.", "File name too long : '/x'. Choose a shorter path, and run this again.")]
    [InlineData("Too many levels of symbolic links : '/x'", "Too many levels of symbolic links : '/x'. Correct the link,")]
    [InlineData("Text file busy : '/x'", "Text file busy : '/x'. End the program that is written to, and run this again.")]
    [InlineData("Disk quota exceeded : '/x'", "Disk quota exceeded : '/x'. Make room there,")]
    [InlineData("Permission denied", "Permission denied. Make room there, or make it readable and writable, and run this again.")]
    public void What_the_system_says_has_a_next_action(string said, string sentence)
    {
        Assert.StartsWith(sentence, Trouble.SentenceOf(new IOException(said)), StringComparison.Ordinal);
        // As it comes out of whatever was being set up.
        var wrapped = new TypeInitializationException("X", new AggregateException(new IOException(said)));
        Assert.StartsWith(sentence, Trouble.SentenceOf(wrapped), StringComparison.Ordinal);
    }

    [Fact]
    public void A_fault_of_this_program_and_a_full_memory_are_told_apart()
    {
        Assert.StartsWith("There is not enough memory", Trouble.SentenceOf(new InsufficientMemoryException()), StringComparison.Ordinal);
        Assert.Equal(
            "This is a fault of this program: InvalidCastException: Nothing is there. "
                + "The same command says with --verbose where; please report it.",
            Trouble.SentenceOf(new InvalidCastException("Nothing is there.")));
    }

    [Fact]
    public void An_exception_ends_a_program_with_its_sentence_and_its_exit_code()
    {
        using var errors = new StringWriter();
        Assert.Equal(2, Trouble.Guard([], errors, () => throw new ProcessException("Give a folder.") { ExitCode = ExitCodes.Usage }));
        Assert.Equal(3, Trouble.Guard([], errors, () => throw new IOException("No space left")));
        Assert.Equal(
            ["Give a folder.", "No space left. Make room there, or make it readable and writable, and run this again."],
            errors.ToString().Split(Environment.NewLine, StringSplitOptions.RemoveEmptyEntries));
        Assert.Equal(1, Trouble.Guard([], errors, () => ExitCodes.Differs));
    }

    [Fact]
    public void With_verbose_a_fault_ends_the_program_with_all_that_is_known()
    {
        using var errors = new StringWriter();
        Assert.Throws<InvalidCastException>(() => Trouble.Guard(["--verbose"], errors, () => throw new InvalidCastException()));
        // What is known needs no trace.
        Assert.Equal(3, Trouble.Guard(["--verbose"], errors, () => throw new ProcessException("Connect it.")));
    }

    [Fact]
    public void What_a_foreign_file_says_does_not_command_the_terminal()
    {
        using var errors = new StringWriter();
        Trouble.Tell(() => errors, "'\u001b[2J\u0007' is no document\n");
        Assert.Equal("'\uFFFD[2J\uFFFD' is no document", errors.ToString().TrimEnd('\r', '\n'));
    }
}
