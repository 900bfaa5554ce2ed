using JsonAot.Lab.Doctor;
using JsonAot.Lab.Terminal;

namespace JsonAot.Lab.Commands.Run;

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
