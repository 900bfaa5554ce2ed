namespace JsonAot;

/// <summary>
/// Nothing is timed that has not passed here, in the process that times it: every lane, both directions, equal by
/// value, and JSON output read back by System.Text.Json.
/// </summary>
public static class Gate
{
    // Nobody is blamed for what this suite cannot do.
    private const string NotCompared = "it may be right, but this suite cannot compare what was read";

    /// <param name="direction">The only one to look at, so that a reader that hangs costs no figure of the writer; none means both.</param>
    public static GateReport Check<T>(Contender contender, Payload<T> payload, Directions direction = Directions.None)
        where T : class
    {
        Offer<T> offer = contender.Offer(payload);
        return offer.Codec is null
            ? GateReport.Absent(contender.Name, payload.Name, offer.Unavailable!)
            : Check(contender.Name, offer.Codec, payload, direction);
    }

    public static GateReport Check<T>(string contender, ICodec<T> codec, Payload<T> payload, Directions direction = Directions.None)
        where T : class
    {
        var findings = new List<GateFinding>();
        var remarks = new List<GateFinding>();
        var seen = new ReadBackOnce();
        foreach (GateStep<T> step in GateStep<T>.All.Where(one =>
            codec.Traits.Supports(one.Direction) && (direction == Directions.None || one.Direction == direction)))
        {
            try
            {
                GateStepResult result = step.Run(codec, payload, seen);
                findings.AddRange(result.Differences.Select(text => new GateFinding(step.Direction, step.Name, text, result.IsNoJson)));
                if (result.Remark is { } remark)
                    remarks.Add(new GateFinding(step.Direction, step.Name, remark, IsUseless: false));
            }
            catch (Exception problem) when (problem is not OutOfMemoryException)
            {
                findings.Add(new GateFinding(step.Direction, step.Name, Describe(problem), IsUseless: true));
            }
        }

        return GateReport.Of(contender, payload.Name, findings, remarks);
    }

    /// <summary>
    /// Passes a codec through the gate once more, when it has been timed: one that is right at first and wrong later would otherwise win.
    /// </summary>
    /// <param name="before">The earlier report on that direction; on both, where it is none.</param>
    /// <returns>Null when that is what it finds now; otherwise what it finds.</returns>
    public static string? Changed<T>(GateReport before, ICodec<T> codec, Payload<T> payload, Directions direction = Directions.None)
        where T : class
    {
        GateReport after = Check(before.Contender, codec, payload, direction);
        return after.Findings.SequenceEqual(before.Findings) ? null : $"after it was timed, {after}";
    }

    /// <summary>The members in which what was read differs from the payload's sample; none when they are equal by value.</summary>
    public static IReadOnlyList<string> Differences<T>(Payload<T> payload, T? actual)
        where T : class
    {
        try
        {
            if (payload.AreEqual(payload.Sample, actual))
                return [];
            if (actual is null)
                return ["the value became null"];
            IReadOnlyList<string> named = JsonDifference.Between(payload.CanonicalUtf8, payload.Compared(actual));
            return named.Count > 0 ? named : ["the values are unequal, though System.Text.Json writes both alike"];
        }
        catch (Exception problem) when (problem is not OutOfMemoryException)
        {
            return [$"{NotCompared}: {Describe(problem)}"];
        }
    }

    /// <summary>An exception in one line: its type, and the beginning of what it says.</summary>
    public static string Describe(Exception problem) => $"{problem.GetType().Name}: {OneLine.Of(problem.Message)}";
}
