namespace BenchTurns.Publishing;

/// <summary>A way to compile and ship the same program; every mode is self-contained from the same build of the framework.</summary>
public sealed record DeploymentMode(string Name, string Description, bool IsNative, IReadOnlyList<string> Switches)
{
    /// <summary>Compiled at run time.</summary>
    public static readonly DeploymentMode Jit = new(
        "jit", "compiled at run time, self-contained", false, []);

    /// <summary>Compiled ahead and, where it is hot, again.</summary>
    public static readonly DeploymentMode ReadyToRun = new(
        "r2r", "precompiled with ReadyToRun, recompiled at run time where it is hot", false, ["-p:PublishReadyToRun=true"]);

    /// <summary>Compiled ahead of time, with no compiler in it.</summary>
    public static readonly DeploymentMode Aot = new(
        "aot", "NativeAOT as a plain publish ships it", true, ["-p:PublishAot=true"]);

    /// <summary>The same for this processor.</summary>
    public static readonly DeploymentMode AotSpeed = new(
        "aot-speed",
        "NativeAOT optimised for speed and for this processor; the executable may not run on another",
        true,
        ["-p:PublishAot=true", "-p:OptimizationPreference=Speed", "-p:IlcInstructionSet=native"]);

    /// <summary>Those that have a name on the command line.</summary>
    public static IReadOnlyList<DeploymentMode> All { get; } = [Jit, ReadyToRun, Aot, AotSpeed];

    /// <summary>The modes of a list such as <c>jit,aot</c>, in the order given, each once.</summary>
    /// <exception cref="ArgumentException">A name that is none of them; the message lists them.</exception>
    public static IReadOnlyList<DeploymentMode> Parse(string list, params DeploymentMode[] further)
    {
        DeploymentMode[] all = [.. All, .. further];
        string known = string.Join<DeploymentMode>(", ", all);
        string[] names = list.Split(',', StringSplitOptions.TrimEntries);
        if (Array.TrueForAll(names, name => name.Length == 0))
            throw new ArgumentException($"No mode was named. The modes are {known}.");
        return [.. names.Distinct().Select(name => all.FirstOrDefault(mode => mode.Name == name)
            ?? throw new ArgumentException($"There is no mode '{name}'. The modes are {known}."))];
    }

    /// <summary>Its name.</summary>
    public override string ToString() => Name;
}
