using System.Text.Json;
using JsonAot.Probe.Answers;
using JsonAot.Probe.Compiler;

if (args is not [var path])
{
    Console.Error.WriteLine("This program is started by the Lab, with the file of an order: Lab/Measures/BuildCost.");
    return 2;
}

CompileOrder order = JsonSerializer.Deserialize(File.ReadAllBytes(path), CompileJson.Default.CompileOrder)!;
Console.WriteLine(JsonSerializer.Serialize(new CompileAnswer(Passes.Of(order)), CompileJson.Default.CompileAnswer));
return 0;
