namespace JsonAot;

/// <summary>
/// What the machine's speed does to calls that take turns. A neighbour on the same core makes all of them slower by about the same factor, for
/// milliseconds or for seconds. The calls of one turn share it, so that they tell it together, and it can be taken out of each of them.
/// </summary>
public static class TurnSpeed
{
    // Factors and middles follow from each other. After three rounds nothing moves any more.
    private const int Rounds = 3;

    // The speed that counts is one that the machine has reached several times, and not once by chance.
    private const double Fast = 0.05;

    // A neighbour does not slow all code by one factor: what needs the whole core, as SpanCodec does, loses more. So only the turns that are
    // about as fast as the fast ones are kept; and a quarter of all where there are fewer, because the middle of a few is chance.
    private const double MostSlowness = 1.12;
    private const double Least = 0.25;

    /// <param name="samples">For each call the time in each turn.</param>
    /// <returns>For each call its times in the fast turns, as if each of these had had the machine's full speed.</returns>
    public static double[][] Even(double[][] samples)
    {
        if (samples.Length == 0 || samples[0].Length == 0)
            return samples;
        int turns = samples[0].Length;
        double[] middles = [.. samples.Select(Middle)];
        double[] factors = new double[turns];
        for (int round = 0; round < Rounds; round++)
        {
            for (int turn = 0; turn < turns; turn++)
                factors[turn] = Middle(samples.Select((times, call) => times[turn] / middles[call]));
            middles = [.. samples.Select(times => Middle(times.Zip(factors, (time, factor) => time / factor)))];
        }

        int[] fast = [.. Enumerable.Range(0, turns).OrderBy(turn => factors[turn])];
        double full = factors[fast[(int)(turns * Fast)]];
        int asFast = fast.Count(turn => factors[turn] <= full * MostSlowness);
        int[] kept = fast[..Math.Max(asFast, (int)Math.Ceiling(turns * Least))];
        return [.. samples.Select(times => Array.ConvertAll(kept, turn => times[turn] * full / factors[turn]))];
    }

    // Shared knows no other room, and so not the middle that results are made of.
    private static double Middle(IEnumerable<double> numbers)
    {
        double[] ordered = [.. numbers.Order()];
        return (ordered[(ordered.Length - 1) / 2] + ordered[ordered.Length / 2]) / 2;
    }
}
