using JsonAot.Lab.Measures;

namespace JsonAot.Lab.YourType;

/// <summary>What the result files say of the types that are tried: they are read once, and every cell and sentence is made of it.</summary>
internal sealed class Found
{
    private readonly Dictionary<string, Deployment> _modes = [];

    /// <param name="since">Times from before are of a machine that may have been busy then: they are left out.</param>
    internal static Found Read(ResultStore store, IReadOnlyList<DeploymentMode> modes, DateTimeOffset since)
    {
        var found = new Found();
        bool isNative = modes.Any(mode => mode.IsNative);
        foreach (DeploymentMode mode in isNative ? modes.Append(DeploymentMode.Aot).Distinct() : modes)
        {
            var deployment = new Deployment(Machine.Current.ToString(), Checkout.Framework, mode.Name);
            if (modes.Contains(mode))
            {
                Add<TimesResults>(times => times with { Rows = Since(times.Rows) });
                Add<Results<StartupRow>>(starts => starts with { Rows = Since(starts.Rows) });
                Add<Results<SizeRow>>(sizes => sizes);
            }

            // They are of a plain native program, whichever native modes were asked for.
            if (isNative && mode == DeploymentMode.Aot)
                Add<Results<VerdictRow>>(verdicts => verdicts);
            found._modes[mode.Name] = deployment;

            void Add<T>(Func<T, T> choose)
                where T : class, IResults<T>
            {
                if (store.Read<T>(Machine.Current, Checkout.Framework, mode.Name) is { } results)
                    deployment.Add(T.FileName, choose(results));
            }
        }

        return found;

        TRow[] Since<TRow>(IEnumerable<TRow> rows)
            where TRow : IRow => [.. rows.Where(row => row.TakenAt >= since)];
    }

    /// <summary>Everything of one of the modes that were asked for.</summary>
    internal Deployment this[DeploymentMode mode] => _modes[mode.Name];

    internal IReadOnlyList<VerdictRow> Verdicts => _modes.GetValueOrDefault(DeploymentMode.Aot.Name)?.Rows<VerdictRow>() ?? [];
}
