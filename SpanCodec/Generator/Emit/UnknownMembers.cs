using SpanCodecs.Generator.Model;

namespace SpanCodecs.Generator.Emit;

/// <summary>Names out of order, names that no member has, and names of members that are ignored.</summary>
internal sealed class UnknownMembers(CodeWriter code, EmitScope scope, ObjectModel type, MemberModel[] members, MemberStorage storage)
{
    /// <summary>Without a setter it is only written, as System.Text.Json has it.</summary>
    private readonly ExtensionDataModel? _extension = type.ExtensionData is { Reading: not null } extension ? extension : null;

    private readonly NameLookup _lookup = new(
        scope.Options.PropertyNameCaseInsensitive,
        [.. members.Select(member => member.JsonName)],
        // Skipping an ignored member needs no look-up, unless what is unknown is not skipped.
        [.. type.DisallowUnmapped || type.ExtensionData is { Reading: not null }
            ? type.Members.Where(member => !members.Contains(member)).Select(member => member.JsonName) : []]);

    /// <summary>At the quote of a name.</summary>
    internal void EmitSearch(string[] labels)
    {
        if (_lookup.IsEmpty && !NamesMatter && _extension is null)
        {
            code.Line($"position = {Names.Read}.Name(json, position, out _);");
            EmitSkip();
            return;
        }

        if (NamesMatter)
            code.Line("int start = position;");
        if (IsKnownAsWritten)
        {
            code.Line($"position = {Names.Read}.SkipUnknown(json, position, depth + 1, {scope.MaxDepth}, {scope.TrailingCommas});");
            code.Under("if (position >= 0)", "goto NextMember;");
            code.Line("position = ~position;");
        }

        code.Line($"position = {Names.Read}.Name(json, position, out {Names.Bytes} name);");
        if (!_lookup.IsEmpty)
        {
            code.Open($"switch ({_lookup.Code()})");
            for (int i = 0; i < labels.Length; i++)
                code.Line($"case {i}: goto {labels[i]};");
            if (_lookup.HasIgnored)
            {
                code.Open($"case {_lookup.Ignored}:");
                // An ignored member may be called like metadata, which is not ignored.
                if (scope.IsReadBehindDiscriminator(type))
                    PolymorphicReader.EmitMisplaced(code, scope, type);
                EmitSkip();
                code.Close();
            }

            code.Close();
            code.Line();
        }

        if (scope.IsReadBehindDiscriminator(type))
            PolymorphicReader.EmitMisplaced(code, scope, type);
        if (type.DisallowUnmapped && _extension is null)
            code.Line($"throw {Names.Fail}.Unmapped(start, global::System.Text.Encoding.UTF8.GetString(name), typeof({type.Name.Code}));");
        else if (_extension is not null)
            EmitExtensionData(_extension);
        else
            EmitSkip();
    }

    private bool NamesMatter => (type.DisallowUnmapped && _extension is null) || scope.IsReadBehindDiscriminator(type);

    /// <summary>
    /// Whether a name without escapes has been compared with all that count, when it comes here: each is written as it is, and nothing
    /// is done with the others.
    /// </summary>
    private bool IsKnownAsWritten => !NamesMatter && _extension is null && !scope.Options.PropertyNameCaseInsensitive
        && members.All(member => Utf8Literal.Json(member.JsonName, scope.Options.RelaxedEscaping) == $"\"{member.JsonName}\"");

    private void EmitSkip()
    {
        code.Line(SkipStatement());
        code.Line("goto NextMember;");
    }

    private string SkipStatement() => $"position = {Names.Read}.Skip(json, position, depth + 1, {scope.MaxDepth}, {scope.TrailingCommas});";

    /// <summary>The statement that keeps an entry of extension data.</summary>
    internal static string Entry(EmitScope scope, ExtensionDataModel extension, string entries, string name, string value)
    {
        string filled = extension.ToFill(entries);
        string member = Utf8Literal.Quoted(extension.JsonName);
        return scope.Options.RefusesDuplicates
            ? $"{Names.Read}.AddUnknown({filled}, {name}, {value}, json, position, {member}, typeof({extension.DeclaredIn}));"
            : $"{filled}[{name}] = {value};";
    }

    /// <summary>Only nodes are asked for members by name.</summary>
    private string Creation(ExtensionDataModel extension) => extension.Value == "JsonNode" && scope.Options.PropertyNameCaseInsensitive
        ? $"new {extension.Creation}(new global::System.Text.Json.Nodes.JsonNodeOptions {{ PropertyNameCaseInsensitive = true }})"
        : $"new {extension.Creation}()";

    private void EmitExtensionData(ExtensionDataModel extension)
    {
        string valueType = extension.Value switch
        {
            "Object" => "object?",
            "JsonNode" => "global::System.Text.Json.Nodes.JsonNode?",
            _ => "global::System.Text.Json.JsonElement",
        };
        // Bytes that are no UTF-8 become U+FFFD, in the keys as in the values.
        code.Line("string unknownName = global::System.Text.Encoding.UTF8.GetString(name);");
        code.Line($"position = {ValueReading.Delegated(scope, extension.Value, "depth + 1", $"{valueType} unknownValue")};");
        if (storage.IsMadeLast)
        {
            code.Line(Entry(scope, extension, $"(extensionData ??= {Creation(extension)})", "unknownName", "unknownValue"));
        }
        else
        {
            code.Line($"{extension.Code}? extensionData = {Accessors.Get(type, extension.ClrName, extension.Writing, "result")};");
            code.Open("if (extensionData is null)");
            code.Line($"extensionData = {Creation(extension)};");
            code.Line(Accessors.Set(type, extension.ClrName, extension.Reading!, "result", "extensionData"));
            // As System.Text.Json: the setter may have made a copy, to which the entry has to be added.
            string missing = extension.Value == "JsonNode" ? "" : " ?? throw new global::System.InvalidOperationException()";
            code.Line($"extensionData = {Accessors.Get(type, extension.ClrName, extension.Writing, "result")}{missing};");
            code.Close();
            code.Line();
            code.Line(Entry(scope, extension, "extensionData", "unknownName", "unknownValue"));
        }

        code.Line("goto NextMember;");
    }
}
