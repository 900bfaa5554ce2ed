using JsonAot.Tests.Payloads;

namespace JsonAot.Tests.ThirdParty;

/// <summary>The gate's report of one contender on the payload that is visited.</summary>
/// <param name="isSlow">
/// Of megabytes it is given what shows something new. What is fast, and the first of its kind, is given all of it, with whatever only a
/// long document shows.
/// </param>
/// <param name="isReduced">Of every document it is given what shows something new.</param>
internal sealed class GateVisitor(Contender contender, bool isSlow = false, bool isReduced = false) : IPayloadVisitor
{
    internal GateReport? Report { get; private set; }

    public void Visit<T>(Payload<T> payload)
        where T : class => Report = Gate.Check(
            contender, isReduced ? Reduced.Of(payload) : isSlow ? Reduced.WhereLarge(payload) : payload);
}
