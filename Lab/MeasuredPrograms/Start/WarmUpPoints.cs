namespace JsonAot.Lab.MeasuredPrograms.Start;

/// <summary>1, 2, 5, 10, 20, 50 and so on. Compiled into the Lab as well.</summary>
internal static class WarmUpPoints
{
    private static readonly int[] Steps = [1, 2, 5];

    internal static IEnumerable<int> UpTo(int most)
    {
        for (int decade = 1; ; decade *= 10)
        {
            foreach (int step in Steps)
            {
                if (decade > most / step)
                    yield break;
                yield return decade * step;
            }
        }
    }
}
