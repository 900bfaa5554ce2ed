using JsonAot.ResultFiles;
using JsonAot.Tests.Lab;
using Xunit;

namespace JsonAot.Tests.ResultFiles;

/// <summary>The files of sizes, memory and verdicts: read back as they were saved, joined with earlier rows, and refused when cut.</summary>
public sealed class WeighedResultFileTests : IDisposable
{
    private static readonly Manifest Manifest = SteadyResults.Of().Manifest;

    private readonly ResultStore _store = new(Directory.CreateTempSubdirectory("weighed").FullName);

    public void Dispose() => Directory.Delete(_store.Root, recursive: true);

    private static SizeRow Size(string contender, long bytes) => new() { Contender = contender, Payload = "P", FolderBytes = bytes };

    private static MemoryRow Memory(string contender, long peak) =>
        new() { Contender = contender, Payload = "P", Times = 100, PeakBytes = peak, Gen0 = 1, PauseMs = 0.5 };

    private static VerdictRow Verdict(string contender, NativeVerdict verdict) => new()
    {
        Contender = contender,
        Payload = "P",
        Verdict = verdict,
        Warnings = new Dictionary<string, int> { ["IL2026"] = 3 },
        Serialize = new VerdictStep(CheckOutcome.Lossy, ["$[0].RawX: 3750 became 0"], "[{},{}]"),
    };

    private Results<SizeRow>? Sizes() => _store.Read<Results<SizeRow>>(Manifest.Machine, Manifest.Framework, Manifest.Mode);

    private Results<MemoryRow>? Memories() => _store.Read<Results<MemoryRow>>(Manifest.Machine, Manifest.Framework, Manifest.Mode);

    private Results<VerdictRow>? Verdicts() => _store.Read<Results<VerdictRow>>(Manifest.Machine, Manifest.Framework, Manifest.Mode);

    [Fact]
    public void A_narrower_run_replaces_its_own_rows_only()
    {
        _store.Save(new Results<SizeRow>(Manifest, [Size("A", 10), Size("B", 20)]));
        _store.Save(new Results<SizeRow>(Manifest, [Size("A", 30)]));
        Assert.Equal([("B", 20L), ("A", 30L)], Sizes()!.Rows.Select(row => (row.Contender, row.FolderBytes!.Value)));

        _store.Save(new Results<MemoryRow>(Manifest, [Memory("A", 10), Memory("B", 20)]));
        _store.Save(new Results<MemoryRow>(Manifest, [Memory("A", 30)]));
        Assert.Equal([Memory("B", 20), Memory("A", 30)], Memories()!.Rows);

        _store.Save(new Results<VerdictRow>(Manifest, [Verdict("A", NativeVerdict.Throws), Verdict("B", NativeVerdict.Works)]));
        _store.Save(new Results<VerdictRow>(Manifest, [Verdict("A", NativeVerdict.SilentlyWrong)]));
        Assert.Equal([("B", NativeVerdict.Works), ("A", NativeVerdict.SilentlyWrong)], Verdicts()!.Rows.Select(row => (row.Contender, row.Verdict)));
        VerdictRow read = Verdicts()!.Rows[1];
        Assert.Equal((3, "[{},{}]", CheckOutcome.Lossy), (read.WarningCount, read.Serialize!.Excerpt, read.Serialize.Outcome));
    }

    [Fact]
    public void Verdicts_are_words_in_the_file()
    {
        string path = _store.Save(new Results<VerdictRow>(Manifest, [Verdict("A", NativeVerdict.SilentlyWrong)]));
        Assert.Contains("\"silently wrong\"", File.ReadAllText(path), StringComparison.Ordinal);
    }

    [Fact]
    public void A_file_cut_at_any_byte_is_refused_by_name()
    {
        Refused(_store.Save(new Results<SizeRow>(Manifest, [Size("A", 10)])), () => Sizes());
        Refused(_store.Save(new Results<MemoryRow>(Manifest, [Memory("B", 10)])), () => Memories());
        Refused(_store.Save(new Results<VerdictRow>(Manifest, [Verdict("A", NativeVerdict.Works)])), () => Verdicts());
    }

    private static void Refused(string path, Func<object?> read)
    {
        byte[] whole = File.ReadAllBytes(path);
        int end = Array.LastIndexOf(whole, (byte)'}');
        // Of a word of three letters one end at least.
        for (int length = 0; length <= end; length += Thorough.IsAsked ? 1 : 3)
        {
            File.WriteAllBytes(path, whole[..length]);
            ResultFileException refused = Assert.Throws<ResultFileException>(() => read());
            Assert.Contains(path, refused.Message, StringComparison.Ordinal);
        }

        File.WriteAllBytes(path, whole);
        Assert.NotNull(read());
    }
}
