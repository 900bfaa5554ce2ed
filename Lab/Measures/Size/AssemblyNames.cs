using System.Collections.Frozen;

namespace JsonAot.Lab.Measures.Size;

/// <summary>
/// Finds the assembly in a name that the native compiler made: it puts the assembly's name, with every sign that is not a letter
/// or digit as an underscore, before the type's, and abbreviates System.Private to S_P.
/// </summary>
internal sealed class AssemblyNames
{
    private const string Core = "System.Private.CoreLib";

    // The native compiler's own: no program that runs under the JIT loads them.
    private static readonly string[] OfTheCompiler =
    [
        "System.Private.DisabledReflection",
        "System.Private.Reflection.Execution",
        "System.Private.StackTraceMetadata",
        "System.Private.TypeLoader",
    ];

    // Types that go without their assembly's name.
    private static readonly FrozenSet<string> Primitives = new[]
    {
        "Bool", "Char", "Int8", "UInt8", "Int16", "UInt16", "Int32", "UInt32", "Int64", "UInt64",
        "IntPtr", "UIntPtr", "Single", "Double", "String", "Object", "Void",
    }.ToFrozenSet();

    private readonly (string Prefix, string Name)[] _known;

    /// <param name="assemblies">All that could be in the program; names that are not in it do no harm.</param>
    internal AssemblyNames(IEnumerable<string> assemblies) => _known =
    [
        .. assemblies.Concat(OfTheCompiler).Distinct()
            .Select(name => (Prefix: Sanitize(name), Name: name))
            // Among several that begin in one place the longest is meant: System.Linq.Expressions, not System.Linq.
            .OrderByDescending(assembly => assembly.Prefix.Length),
    ];

    /// <summary>What this program itself could load, which is all that a probe of the same checkout could.</summary>
    internal static AssemblyNames OfThisProgram { get; } = new(
        ((string?)AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES") ?? "")
            .Split(Path.PathSeparator, StringSplitOptions.RemoveEmptyEntries)
            .Select(Path.GetFileNameWithoutExtension)
            .OfType<string>()
            .Concat(["JsonAot.Start", "JsonAot.Floor"]));

    /// <returns>Null where the name has none: code of the C runtime, or something that the compiler made for itself.</returns>
    internal string? Find(string symbol)
    {
        int end = symbol.IndexOf("__", StringComparison.Ordinal);
        if (end > 0 && Primitives.Contains(symbol[..end]))
            return Core;
        // Decorations such as <Boxed> and __readonlydata_ come before the name, type arguments after it.
        int first = int.MaxValue;
        string? found = null;
        foreach ((string prefix, string name) in _known)
        {
            int at = symbol.IndexOf(prefix, StringComparison.Ordinal);
            if (at >= 0 && at < first)
            {
                first = at;
                found = name;
            }
        }

        return found;
    }

    private static string Sanitize(string name)
    {
        const string Private = "System.Private.";
        string text = name.StartsWith(Private, StringComparison.Ordinal) ? $"S.P.{name[Private.Length..]}" : name;
        return string.Concat(text.Select(c => char.IsAsciiLetterOrDigit(c) ? c : '_')) + "_";
    }
}
