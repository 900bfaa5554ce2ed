namespace JsonAot.Lab.Measures;

/// <summary>Every kind of measurement, in the order of the page and of the help.</summary>
internal static class Kinds
{
    internal static IReadOnlyList<Kind> All { get; } =
    [
        new Steady.SteadyKind(),
        new Verify.FidelityKind(),
        new Startup.StartKind(),
        new WarmUp.WarmUpKind(),
        new Size.SizeKind(),
        new Memory.MemoryKind(),
        new Cpu.CpuKind(),
        new Verdicts.VerdictsKind(),
        new Errors.ErrorsKind(),
        new Verify.CrossReadKind(),
        new Limits.LimitsKind(),
    ];

    /// <returns>Null for a file of another kind than all of these.</returns>
    internal static Kind? OfFile(string path) => All.FirstOrDefault(kind => kind.FileName == Path.GetFileName(path));
}
