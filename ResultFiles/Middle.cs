namespace JsonAot.ResultFiles;

/// <summary>The middle of a few numbers.</summary>
public static class Middle
{
    public static double Of(IEnumerable<double> numbers)
    {
        (double lower, double upper) = PairOf(numbers);
        return (lower + upper) / 2;
    }

    /// <summary>For what is a ratio: twice as much and half as much are equally far apart.</summary>
    public static double OfRatios(IEnumerable<double> ratios)
    {
        (double lower, double upper) = PairOf(ratios);
        return Math.Sqrt(lower * upper);
    }

    /// <summary>The two numbers in the middle. Where their count is odd there is only one, which stands for both.</summary>
    private static (double Lower, double Upper) PairOf(IEnumerable<double> numbers)
    {
        double[] ordered = [.. numbers.Order()];
        return (ordered[(ordered.Length - 1) / 2], ordered[ordered.Length / 2]);
    }
}
