using JsonAot.Libraries;

namespace JsonAot;

/// <summary>What Probe/Start's work asks for the contender and the payload: this program has all of them compiled in.</summary>
internal static class Choice
{
    internal static IPayload? Payload(string type) => InBox.PayloadOfType(type);

    internal static Contender? Contender(string type) => Contenders.OfType(type);
}
