using JsonAot.Lab.Doctor;
using JsonAot.Lab.Measures;
using JsonAot.Lab.Terminal;

namespace JsonAot.Lab.Commands.Run;

/// <summary>A mode that this machine cannot have, and why.</summary>
internal sealed record MissingMode(DeploymentMode Mode, string Reason);

/// <summary>One framework to measure: the modes that can be built here, and those that cannot.</summary>
internal sealed record MeasuredFramework(string Name, IReadOnlyList<DeploymentMode> Modes, IReadOnlyList<MissingMode> Missing)
{
    internal bool IsWhole => Missing.Count == 0;
}

/// <summary>Which framework to measure: the newest on which every asked mode can be built on this machine, found out by asking.</summary>
/// <param name="whyNot">Null where a framework restores in a mode; otherwise the reason.</param>
internal sealed class FrameworkChoice(Func<string, DeploymentMode, string?> whyNot)
{
    /// <summary>Newest first.</summary>
    internal static IReadOnlyList<string> Known { get; } = [.. Examination.Frameworks.Reverse()];

    /// <param name="names">What was asked for; null to choose.</param>
    /// <param name="say">Is told in one sentence what is measured, and why.</param>
    /// <exception cref="LabException">Nothing can be built here.</exception>
    internal IReadOnlyList<MeasuredFramework> Choose(IReadOnlyList<string>? names, IReadOnlyList<DeploymentMode> modes, Action<string> say)
    {
        IReadOnlyList<MeasuredFramework> chosen = names is { Count: > 0 } ? [.. names.Distinct().Select(name => Ask(name, modes))] : [Newest(modes, say)];
        if (names is { Count: > 0 })
            say($"Measuring {string.Join(" and ", chosen.Select(Describe))}, as asked for.");
        if (chosen.All(framework => framework.Modes.Count == 0))
            throw new LabException(
                $"Nothing can be measured here. {chosen[0].Name} {chosen[0].Missing[0].Mode.Name}: {chosen[0].Missing[0].Reason}. "
                + "Run the verb doctor to see what this machine lacks.");
        return chosen;
    }

    private MeasuredFramework Newest(IReadOnlyList<DeploymentMode> modes, Action<string> say)
    {
        var asked = new List<MeasuredFramework>();
        foreach (string name in Known)
        {
            MeasuredFramework framework = Ask(name, modes);
            asked.Add(framework);
            if (framework.IsWhole)
            {
                say($"Measuring {name}, the newest on which {Names(modes)} can be built here{Because(asked.SkipLast(1))}.");
                return framework;
            }
        }

        MeasuredFramework most = asked.MaxBy(framework => framework.Modes.Count)!;
        say($"Measuring {Describe(most)}: no framework can be built here in all of {Names(modes)}{Because(asked)}.");
        return most;
    }

    private MeasuredFramework Ask(string name, IReadOnlyList<DeploymentMode> modes)
    {
        (DeploymentMode Mode, string? Reason)[] answers = [.. modes.Select(mode => (mode, whyNot(name, mode)))];
        return new MeasuredFramework(
            name,
            [.. answers.Where(answer => answer.Reason is null).Select(answer => answer.Mode)],
            [.. answers.Where(answer => answer.Reason is not null).Select(answer => new MissingMode(answer.Mode, answer.Reason!))]);
    }

    private static string Describe(MeasuredFramework framework) => framework.IsWhole
        ? framework.Name
        : $"{framework.Name} ({string.Join(", ", framework.Missing.Select(missing => $"without {missing.Mode.Name}: {missing.Reason}"))})";

    private static string Because(IEnumerable<MeasuredFramework> others)
    {
        string[] reasons = [.. others.SelectMany(other => other.Missing.Take(1).Select(missing => $"{other.Name} {missing.Mode.Name}: {missing.Reason}"))];
        return reasons.Length == 0 ? "" : $" ({string.Join("; ", reasons)})";
    }

    private static string Names(IReadOnlyList<DeploymentMode> modes) => string.Join(" and ", modes.Select(mode => mode.Name));
}

/// <summary>The doctor's answers about frameworks and modes, as far as a run needs them.</summary>
internal sealed class MachineAnswers(ProgressLine progress)
{
    private readonly PackageSource _source = PackageSource.OfThisCheckout();
    private readonly Lazy<string?> _linker = new(() =>
        NativeLinker.Check(Path.Combine(Checkout.Artifacts, "doctor")).FirstOrDefault(check => check is { IsDefault: true, Works: false }) is { } lacking
            ? $"{lacking.Subject}: {lacking.Detail}; {lacking.Next}"
            : null);

    /// <returns>Null where this machine can build a framework in a mode.</returns>
    internal string? WhyNot(string framework, DeploymentMode mode)
    {
        if (mode.IsNative && _linker.Value is { } noLinker)
            return noLinker;
        progress.Show($"asking the package source for {framework} {mode.Name}");
        return _source.Ask(Examination.QuestionOf(framework, mode), refresh: false).Reason;
    }
}
