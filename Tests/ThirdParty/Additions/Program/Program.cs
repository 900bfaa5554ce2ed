using JsonAot;
using JsonAot.Libraries;

// One line per contender and payload: what discovery found, and what the gate says of it.
foreach (Contender contender in Contenders.All)
    InBox.PayloadNamed("Note").Accept(new Printer(contender));

// The gate takes seconds for a megabyte, and SimpleJson, which is in the box, much longer.
foreach (Contender contender in LibraryContenders.All)
    InBox.PayloadNamed("CalibrationPoints").Accept(new Printer(contender));

internal sealed class Printer(Contender contender) : IPayloadVisitor
{
    public void Visit<T>(Payload<T> payload)
        where T : class => Console.WriteLine(Gate.Check(contender, payload));
}
