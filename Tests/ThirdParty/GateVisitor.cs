using JsonAot.Tests.Payloads;

namespace JsonAot.Tests.ThirdParty;

/// <summary>The gate's report of one contender on the payload that is visited.</summary>
/// <param name="isSlow">Of megabytes it is given what shows something new. All that is fast is given all of it, with whatever only a long document shows.</param>
internal sealed class GateVisitor(Contender contender, bool isSlow = false) : IPayloadVisitor
{
    internal GateReport? Report { get; private set; }

    public void Visit<T>(Payload<T> payload)
        where T : class => Report = Gate.Check(contender, isSlow ? Reduced.WhereLarge(payload) : payload);
}
