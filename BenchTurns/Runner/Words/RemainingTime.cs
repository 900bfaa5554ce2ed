namespace BenchTurns.Words;

/// <summary>How long something will take, in words.</summary>
public static class RemainingTime
{
    /// <summary>Such as "about 20 s left".</summary>
    public static string Words(TimeSpan time) =>
        $"about {(time.TotalSeconds < 90 ? $"{time.TotalSeconds:0} s" : $"{time.TotalMinutes:0} min")} left";
}
