namespace JsonAot.Lab.Programs;

/// <summary>
/// The handshake in C: what the launcher and the system cost by themselves. Compiled once in each process: it takes a tenth of a second.
/// </summary>
internal sealed record CFloor(string? Executable, string? Unavailable)
{
    /// <summary>As tables name it.</summary>
    internal const string Name = "C, does nothing";

    private static readonly Lazy<CFloor> Compiled = new(Compile);

    private static string Source => Path.Combine(Checkout.Root, "Lab", "MeasuredPrograms", "Floor", "floor.c");

    internal static CFloor Get() => Compiled.Value;

    private static CFloor Compile()
    {
        string executable = Path.Combine(Checkout.Artifacts, "publish", "c", "floor");
        Directory.CreateDirectory(Path.GetDirectoryName(executable)!);
        string partial = $"{executable}.{Environment.ProcessId}.tmp";
        (string? compiler, string refusals) = MachineTool.FirstThatWorks(["cc", "gcc", "clang"], "-O2", Source, "-o", partial);
        if (compiler is null)
            return new CFloor(null, $"no C compiler works here ({refusals})");
        File.Move(partial, executable, overwrite: true);
        return new CFloor(executable, null);
    }
}
