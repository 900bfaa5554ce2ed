namespace JsonAot.Lab.Results;

/// <summary>The middle of a few numbers.</summary>
public static class Middle
{
    public static double Of(IEnumerable<double> numbers)
    {
        double[] ordered = [.. numbers.Order()];
        return (ordered[(ordered.Length - 1) / 2] + ordered[ordered.Length / 2]) / 2;
    }
}
