using JsonAot.Lab.Results;
using Xunit;

namespace JsonAot.Tests.Lab;

/// <summary>What is saved is read back, and a part that is measured again replaces that part only.</summary>
public sealed class ResultRowsTests : IDisposable
{
    private readonly ResultStore _store = new(Directory.CreateTempSubdirectory("results").FullName);

    public void Dispose() => Directory.Delete(_store.Root, recursive: true);

    private static Manifest Manifest(string runtime = "1") => new()
    {
        Machine = Machine.Current,
        Framework = "net10.0",
        Mode = "jit",
        RuntimeVersion = runtime,
        SdkVersion = "10",
        PublishSwitches = [],
        InstructionSets = "",
        Tool = "test",
        Commit = "0",
        TakenAt = DateTimeOffset.UnixEpoch,
    };

    private static SizeRow Size(string contender, long bytes) => new() { Contender = contender, Payload = "P", FolderBytes = bytes };

    private static ErrorRow Error(string scenario, ErrorKind outcome) =>
        new() { Contender = "C", Payload = "P", Scenario = scenario, Outcome = outcome, Exception = "X", Detail = "d" };

    private Results<SizeRow> ReadSizes() => _store.Read<Results<SizeRow>>(Machine.Current, "net10.0", "jit")!;

    private Results<ErrorRow> ReadErrors() => _store.Read<Results<ErrorRow>>(Machine.Current, "net10.0", "jit")!;

    [Fact]
    public void Sizes_come_back_as_they_were_saved()
    {
        _store.Save(new Results<SizeRow>(Manifest(), [Size("A", 80)]));
        Assert.Equal(Size("A", 80), Assert.Single(ReadSizes().Rows));
    }

    [Fact]
    public void Outcomes_come_back_as_they_were_saved()
    {
        _store.Save(new Results<ErrorRow>(Manifest(), [Error("empty", ErrorKind.StackOverflow)]));
        Assert.Equal(Error("empty", ErrorKind.StackOverflow), Assert.Single(ReadErrors().Rows));
    }

    [Fact]
    public void Measuring_a_part_again_keeps_the_others()
    {
        _store.Save(new Results<SizeRow>(Manifest(), [Size("A", 1), Size("B", 2)]));
        _store.Save(new Results<SizeRow>(Manifest(), [Size("A", 3)]));
        Assert.Equal([Size("B", 2), Size("A", 3)], ReadSizes().Rows);

        _store.Save(new Results<ErrorRow>(Manifest(), [Error("empty", ErrorKind.Throws), Error("duplicated", ErrorKind.Throws)]));
        _store.Save(new Results<ErrorRow>(Manifest(), [Error("empty", ErrorKind.Hangs)]));
        Assert.Equal([Error("duplicated", ErrorKind.Throws), Error("empty", ErrorKind.Hangs)], ReadErrors().Rows);
    }

    [Fact]
    public void Figures_of_another_runtime_are_not_mixed_in()
    {
        _store.Save(new Results<SizeRow>(Manifest("1"), [Size("A", 1)]));
        _store.Save(new Results<SizeRow>(Manifest("2"), [Size("B", 2)]));
        Assert.Equal([Size("B", 2)], ReadSizes().Rows);
    }
}
