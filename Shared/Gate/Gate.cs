using System.Text.Json;

namespace JsonAot;

/// <summary>
/// Nothing is timed that has not passed here, in the process that times it: every lane, both directions, equal by
/// value, and JSON output read back by System.Text.Json.
/// </summary>
public static class Gate
{
    public static GateReport Check<T>(Contender contender, Payload<T> payload)
        where T : class
    {
        Offer<T> offer = contender.Offer(payload);
        return offer.Codec is null
            ? new GateReport(contender.Name, payload.Name, Fidelity.Unavailable, [offer.Unavailable!])
            : Check(contender.Name, offer.Codec, payload);
    }

    public static GateReport Check<T>(string contender, ICodec<T> codec, Payload<T> payload)
        where T : class
    {
        var findings = new List<string>();
        bool threw = false;
        foreach (GateStep<T> step in GateStep<T>.All)
        {
            if (!codec.Traits.Supports(step.Direction))
                continue;
            try
            {
                findings.AddRange(step.Run(codec, payload).Select(finding => $"{step.Name}: {finding}"));
            }
            catch (Exception problem) when (problem is not OutOfMemoryException)
            {
                threw = true;
                findings.Add($"{step.Name}: {Describe(problem)}");
            }

            // The remaining lanes would only repeat the same finding in other words.
            if (findings.Count > 0)
                break;
        }

        Fidelity fidelity = threw ? Fidelity.Throws : findings.Count > 0 ? Fidelity.Lossy : Fidelity.Faithful;
        return new GateReport(contender, payload.Name, fidelity, findings);
    }

    /// <summary>The members in which what was read differs from the payload's sample; none when they are equal by value.</summary>
    public static IReadOnlyList<string> Differences<T>(Payload<T> payload, T? actual)
        where T : class
    {
        if (payload.AreEqual(payload.Sample, actual))
            return [];
        if (actual is null)
            return ["the value became null"];
        IReadOnlyList<string> named = JsonDifference.Between(
            payload.CanonicalUtf8,
            JsonSerializer.SerializeToUtf8Bytes(actual, payload.Metadata));
        return named.Count > 0 ? named : ["the values are unequal, though System.Text.Json writes both alike"];
    }

    /// <summary>An exception in one line: its type, and the beginning of what it says.</summary>
    public static string Describe(Exception problem) => $"{problem.GetType().Name}: {OneLine.Of(problem.Message)}";
}
