namespace JsonAot.ResultFiles;

/// <summary>A kind of result file, for those who treat all of them alike.</summary>
public abstract class ResultKind
{
    public static IReadOnlyList<ResultKind> All { get; } =
    [
        new ResultKind<SteadyState>(),
        new ResultKind<StartupResults>(),
        new ResultKind<WarmUpResults>(),
        new ResultKind<CpuTimes>(),
        new ResultKind<LimitTimes>(),
        new ResultKind<ErrorResults>(),
        new ResultKind<FidelityResults>(),
        new ResultKind<CrossReadResults>(),
        new ResultKind<SizeResults>(),
        new ResultKind<MemoryResults>(),
        new ResultKind<VerdictResults>(),
    ];

    public abstract string FileName { get; }

    /// <returns>Null for a file of another kind than all of these.</returns>
    public static ResultKind? Of(string path) => All.FirstOrDefault(kind => kind.FileName == Path.GetFileName(path));

    /// <exception cref="ResultFileException">The file is cut, foreign or of another schema.</exception>
    public abstract IResults Read(string path);

    /// <summary>Writes the rows of both files, the newer where both have a row, under the newer manifest. Figures of two builds
    /// of the framework do not go into one file: then it is the newer one alone.</summary>
    /// <exception cref="ResultFileException">One of them cannot be read, or the target not be written.</exception>
    public abstract void WriteNewest(string first, string second, string target);
}

internal sealed class ResultKind<T> : ResultKind
    where T : class, IResults<T>
{
    public override string FileName => T.FileName;

    public override IResults Read(string path) => ReadFile(path);

    public override void WriteNewest(string first, string second, string target)
    {
        T newer = ReadFile(first);
        T older = ReadFile(second);
        if (older.Manifest.TakenAt > newer.Manifest.TakenAt)
            (newer, older) = (older, newer);
        ResultFile.Write(target, newer.Over(older));
    }

    private static T ReadFile(string path) => ResultFile.Read<T>(path) ?? throw new ResultFileException($"{path} is gone.");
}
