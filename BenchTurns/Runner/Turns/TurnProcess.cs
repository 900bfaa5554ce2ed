using System.Globalization;
using BenchTurns.Timed;

namespace BenchTurns.Turns;

/// <summary>
/// One entrant of a group: its process, and what is known of each of its tasks. A process that ends is started again without the task
/// that ended it.
/// </summary>
internal sealed class TurnProcess(Entrant entrant, TurnSettings settings) : IDisposable
{
    // A batch in which the JIT compiled something is not counted, unless it always does.
    private const int MostTries = 4;

    private LiveChild? _child;
    private TimedTask[] _running = [];

    internal Entrant Entrant => entrant;

    internal TimedTask[] Tasks { get; private set; } = [];

    /// <summary>Whether any of its tasks can be timed.</summary>
    internal bool IsAble => Array.Exists(Tasks, task => task.Figure.Reason is null);

    /// <param name="reasons">Why a task cannot be timed; null where nothing is known.</param>
    internal void Start(IReadOnlyList<string> tasks, Func<string, string?> reasons)
    {
        Tasks =
        [
            .. tasks.Select(task => new TimedTask(new TurnFigure(entrant.Name, entrant.IsTwin, task) { Reason = reasons(task) }, settings)),
        ];
        StartAgain();
    }

    /// <summary>Times a batch, if this is a round of the task.</summary>
    internal void Turn(int place, int round)
    {
        TimedTask task = Tasks[place];
        if (task.Figure.Reason is not null || !task.TakesPart(round))
            return;
        for (int tries = 1; tries <= MostTries; tries++)
        {
            _child!.Write(string.Create(CultureInfo.InvariantCulture, $"{Array.IndexOf(_running, task)} {task.Slices} {task.Calls}"));
            if (Next(TurnWord.Timed, task) is not { } line)
            {
                StartAgain();
                return;
            }

            if (TurnBatch.Of(line.Figures) is { } batch && (batch.Compiled == 0 || tries == MostTries))
            {
                task.Batches.Add(batch);
                return;
            }
        }
    }

    /// <summary>Lets it check its results, and ends it.</summary>
    internal void Finish()
    {
        if (_child is null)
            return;
        _child.Write(TurnLine.NoMoreTurns);
        Next(TurnWord.Checked, null);
        Dispose();
    }

    public void Dispose()
    {
        _child?.Dispose();
        _child = null;
    }

    private void StartAgain()
    {
        while (true)
        {
            Dispose();
            _running = [.. Tasks.Where(task => task.Figure.Reason is null)];
            if (_running.Length == 0)
                return;
            IEnumerable<string> tasks = _running.Select(task => task.Figure.Task);
            _child = new LiveChild(entrant.Program, [.. entrant.Arguments, .. tasks, .. entrant.ArgumentsBehind]);
            if (Next(TurnWord.Ready, null) is not null)
                return;
        }
    }

    /// <summary>Reads until that word comes, and learns from what comes before it.</summary>
    /// <param name="current">What the process works on.</param>
    /// <returns>Null where the process ended, and the task that it worked on has the reason.</returns>
    private TurnLine? Next(TurnWord wanted, TimedTask? current)
    {
        string? thrown = null;
        while (_child!.ReadLine(settings.Limit) is { } text)
        {
            if (TurnLine.Parse(text) is { } line)
            {
                if (line.Word == wanted)
                    return line;
                current = _running[line.Task];
                current.Learn(line);
            }
            else if (text.StartsWith("// ", StringComparison.Ordinal))
            {
                Array.ForEach(_running, task => task.Said.Add(text));
            }
            else if (text.Contains("Exception: ", StringComparison.Ordinal))
            {
                thrown ??= text.Trim();
            }
        }

        ChildRun run = _child.End();
        // BenchmarkDotNet's program prints what a constructor throws, and ends with an exit code.
        string reason = $"its process {run.WhyNoAnswer}{(thrown is not null && run.Errors.Length == 0 ? $": {thrown}" : "")}";
        // Before its first word a process has not even begun with a task: then none can be timed.
        foreach (TimedTask task in current is null ? _running : [current])
            task.Refuse(reason);
        return null;
    }
}
