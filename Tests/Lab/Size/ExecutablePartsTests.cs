using JsonAot.Lab;
using JsonAot.Lab.Measures.Size;
using JsonAot.ResultFiles;
using Xunit;

namespace JsonAot.Tests.Lab.Size;

/// <summary>Executables that are made up, so that it is known where their bytes go.</summary>
public sealed class ExecutablePartsTests : IDisposable
{
    private static readonly AssemblyNames Names = new(["System.Private.CoreLib", "System.Text.Json", "JsonAot.Shared"]);

    private readonly string _folder = Directory.CreateTempSubdirectory("elf").FullName;

    public void Dispose() => Directory.Delete(_folder, recursive: true);

    private string Write(byte[] bytes)
    {
        string path = Path.Combine(_folder, "program");
        File.WriteAllBytes(path, bytes);
        return path;
    }

    private IReadOnlyList<SizePart> Parts(SmallElf elf)
    {
        string path = Write(elf.ToBytes());
        return ExecutableParts.Of(path, path, Names);
    }

    private static long Bytes(IEnumerable<SizePart> parts, string name) => parts.Single(part => part.Name == name).Bytes;

    private static SmallElf Example()
    {
        var elf = new SmallElf();
        ulong text = elf.Section(".text", 100);
        elf.Symbol("_ZN3WKS7gc_heap10mark_phaseEi", text);
        ulong code = elf.Section("__managedcode", 1_000);
        // Between a symbol and the next lies the padding of the first; before the first lies nobody's.
        elf.Symbol("S_P_CoreLib_System_String__Concat", code + 10);
        elf.Symbol("System_Text_Json_System_Text_Json_Utf8JsonReader__Read", code + 110);
        elf.Symbol("JsonAot_Shared_JsonAot_Gate__Check", code + 410);
        elf.Symbol("Internal_CompilerGenerated__Module___Startup", code + 910);
        ulong data = elf.Section(".rodata", 500);
        elf.Symbol("__dehydrated_data", data);
        elf.Symbol("__embedded_metadata", data + 300);
        elf.Symbol("__readonlydata_System_Text_Json_System_Text_Json_JsonReaderHelper__X", data + 450);
        elf.Section(".eh_frame", 70);
        return elf;
    }

    [Fact]
    public void Every_byte_has_one_owner()
    {
        IReadOnlyList<SizePart> parts = Parts(Example());
        Assert.Equal(100, Bytes(parts, ExecutableParts.NativeRuntime));
        Assert.Equal(100, Bytes(parts, "System.Private.CoreLib"));
        Assert.Equal(300 + 50, Bytes(parts, "System.Text.Json"));
        Assert.Equal(500, Bytes(parts, "JsonAot.Shared"));
        Assert.Equal(90, Bytes(parts, ExecutableParts.OtherCode));
        Assert.Equal(300, Bytes(parts, ExecutableParts.PackedTypes));
        Assert.Equal(150, Bytes(parts, ExecutableParts.Metadata));
        Assert.Equal(70, Bytes(parts, ExecutableParts.Unwinding));
    }

    [Fact]
    public void The_parts_add_up_to_the_file()
    {
        byte[] file = Example().ToBytes();
        string path = Write(file);
        IReadOnlyList<SizePart> parts = ExecutableParts.Of(path, path, Names);
        Assert.Equal(file.Length, parts.Sum(part => part.Bytes));
        Assert.All(parts, part => Assert.True(part.Bytes >= 0, part.Name));
        Assert.Equal(file.Length, SizeMeasurement.Shorten(parts).Sum(part => part.Bytes));
    }

    [Fact]
    public void A_long_list_is_cut_and_still_adds_up()
    {
        SizePart[] parts = [.. Enumerable.Range(1, 30).Select(i => new SizePart($"{i}", i)), new SizePart(ExecutableParts.Other, 7)];
        IReadOnlyList<SizePart> shortened = SizeMeasurement.Shorten(parts);
        Assert.Equal(16, shortened.Count);
        Assert.Equal("30", shortened[0].Name);
        Assert.Equal(new SizePart(ExecutableParts.Other, 7 + Enumerable.Range(1, 15).Sum()), shortened[^1]);
    }

    [Fact]
    public void A_file_that_is_cut_anywhere_is_refused_by_name()
    {
        byte[] file = Example().ToBytes();
        for (int length = 0; length < file.Length; length++)
        {
            string path = Write(file[..length]);
            LabException refused = Assert.Throws<LabException>(() => ElfFile.Read(path));
            Assert.Contains(path, refused.Message, StringComparison.Ordinal);
        }
    }

    [Theory]
    [InlineData("S_P_CoreLib_System_Collections_Generic_List_1<JsonAot_Shared_JsonAot_Contender>__Add", "System.Private.CoreLib")]
    [InlineData("<Boxed>S_P_CoreLib_System_ValueTuple_2<System___Canon__S_P_CoreLib_System_Decimal>__<unbox>X", "System.Private.CoreLib")]
    [InlineData("String__Join<System_Text_Json_System_Text_Json_JsonElement>", "System.Private.CoreLib")]
    [InlineData("_lsda0System_Text_Json_System_Text_Json_JsonDocument__Parse", "System.Text.Json")]
    [InlineData("unbox_System_Text_Json_System_Text_Json_JsonElement__ToString", "System.Text.Json")]
    [InlineData("System_Linq_Expressions_System_Linq_Expressions_Expression__Call", "System.Linq.Expressions")]
    [InlineData("System_Linq_System_Linq_Enumerable__Count", "System.Linq")]
    [InlineData("_ZN3WKS7gc_heap10plan_phaseEi", null)]
    [InlineData("__dehydrated_data", null)]
    public void A_compiled_name_tells_its_assembly(string symbol, string? assembly) => Assert.Equal(
        assembly,
        new AssemblyNames(["System.Private.CoreLib", "System.Text.Json", "System.Linq", "System.Linq.Expressions", "JsonAot.Shared"]).Find(symbol));
}
