using JsonAot.Libraries;
using Xunit;

namespace JsonAot.Tests.Gate;

public class GateTests
{
    public static TheoryData<string, string> EveryPair()
    {
        var pairs = new TheoryData<string, string>();
        foreach (Contender contender in InBox.Contenders.Concat(LibraryContenders.All))
        {
            foreach (IPayload payload in InBox.Payloads)
                pairs.Add(contender.Name, payload.Name);
        }

        return pairs;
    }
}
