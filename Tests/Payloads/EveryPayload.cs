namespace JsonAot.Tests.Payloads;

/// <summary>Payloads by their names, as theories have them.</summary>
public static class EveryPayload
{
    public static TheoryData<string> Names() => [.. InBox.Payloads.Select(payload => payload.Name)];

    internal static MatrixTheoryData<string, string> With(IEnumerable<string> contenders) =>
        new(contenders, InBox.Payloads.Select(payload => payload.Name));
}
