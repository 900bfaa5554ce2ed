using System.Text.Json.Serialization.Metadata;
using JsonAot.Lab.Runs;
using JsonAot.Lab.Terminal;
using JsonAot.ResultFiles;

namespace JsonAot.Lab.Probes;

/// <summary>What the verbs share that ask one probe a mode: the lock, the modes one after the other, each kept as soon as it is whole.</summary>
internal static class ProbedRun
{
    /// <param name="verb">As the user types it.</param>
    internal static int Measure<T>(
        string verb,
        IReadOnlyList<DeploymentMode> modes,
        ResultStore store,
        bool json,
        Func<ProbeSession, ProgressLine, T> measure,
        JsonTypeInfo<IReadOnlyList<T>> typeInfo,
        Action<IReadOnlyList<T>> print)
        where T : class, IResults<T>
    {
        var measured = new List<T>();
        using (var progress = new ProgressLine())
        using (ProbeSession.TakeLock())
        {
            foreach (ProbeSession session in ProbeSession.Open(modes, $"JsonAot.Lab {verb}", progress.Say))
            {
                T results = measure(session, progress);
                measured.Add(results);
                progress.Say($"Results: {store.Keep(results)}");
            }
        }

        Keeping.Show(measured, json, typeInfo, print);
        return ExitCodes.Success;
    }
}
