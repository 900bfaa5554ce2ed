using JsonAot.Tests.Payloads;

namespace JsonAot.Tests.ThirdParty;

/// <summary>The gate's report of one contender on the payload that is visited.</summary>
/// <param name="isSlow">
/// Gives a library of documents of megabytes what shows something new. A fast one, and the first of its kind, gets all, with what only a
/// long document shows.
/// </param>
/// <param name="isReduced">Gives only the part of a document that shows something new.</param>
internal sealed class GateVisitor(Contender contender, bool isSlow = false, bool isReduced = false) : IPayloadVisitor
{
    internal GateReport? Report { get; private set; }

    public void Visit<T>(Payload<T> payload)
        where T : class => Report = Gate.Check(
            contender, isReduced ? Reduced.Of(payload) : isSlow ? Reduced.WhereLarge(payload) : payload);
}
