using System.Globalization;
using JsonAot.Lab.Terminal;

namespace JsonAot.Lab.Stages;

/// <summary>Where a run is: which stage of how many, how long all of it may still take, and what is being measured at the moment.</summary>
internal sealed class RunProgress(IReadOnlyList<Stage> stages, StageTimes times, ProgressLine line)
{
    private int _number;

    internal void Begin(int number)
    {
        _number = number;
        line.Say($"{HeadOf(number)} {stages[number].Title} (about {Format(times.Of(stages[number]))})");
    }

    internal void Show(string what, TimeSpan soFar)
    {
        TimeSpan left = TimeSpan.FromTicks(stages.Skip(_number + 1).Where(stage => stage.Omitted is null).Sum(stage => times.Of(stage).Ticks));
        TimeSpan here = times.Of(stages[_number]) - soFar;
        // A stage that takes longer than it should has something left to do.
        left += here > TimeSpan.FromSeconds(5) ? here : TimeSpan.FromSeconds(5);
        line.Show($"{HeadOf(_number)} about {Format(left)} left in all: {what}");
    }

    internal string HeadOf(int number) => string.Create(CultureInfo.InvariantCulture, $"[{number + 1}/{stages.Count}]");

    internal static string Format(TimeSpan time) => time.TotalSeconds < 90
        ? string.Create(CultureInfo.InvariantCulture, $"{time.TotalSeconds:0} s")
        : string.Create(CultureInfo.InvariantCulture, $"{time.TotalMinutes:0.#} min");
}
