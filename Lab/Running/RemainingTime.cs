namespace JsonAot.Lab.Running;

/// <summary>The words for the time that something still needs.</summary>
internal static class RemainingTime
{
    internal static string Words(TimeSpan time) =>
        $"about {(time.TotalSeconds < 90 ? $"{time.TotalSeconds:0} s" : $"{time.TotalMinutes:0} min")} left";
}
