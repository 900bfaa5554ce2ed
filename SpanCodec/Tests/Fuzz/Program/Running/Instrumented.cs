using System.Reflection;
using SharpFuzz;
using SpanCodecs.Tests.Checks;

namespace SpanCodecs.Tests.Fuzz;

/// <summary>A copy of the program in which the runtime and the code that the generator made tell what they pass.</summary>
internal static class Instrumented
{
    /// <returns>The program of the copy.</returns>
    internal static string Copy(string folder)
    {
        if (Directory.Exists(folder))
            Directory.Delete(folder, recursive: true);
        Directory.CreateDirectory(folder);
        foreach (string file in Directory.EnumerateFiles(AppContext.BaseDirectory))
            File.Copy(file, Path.Combine(folder, Path.GetFileName(file)));
        Mark(folder, typeof(SpanCodec<>).Assembly, _ => true);
        // System.Text.Json's generated code is in the same assembly, and what compares: neither is under test.
        Assembly types = typeof(AllSubjects).Assembly;
        HashSet<string> codecs = [.. types.GetTypes().Where(IsCodecs).Select(type => type.FullName!.Replace('+', '/'))];
        Mark(folder, types, name => Outer(name).Any(codecs.Contains));
        return Path.Combine(folder, Path.GetFileName(Assembly.GetExecutingAssembly().Location));
    }

    private static void Mark(string folder, Assembly assembly, Func<string, bool> isMarked)
    {
        string path = Path.Combine(folder, Path.GetFileName(assembly.Location));
        if (!Fuzzer.Instrument(path, isMarked, Options.Value).Any())
            throw new InvalidOperationException($"Nothing was marked in {path}.");
    }

    private static bool IsCodecs(Type type) =>
        type.GetCustomAttributesData().Any(attribute => attribute.AttributeType == typeof(SpanCodecAttribute));

    /// <summary>The name of a type, and those of all types around it.</summary>
    private static IEnumerable<string> Outer(string name)
    {
        yield return name;
        for (int end = name.LastIndexOf('/'); end > 0; end = name.LastIndexOf('/', end - 1))
            yield return name[..end];
    }
}
