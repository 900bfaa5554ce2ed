namespace JsonAot.Lab.Report.Model;

/// <summary>Whether a contender of this build writes a payload as something else than JSON.</summary>
internal sealed class BinaryOffer(Contender contender) : IPayloadVisitor
{
    private bool _isBinary;

    internal static bool Of(Contender contender, IPayload payload)
    {
        var offer = new BinaryOffer(contender);
        payload.Accept(offer);
        return offer._isBinary;
    }

    public void Visit<T>(Payload<T> payload)
        where T : class => _isBinary = contender.Offer(payload).Codec is { Traits.Format: WireFormat.Binary };
}
