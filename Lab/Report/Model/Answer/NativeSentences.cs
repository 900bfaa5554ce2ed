using JsonAot.Lab.Measures;

namespace JsonAot.Lab.Report.Model.Answer;

/// <summary>What compiling ahead of time saves and costs: start, memory and disk on one side, warm calls and broken libraries on the other.</summary>
internal static class NativeSentences
{
    internal static IEnumerable<string> Of(SteadyMeans means, Deployment? jit, Deployment? native)
    {
        string?[] sentences = jit is null || native is null ? [] : [Start(means, jit, native), Room(means, jit, native), Calls(means, jit, native), Broken(native)];
        string[] found = [.. sentences.OfType<string>()];
        return found.Length > 0 ? found : [$"What NativeAOT costs and saves is not measured yet: {Kinds.All.Single(kind => kind.SectionId == "startup").Command}."];
    }

    private static string? Start(SteadyMeans means, Deployment jit, Deployment native)
    {
        string contender = NativeFigures.Contender(means, jit, native);
        return NativeFigures.Start(jit, contender) is { DoneNs: { } late } && NativeFigures.Start(native, contender) is { DoneNs: { } early }
            ? $"A native program with {contender} has written and read once after {Duration.Format(early.Median)}, instead of {Duration.Format(late.Median)} under the JIT."
            : null;
    }

    private static string? Room(SteadyMeans means, Deployment jit, Deployment native)
    {
        string contender = NativeFigures.Contender(means, jit, native);
        string?[] parts =
        [
            NativeFigures.Start(jit, contender)?.PeakBytes is { } large && NativeFigures.Start(native, contender)?.PeakBytes is { } small
                ? $"{ByteSize.Format(small.Median)} of memory instead of {ByteSize.Format(large.Median)}" : null,
            NativeFigures.Size(jit, contender) is { } wide && NativeFigures.Size(native, contender) is { } narrow
                ? $"{ByteSize.Format(narrow)} on disk instead of {ByteSize.Format(wide)}" : null,
        ];
        return parts.OfType<string>().Any() ? $"It needs {Words.List(parts.OfType<string>())}." : null;
    }

    private static string? Calls(SteadyMeans means, Deployment jit, Deployment native)
    {
        Comparison? mean = means.Of(native, null, jit, null, out _);
        string? even = NativeFigures.BreakEven(jit, native, NativeFigures.Contender(means, jit, native));
        return mean is null ? even is null ? null : $"{Words.Capital(even)}."
            : $"A warm native call takes {SteadyMeans.Show(mean)} of the JIT's time{(even is null ? "" : $"; {even}")}.";
    }

    private static string? Broken(Deployment native)
    {
        if (!NativeFigures.Tried(native))
            return null;
        string[] broken = [.. NativeFigures.Broken(native)];
        return broken.Length == 0 ? "All contenders that were tried work in a plain native publish."
            : $"{Words.Some(broken)} do{(broken.Length == 1 ? "es" : "")} not work in a plain native publish.";
    }
}
