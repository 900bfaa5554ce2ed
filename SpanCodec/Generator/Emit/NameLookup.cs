namespace SpanCodecs.Generator.Emit;

/// <summary>Finds a member by its name: by length, then by a byte that tells the names of that length apart, then by all bytes.</summary>
internal sealed class NameLookup(CodeWriter code, bool ignoreCase, string[] names, string[] ignored)
{
    internal const int Ignored = -2;

    internal bool IsEmpty => names.Length == 0 && ignored.Length == 0;

    internal bool HasIgnored => ignored.Length > 0;

    internal void Emit()
    {
        if (IsEmpty)
            return;
        (string Name, int Index)[] all =
            [.. names.Select((name, i) => (name, i)), .. ignored.Select(name => (name, Ignored))];
        code.Line();
        code.Open($"private static int Lookup({Names.Bytes} name)");
        code.Open("switch (name.Length)");
        foreach (IGrouping<int, (string Name, int Index)> group in all.GroupBy(entry => Utf8Literal.Length(entry.Name)).OrderBy(group => group.Key))
            code.Under($"case {group.Key}:", () => EmitLength([.. group]));
        code.Close();
        code.Line();
        if (ignoreCase)
        {
            code.Line($"string? text = {Names.Read}.TextBeyondAscii(name);");
            foreach ((string name, int index) in all)
            {
                code.Under(
                    $"if ({Names.Read}.EqualsIgnoreCase(name, text, {Utf8Literal.Of(name)}, {Utf8Literal.Quoted(name)}))",
                    $"return {index};");
            }
        }

        code.Line("return -1;");
        code.Close();
    }

    private void EmitLength((string Name, int Index)[] group)
    {
        int? telling = group.Length == 1 ? null : TellingByte(group);
        if (telling is not { } at)
        {
            foreach ((string name, int index) in group)
                code.Under($"if ({IsName(name)})", $"return {index};");
            code.Line("break;");
            return;
        }

        code.Open($"switch (name[{at}])");
        foreach ((string name, int index) in group)
        {
            byte value = System.Text.Encoding.UTF8.GetBytes(name)[at];
            code.Line($"case {Byte(value)} when {IsName(name)}: return {index};");
        }

        code.Close();
        code.Line("break;");
    }

    private static string IsName(string name) => $"global::System.MemoryExtensions.SequenceEqual(name, {Utf8Literal.Of(name)})";

    private static string Byte(byte value) =>
        value is >= (byte)' ' and < 0x7F and not (byte)'\'' and not (byte)'\\' ? $"(byte)'{(char)value}'" : $"0x{value:X2}";

    private static int? TellingByte((string Name, int Index)[] group)
    {
        byte[][] bytes = [.. group.Select(entry => System.Text.Encoding.UTF8.GetBytes(entry.Name))];
        for (int at = 0; at < bytes[0].Length; at++)
        {
            if (bytes.Select(name => name[at]).Distinct().Count() == bytes.Length)
                return at;
        }

        return null;
    }
}
