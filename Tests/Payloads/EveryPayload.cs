namespace JsonAot.Tests.Payloads;

/// <summary>Runs a check on a payload known by its name only, as theories have it.</summary>
internal static class EveryPayload
{
    internal static TheoryData<string> Names() => [.. InBox.Payloads.Select(payload => payload.Name)];

    internal static TheoryData<string, string> With(IEnumerable<string> contenders) => new(
        from contender in contenders
        from payload in InBox.Payloads
        select (contender, payload.Name));

    internal static void Check(string name, IPayloadVisitor check) => InBox.PayloadNamed(name).Accept(check);
}
