using JsonAot;
using JsonAot.Libraries;

// One line a contender and payload: what discovery found, and what the gate says of it.
foreach (Contender contender in LibraryContenders.All)
{
    foreach (IPayload payload in InBox.Payloads)
        payload.Accept(new Printer(contender));
}

internal sealed class Printer(Contender contender) : IPayloadVisitor
{
    public void Visit<T>(Payload<T> payload)
        where T : class => Console.WriteLine(Gate.Check(contender, payload));
}
