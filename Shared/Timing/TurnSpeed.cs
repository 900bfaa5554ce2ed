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

    /// <param name="samples">For each call the time in each turn.</param>
    /// <returns>The same times as if every turn had had the machine's full speed.</returns>
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

        double full = factors.Order().ElementAt((int)(turns * Fast));
        return [.. samples.Select(times => times.Zip(factors, (time, factor) => time * full / factor).ToArray())];
    }

    // Shared knows no other room, and so not the middle that results are made of.
    private static double Middle(IEnumerable<double> numbers)
    {
        double[] ordered = [.. numbers.Order()];
        return (ordered[(ordered.Length - 1) / 2] + ordered[ordered.Length / 2]) / 2;
    }
}
