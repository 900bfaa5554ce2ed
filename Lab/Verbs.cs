namespace JsonAot.Lab;

internal static class Verbs
{
    /// <summary>In the order of the help.</summary>
    internal static IReadOnlyList<IVerb> All { get; } =
    [
        new WholeRun.RunVerb(),
        new Doctor.DoctorVerb(),
        new Verify.VerifyVerb(),
        new Errors.ErrorsVerb(),
        new Cpu.CpuVerb(),
        new Limits.LimitsVerb(),
        new Startup.StartupVerb(),
        new WarmUp.WarmUpVerb(),
        new Size.SizeVerb(),
        new Memory.MemoryVerb(),
        new Verdicts.VerdictsVerb(),
        new Claims.ClaimsVerb(),
        new Compare.CompareVerb(),
        new Merge.MergeVerb(),
        new Report.ReportVerb(),
        new Readme.ReadmeVerb(),
    ];
}
