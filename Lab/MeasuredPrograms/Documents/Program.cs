using System.Runtime.Loader;
using System.Text.Json;
using JsonAot.Lab.MeasuredPrograms.Documents;

// The answers go into a file, one a line and each at once: the type may print, and may end the process.
if (args is not [var asked, var answers])
{
    Console.Error.WriteLine("The program is started by the Lab, with a request and a file for answers.");
    return 2;
}

DocumentsRequest request = JsonSerializer.Deserialize<DocumentsRequest>(File.ReadAllText(asked))!;
using var output = new StreamWriter(answers) { AutoFlush = true };
var trials = new Trials(
    request, NewtonsoftSide.Of(request, HolderIn(request.Original)), SystemTextJsonSide.Of(request, HolderIn(request.Copy)),
    Generated(request.SpanCodec), Generated(request.Patched));
for (int i = 0; i < request.Cases.Length; i++)
    output.WriteLine(JsonSerializer.Serialize(trials.Answer(i)));
return 0;

static Type HolderIn(string assembly) =>
    AssemblyLoadContext.Default.LoadFromAssemblyPath(assembly).GetType(Roots.Class, throwOnError: true)!;

static GeneratedSide? Generated(string? assembly) => assembly is null ? null : GeneratedSide.Of(HolderIn(assembly));
