namespace BenchTurns.Statistics;

/// <summary>Student's distribution: how far the mean of a few values may lie from the truth.</summary>
public static class Student
{
    private const double Widest = 1e9;
    private const int Halvings = 120;

    /// <summary>The value that the distribution stays below with a probability of more than one half.</summary>
    /// <param name="freedom">The number of values, less one.</param>
    public static double Quantile(double probability, int freedom)
    {
        double low = 0, high = Widest;
        for (int i = 0; i < Halvings; i++)
        {
            double middle = (low + high) / 2;
            if (0.5 + (Within(middle, freedom) / 2) < probability)
                low = middle;
            else
                high = middle;
        }

        return high;
    }

    /// <summary>How likely a value lies between minus t and t: a sum of powers of a cosine (Abramowitz and Stegun, 26.7.3).</summary>
    private static double Within(double t, int freedom)
    {
        double angle = Math.Atan(t / Math.Sqrt(freedom));
        double cosine = Math.Cos(angle);
        bool isOdd = freedom % 2 == 1;
        double term = isOdd ? cosine : 1, sum = freedom == 1 ? 0 : term;
        for (int k = isOdd ? 3 : 2; k < freedom; k += 2)
        {
            term *= cosine * cosine * (k - 1) / k;
            sum += term;
        }

        return isOdd ? 2 / Math.PI * (angle + (Math.Sin(angle) * sum)) : Math.Sin(angle) * sum;
    }
}
