using System.Reflection;

namespace JsonAot.Lab.Probes;

/// <summary>The payloads that this Lab knows: those of the suite, or the one from outside that its environment names.</summary>
internal static class LabPayloads
{
    /// <summary>Names the assembly of that payload, as it was built into a program.</summary>
    internal const string AssemblyVariable = "JsonAotPayloadAssembly";

    private const string TypeName = "JsonAot.Tried.TriedPayload";

    internal static IReadOnlyList<IPayload> All => field ??= Checkout.PayloadFolder is null ? InBox.Payloads : [Load()];

    /// <summary>The document that a program is given to read.</summary>
    /// <returns>The file's path.</returns>
    internal static string WriteDocument(IPayload payload, string folder)
    {
        string path = Path.Combine(folder, $"{payload.Name}.json");
        try
        {
            Directory.CreateDirectory(folder);
            File.WriteAllBytes(path, payload.CanonicalUtf8);
            return path;
        }
        catch (Exception problem) when (problem is IOException or UnauthorizedAccessException)
        {
            throw new LabException($"The document cannot be written to {path}: {problem.Message}", problem);
        }
    }

    private static IPayload Load()
    {
        string path = Environment.GetEnvironmentVariable(AssemblyVariable) ?? "";
        try
        {
            return (IPayload)Activator.CreateInstance(Assembly.LoadFrom(path).GetType(TypeName, throwOnError: true)!, nonPublic: true)!;
        }
        catch (Exception problem) when (problem is IOException or ArgumentException or TypeLoadException or BadImageFormatException)
        {
            throw new LabException($"{Checkout.PayloadVariable} is set, and the payload's assembly cannot be loaded from "
                + $"{AssemblyVariable}={path}: "
                + $"{problem.Message} The verb try sets both.", problem);
        }
    }
}
