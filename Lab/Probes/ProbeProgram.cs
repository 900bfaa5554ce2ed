namespace JsonAot.Lab.Probes;

/// <summary>The programs that the Lab publishes and watches from outside.</summary>
internal static class ProbeProgram
{
    /// <summary>Every role, every contender and payload that was not left out.</summary>
    internal static readonly ProgramProject Probe = new("Probe", "JsonAot.Probe");

    /// <summary>The smallest program that reads and writes: one payload, one contender, and the handshake.</summary>
    internal static readonly ProgramProject Start = new("Probe/Start", "JsonAot.Start");

    /// <summary>A program that does nothing; with the property Handshake=true it shakes hands and does nothing.</summary>
    internal static readonly ProgramProject Floor = new("Probe/Floor", "JsonAot.Floor") { HasPayloads = false };

    /// <summary>Tries one direction of one contender, and uses no serializer of its own that could keep what the contender loses.</summary>
    internal static readonly ProgramProject Verdict = new("Probe/Verdict", "JsonAot.Verdict");
}
