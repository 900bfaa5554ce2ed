using JsonAot;
using JsonAot.Lab.MeasuredPrograms.Start;
using JsonAot.Libraries;

// One line per contender and one of two payloads: what discovery found, and what the gate says of it. Or of pairs of their types' names.
if (args.Length > 0)
{
    foreach (string[] pair in args.Chunk(2))
    {
        if (Choice.Contender(pair[0]) is not { } chosen || Choice.Payload(pair[1]) is not { } payload)
            Console.WriteLine($"{pair[0]} × {pair[1]}: not in this program");
        else
            payload.Accept(new Printer(chosen));
    }

    return;
}

foreach (Contender contender in LibraryContenders.All)
{
    // That they are found is what is looked at, and the gate takes seconds for a megabyte.
    foreach (string name in (string[])["Note", "CalibrationPoints"])
        InBox.PayloadNamed(name).Accept(new Printer(contender));
}

internal sealed class Printer(Contender contender) : IPayloadVisitor
{
    public void Visit<T>(Payload<T> payload)
        where T : class => Console.WriteLine(Gate.Check(contender, payload));
}
