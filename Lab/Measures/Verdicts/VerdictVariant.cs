namespace JsonAot.Lab.Measures.Verdicts;

/// <summary>A way to compile a program that uses a library, as its author would.</summary>
/// <param name="Mode">Its name in tables and results, and its publish switches.</param>
/// <param name="RootsModel">Whether the model's types are kept with all their members.</param>
internal sealed record VerdictVariant(DeploymentMode Mode, bool RootsModel)
{
    /// <summary>Precompiled, with nothing left out.</summary>
    internal static readonly VerdictVariant ReadyToRun = new(DeploymentMode.ReadyToRun, RootsModel: false);

    /// <summary>The plain publish.</summary>
    internal static readonly VerdictVariant Aot = new(DeploymentMode.Aot, RootsModel: false);

    /// <summary>Where the plain publish stops at it: the switch that System.Text.Json's own message leads to.</summary>
    internal static readonly VerdictVariant AotReflection = new(
        DeploymentMode.Aot with
        {
            Name = "aot-reflection",
            Description = "NativeAOT with reflection in System.Text.Json switched on",
            Switches = [.. DeploymentMode.Aot.Switches, ReflectionOn],
        },
        RootsModel: false);

    internal static readonly VerdictVariant AotRooted = new(
        DeploymentMode.Aot with
        {
            Name = "aot-rooted",
            Description = "NativeAOT with that switched on, and every type of the model kept with all its members",
            Switches = [.. DeploymentMode.Aot.Switches, ReflectionOn],
        },
        RootsModel: true);

    private const string ReflectionOn = "-p:JsonSerializerIsReflectionEnabledByDefault=true";

    internal static IReadOnlyList<VerdictVariant> All { get; } = [ReadyToRun, Aot, AotReflection, AotRooted];

    /// <summary>Those that every contender is tried in.</summary>
    internal static IReadOnlyList<VerdictVariant> Always { get; } = [ReadyToRun, Aot, AotRooted];

    /// <exception cref="LabException">A name is none of them, and the message lists them; or no contender would be tried in a variant.</exception>
    internal static IReadOnlyList<VerdictVariant> Parse(string list)
    {
        string[] names = list.Split(',', StringSplitOptions.TrimEntries | StringSplitOptions.RemoveEmptyEntries);
        if (names.Length == 0 || names.Any(name => All.All(variant => variant.Mode.Name != name)))
            throw new LabException($"'{list}' names no variants. There are: {string.Join(", ", All)}.", ExitCodes.Usage);
        VerdictVariant[] chosen = [.. All.Where(variant => names.Contains(variant.Mode.Name))];
        return chosen.Contains(AotReflection) && !chosen.Contains(Aot)
            ? throw new LabException($"{AotReflection} is tried where {Aot} stops at the switch: ask for both, --variants {Aot},{AotReflection}.", ExitCodes.Usage)
            : chosen;
    }

    public override string ToString() => Mode.Name;
}
