using System.Globalization;

namespace JsonAot.Lab.Commands.Disturbed;

/// <summary>
/// The runs that are measured already, below artifacts/: a command that was stopped goes on after them. Runs of another commit, or of another time
/// of the day, say nothing of each other, and are measured anew.
/// </summary>
internal sealed class DisturbedFolder(string path, string commit, IReadOnlyList<DeploymentMode> modes)
{
    private static readonly TimeSpan Together = TimeSpan.FromHours(3);

    internal ResultStore StoreOf(string run) => new(Path.Combine(path, run));

    /// <summary>What a run measured and how long it took; null where it has to be measured.</summary>
    internal (IReadOnlyDictionary<DeploymentMode, SteadyState> States, TimeSpan Took)? Kept(string run, DateTimeOffset now)
    {
        ResultStore store = StoreOf(run);
        var states = new Dictionary<DeploymentMode, SteadyState>();
        foreach (DeploymentMode mode in modes)
        {
            if (store.Read<SteadyState>(Machine.Current, Checkout.Framework, mode.Name) is not { } state
                || state.Manifest.Commit != commit
                || now - state.Manifest.TakenAt > Together)
                return null;
            states[mode] = state;
        }

        return File.Exists(SecondsOf(run)) && double.TryParse(File.ReadAllText(SecondsOf(run)), CultureInfo.InvariantCulture, out double seconds)
            ? (states, TimeSpan.FromSeconds(seconds))
            : null;
    }

    /// <summary>Why a run that has just ended is not kept.</summary>
    internal string WhyNotKept(string run)
    {
        string[] others =
        [
            .. modes.Select(mode => StoreOf(run).Read<SteadyState>(Machine.Current, Checkout.Framework, mode.Name)?.Manifest.Commit).OfType<string>()
                .Where(other => other != commit).Distinct(),
        ];
        return others.Length == 0
            ? $"A run has left no figures in {StoreOf(run).Root}."
            : $"The sources changed during a run: this command began at {commit}, and the run was of {string.Join(", ", others)}. Leave them alone until it ends.";
    }

    /// <summary>Half a run is no run.</summary>
    internal void Clear(string run)
    {
        if (Directory.Exists(Path.Combine(path, run)))
            Directory.Delete(Path.Combine(path, run), recursive: true);
    }

    /// <summary>To be called last: a run without it was not finished.</summary>
    internal void Finish(string run, TimeSpan took) => File.WriteAllText(SecondsOf(run), took.TotalSeconds.ToString("F1", CultureInfo.InvariantCulture));

    /// <summary>The next command begins anew.</summary>
    internal void Delete() => Directory.Delete(path, recursive: true);

    private string SecondsOf(string run) => Path.Combine(path, run, "seconds.txt");
}
