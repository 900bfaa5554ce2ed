using System.Reflection;
using System.Runtime.Loader;

namespace JsonAot.Lab.Probes;

/// <summary>What the Lab does with a payload itself: it writes its document, and loads those that somebody else wrote.</summary>
internal static class LabPayloads
{
    private const string Assembly = "JsonAot.Tried";

    /// <summary>The document that a program is given to read.</summary>
    /// <returns>The file's path.</returns>
    internal static string WriteDocument(IPayload payload, string folder)
    {
        string path = Path.Combine(folder, $"{payload.Name}.json");
        Directory.CreateDirectory(folder);
        File.WriteAllBytes(path, payload.CanonicalUtf8);
        return path;
    }

    /// <param name="folder">Of a program that was published with the payloads.</param>
    internal static IPayload[] Load(string folder)
    {
        // Of its own, because the next payload has the same name. What the Lab has too, such as the contract, is the Lab's.
        var context = new AssemblyLoadContext(folder);
        context.Resolving += (_, name) =>
            Path.Combine(folder, $"{name.Name}.dll") is var path && File.Exists(path) ? context.LoadFromAssemblyPath(path) : null;
        Type list = context.LoadFromAssemblyPath(Path.Combine(folder, $"{Assembly}.dll")).GetType($"{Assembly}.TriedPayloads", true)!;
        return (IPayload[])list.GetProperty("All", BindingFlags.Static | BindingFlags.NonPublic)!.GetValue(null)!;
    }
}
