using System.Reflection;
using System.Runtime.Loader;

namespace JsonAot.Lab.Programs.Probes;

/// <summary>The Lab loads payloads that somebody else wrote.</summary>
internal static class LabPayloads
{
    private const string Assembly = "JsonAot.Tried";

    /// <param name="folder">The folder of a program that was published with the payloads.</param>
    internal static IPayload[] Load(string folder)
    {
        // A context of its own, because the next payload has the same name. What the Lab has too, such as the contract, is the Lab's.
        var context = new AssemblyLoadContext(folder);
        context.Resolving += (_, name) =>
            Path.Combine(folder, $"{name.Name}.dll") is var path && File.Exists(path) ? context.LoadFromAssemblyPath(path) : null;
        Type list = context.LoadFromAssemblyPath(Path.Combine(folder, $"{Assembly}.dll")).GetType($"{Assembly}.TriedPayloads", true)!;
        return (IPayload[])list.GetProperty("All", BindingFlags.Static | BindingFlags.NonPublic)!.GetValue(null)!;
    }
}
