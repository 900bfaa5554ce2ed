using System.Text.Json;
using System.Text.Json.Serialization.Metadata;
using JsonAot.ResultFiles;

namespace JsonAot.Lab.Runs;

/// <summary>How every verb keeps what it found, says where, and shows it.</summary>
internal static class Keeping
{
    /// <summary>Finds out before anything is measured whether it can be kept.</summary>
    internal static void CheckWritable(this ResultStore store, IEnumerable<DeploymentMode> modes)
    {
        foreach (DeploymentMode mode in modes)
            store.CheckWritable(Machine.Current, Checkout.Framework, mode.Name);
    }

    /// <returns>The file, as one would name it from here.</returns>
    internal static string Keep<T>(this ResultStore store, T results)
        where T : class, IResults<T> => Path.GetRelativePath(Directory.GetCurrentDirectory(), store.Save(results));

    internal static void Show<T>(T measured, bool json, JsonTypeInfo<T> typeInfo, Action<T> print)
    {
        if (json)
            Console.WriteLine(JsonSerializer.Serialize(measured, typeInfo));
        else
            print(measured);
    }
}
