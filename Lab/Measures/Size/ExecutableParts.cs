namespace JsonAot.Lab.Measures.Size;

/// <summary>
/// Where the bytes of a native executable go: every section byte by byte, by the symbols that the linker kept beside it.
/// </summary>
/// <remarks>
/// The compiler's own map and statistics name every object too, but in the size that it has in memory: type tables are packed in the
/// file, so that their sum is more than the file. And they would have to be asked for when publishing; the symbols are
/// those of the very executable that is weighed.
/// </remarks>
internal static class ExecutableParts
{
    internal const string NativeRuntime = "the runtime in C++: garbage collector, threads, system";
    internal const string Unwinding = "tables to unwind the stack";
    internal const string PackedTypes = "type tables and literals, packed";
    internal const string Metadata = "names and maps for reflection and stack traces";
    internal const string OtherCode = "code and data that the compiler made for itself";

    /// <summary>Headers, relocations and the padding between things; in a short list also what is too small for a line.</summary>
    internal const string Other = "other";

    private static readonly string[] CodeOfTheRuntime = [".text", ".init", ".fini", ".plt", ".plt.got", ".plt.sec"];
    private static readonly string[] UnwindTables = [".eh_frame", ".eh_frame_hdr", ".gcc_except_table"];
    private static readonly string[] WithSymbols = ["__managedcode", "__unbox", ".dotnet_eh_table", ".rodata", ".data", ".data.rel.ro", "__modules"];

    /// <param name="executable">Stripped, as it is shipped.</param>
    /// <param name="symbols">The file of its symbols.</param>
    /// <returns>Parts that add up to the executable's length, the largest first.</returns>
    internal static IReadOnlyList<SizePart> Of(string executable, string symbols, AssemblyNames assemblies)
    {
        ElfFile program = ElfFile.Read(executable);
        var bySection = ElfFile.Read(symbols).Symbols.ToLookup(symbol => symbol.Section);
        var parts = new Dictionary<string, long>();
        foreach (ElfSection section in program.Sections.Where(section => section.IsInFile && section.Size > 0))
        {
            if (CodeOfTheRuntime.Contains(section.Name))
                Add(parts, NativeRuntime, section.Size);
            else if (UnwindTables.Contains(section.Name))
                Add(parts, Unwinding, section.Size);
            else if (WithSymbols.Contains(section.Name))
                AddSymbols(parts, section, bySection[section.Index], assemblies);
        }

        Add(parts, Other, program.Length - parts.Values.Sum());
        return [.. parts.Select(part => new SizePart(part.Key, part.Value)).OrderByDescending(part => part.Bytes)];
    }

    /// <summary>All bytes between a symbol and the next one belong to the symbol, padding included.</summary>
    private static void AddSymbols(Dictionary<string, long> parts, ElfSection section, IEnumerable<ElfSymbol> symbols, AssemblyNames assemblies)
    {
        ulong end = section.Address + (ulong)section.Size;
        (ulong Address, string Owner)[] owners =
        [
            .. symbols.Where(symbol => symbol.Address >= section.Address && symbol.Address < end)
                .GroupBy(symbol => symbol.Address)
                .OrderBy(group => group.Key)
                .Select(group => (group.Key, Owner(group, assemblies))),
        ];
        for (int i = 0; i < owners.Length; i++)
            Add(parts, owners[i].Owner, (long)((i + 1 < owners.Length ? owners[i + 1].Address : end) - owners[i].Address));
    }

    /// <summary>Identical bodies are folded into one: it belongs to the first assembly that has it.</summary>
    private static string Owner(IEnumerable<ElfSymbol> names, AssemblyNames assemblies) =>
        names.Select(symbol => assemblies.Find(symbol.Name)).OfType<string>().Order(StringComparer.Ordinal).FirstOrDefault()
        ?? names.First().Name switch
        {
            "__dehydrated_data" => PackedTypes,
            ['_', 'Z', ..] => NativeRuntime,
            "__embedded_metadata" or "__type_to_metadata_map" or "__generic_types_hashtable" or "__nativelayoutinfo"
                or "_stacktrace_methodRVA_to_token_mapping" => Metadata,
            ['_', '_', 'e', 'x', 't', 'e', 'r', 'n', 'a', 'l', '_', ..] => Metadata,
            _ => OtherCode,
        };

    private static void Add(Dictionary<string, long> parts, string name, long bytes) =>
        parts[name] = parts.GetValueOrDefault(name) + bytes;
}
