using System.Buffers;
using System.Runtime.CompilerServices;
using System.Text.Json;
using Sample;

var order = new Order { Number = 7, Customer = "Zoë \"Z\" O'Neill", Placed = new DateTime(2024, 2, 29, 12, 0, 0, DateTimeKind.Utc) };
order.Lines.Add(new Line("black coffee", 2, 3.50m));

byte[] utf8 = Codecs.Order.SerializeToUtf8Bytes(order);
Order read = Codecs.Order.Deserialize(utf8) ?? throw new InvalidOperationException("Nothing was read.");
string text = Codecs.Order.SerializeToString(read);
var buffer = new ArrayBufferWriter<byte>();
Codecs.Order.Serialize(buffer, read);
if (read.Lines.Count != 1 || read.Lines[0] != order.Lines[0] || read.Placed != order.Placed || !buffer.WrittenSpan.SequenceEqual(utf8))
    throw new InvalidOperationException("Not what was written.");

try
{
    Codecs.Order.Deserialize("{\n  \"lines\": [ { \"price\": \"free\" } ]\n}"u8);
    throw new InvalidOperationException("A price that is none was read.");
}
catch (JsonException refusal)
{
    Console.WriteLine($"{refusal.Path} {refusal.LineNumber} {refusal.BytePositionInLine}");
}

// Both are read where the project has no switches.
Console.WriteLine(Outcome("""{"customer":"Ada","lines":[{"article":null,"count":1,"price":2}]}"""u8));
Console.WriteLine(Outcome("""{"customer":"Ada","lines":[{"article":"tea","count":1}]}"""u8));
Console.WriteLine(text);
Console.WriteLine(RuntimeFeature.IsDynamicCodeSupported ? "JIT" : "native");

static string Outcome(ReadOnlySpan<byte> json)
{
    try
    {
        Codecs.Order.Deserialize(json);
        return "read";
    }
    catch (JsonException)
    {
        return "refused";
    }
}
