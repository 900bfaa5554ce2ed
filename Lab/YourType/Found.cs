using JsonAot.Lab.Measures;

namespace JsonAot.Lab.YourType;

/// <summary>What the result files say of the types that are tried: they are read once, and every cell and sentence is made of it.</summary>
internal sealed class Found
{
    private readonly Dictionary<string, Deployment> _modes = [];

    /// <param name="since">Times from before are of a machine that may have been busy then: they are left out.</param>
    internal static Found Read(ResultStore store, IReadOnlyList<DeploymentMode> modes, DateTimeOffset since)
    {
        // They are of a plain native program, whichever native modes were asked for.
        var found = new Found
        {
            Verdicts = modes.Any(mode => mode.IsNative) ? In<Results<VerdictRow>>(DeploymentMode.Aot)?.Rows ?? [] : [],
        };
        foreach (DeploymentMode mode in modes)
        {
            var deployment = new Deployment(Machine.Current.ToString(), Checkout.Framework, mode.Name);
            if (In<TimesResults>(mode) is { } times)
                deployment.Add(TimesResults.FileName, times with { Rows = [.. times.Rows.Where(IsNew)] });
            if (In<Results<StartupRow>>(mode) is { } starts)
                deployment.Add(StartupRow.FileName, starts with { Rows = [.. starts.Rows.Where(IsNew)] });
            if (In<Results<SizeRow>>(mode) is { } sizes)
                deployment.Add(SizeRow.FileName, sizes);
            found._modes[mode.Name] = deployment;
        }

        return found;

        T? In<T>(DeploymentMode mode)
            where T : class, IResults<T> => store.Read<T>(Machine.Current, Checkout.Framework, mode.Name);

        bool IsNew(IRow row) => row.TakenAt >= since;
    }

    /// <summary>Everything of one of the modes that were asked for.</summary>
    internal Deployment this[DeploymentMode mode] => _modes[mode.Name];

    internal required IReadOnlyList<VerdictRow> Verdicts { get; init; }
}
