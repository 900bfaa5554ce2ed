namespace JsonAot.Libraries;

/// <summary>
/// The payloads of this build: those of the suite, or those of the folder that the build was made for (-p:JsonAotPayload). No other
/// is named then, so that a native program has nothing else in it.
/// </summary>
public static class MeasuredPayloads
{
#if PAYLOAD_FROM_OUTSIDE
    public static IReadOnlyList<IPayload> All { get; } = Tried.TriedPayloads.All;

    public static IReadOnlyList<IPayload> EveryOne => All;
#else
    public static IReadOnlyList<IPayload> All => InBox.Payloads;

    /// <summary>With those whose documents are not here: they are compiled in too.</summary>
    public static IReadOnlyList<IPayload> EveryOne => InBox.EveryPayload;
#endif

    /// <summary>For a choice by name, in which * stands for anything.</summary>
    /// <exception cref="ArgumentException">One is named whose document is not here; the message says where to get it.</exception>
    public static void RequireDocuments(IEnumerable<string> names)
    {
        foreach (string name in names)
        {
            IPayload? named = EveryOne.FirstOrDefault(payload => name.Equals(payload.Name, StringComparison.OrdinalIgnoreCase));
            if (named?.Unavailable is { } reason)
                throw new ArgumentException(reason);
        }
    }

    /// <exception cref="ArgumentException">No payload has that name; the message lists them.</exception>
    public static IPayload Named(string name) =>
        All.FirstOrDefault(payload => payload.Name == name)
        ?? throw new ArgumentException($"There is no payload '{name}'. There are: {string.Join(", ", All)}.");
}
