namespace JsonAot.Tests.ThirdParty;

/// <summary>The gate's report of one contender on the payload that is visited.</summary>
internal sealed class GateVisitor(Contender contender) : IPayloadVisitor
{
    internal GateReport? Report { get; private set; }

    public void Visit<T>(Payload<T> payload)
        where T : class => Report = Gate.Check(contender, payload);
}
