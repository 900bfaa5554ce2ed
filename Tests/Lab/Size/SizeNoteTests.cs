using JsonAot.Lab.Measures.Size;
using JsonAot.Lab.Programs;
using JsonAot.Lab.Results;
using JsonAot.Libraries;
using JsonAot.Tests.Lab.Startup;
using Xunit;

namespace JsonAot.Tests.Lab.Size;

/// <summary>A program is weighed whatever it does; a reader learns what it does. Children that a shell plays.</summary>
public sealed class SizeNoteTests : IDisposable
{
    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Fact]
    public void Whoever_reports_has_no_note() => Assert.Null(NoteOn(FakeChildren.Report));

    [Theory]
    [InlineData("sleep 100", "its process did not come to its end within 1 s")]
    [InlineData("kill -SEGV $$", "its process ended by SIGSEGV")]
    [InlineData("echo 'Stack overflow.' >&2; kill -ABRT $$", "its process ended by a stack overflow")]
    [InlineData("exit 0", "its process exited without a report")]
    [InlineData("printf MJSONAOT1; exit 0", "its process exited without a report")]
    public void Whoever_ends_otherwise_is_weighed_and_named(string script, string note) =>
        Assert.StartsWith(note, NoteOn(script, TimeSpan.FromSeconds(1)), StringComparison.Ordinal);

    private string? NoteOn(string script, TimeSpan? limit = null)
    {
        Contender contender = Contenders.Named("STJ source-gen");
        IPayload payload = InBox.PayloadNamed("Simple");
        var program = new SizeProgram(contender, payload, DeploymentMode.Jit);
        SizeProgram judged = program.Judged(FakeChildren.Run(script, limit), TargetDocument.Of(contender, payload, _folder.Path));
        Assert.False(judged.IsGuarded);
        return judged.Note;
    }
}
