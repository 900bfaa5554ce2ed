using SpanCodecs.Generator.Model;
using SpanCodecs.Generator.Naming;
using static SpanCodecs.Generator.Emit.CodeWriter;

namespace SpanCodecs.Generator.Emit;

/// <summary>Names out of order, names that no member has, and names of members that are ignored.</summary>
internal sealed class UnknownMembers(CodeWriter code, EmitScope scope, ObjectModel type, MemberModel[] members, MemberStorage storage)
{
    private const string NameAsText = "global::System.Text.Encoding.UTF8.GetString(name)";

    /// <summary>The member for extension data. One without a setter is only written, as in System.Text.Json.</summary>
    private readonly ExtensionDataModel? _extension = type.ExtensionData is { Reading: not null } extension ? extension : null;

    private readonly NameLookup _lookup = new(
        scope.Options.PropertyNameCaseInsensitive,
        [.. members.Select(member => member.JsonName)],
        // Skipping an ignored member needs no look-up, unless what is unknown is not skipped.
        [.. type.DisallowUnmapped || type.ExtensionData is { Reading: not null }
            ? type.Members.Where(member => !members.Contains(member)).Select(member => member.JsonName) : []]);

    /// <summary>Emits the search that begins at the quote of a name.</summary>
    internal void EmitSearch(string[] labels)
    {
        if (_lookup.IsEmpty && !NamesMatter && _extension is null)
        {
            code.Block($$"""
                position = {{Names.Read}}.Name(json, position, out _);
                {{Skip}}
                """);
            return;
        }

        bool isRefused = type.DisallowUnmapped && _extension is null;
        code.Block($$"""
            {{When(NamesMatter)}}int start = position;
            {{When(IsKnownAsWritten)}}{{EmitSkipOfUnknown}}
            position = {{Names.Read}}.Name(json, position, out {{Names.Bytes}} name);
            {{When(!_lookup.IsEmpty)}}{{() => EmitLookup(labels)}}
            {{EmitMisplaced}}
            {{When(isRefused)}}throw {{Names.Fail}}.Unmapped(start, {{NameAsText}}, typeof({{type.Name.Code}}));
            {{When(_extension is not null)}}{{EmitExtensionData}}
            {{When(!isRefused && _extension is null)}}{{Skip}}
            """);
    }

    private void EmitSkipOfUnknown() => code.Block($$"""
        position = {{Names.Read}}.SkipUnknown(json, position, depth + 1, {{scope.MaxDepth}}, {{scope.TrailingCommas}});
        if (position >= 0)
            goto NextMember;
        position = ~position;
        """);

    private void EmitLookup(string[] labels)
    {
        code.Block($$"""
            switch ({{_lookup.Code()}})
            {
                {{labels.Select((label, i) => $"case {i}: goto {label};")}}
                {{When(_lookup.HasIgnored)}}{{EmitIgnored}}
            }

            """);

        // An ignored member may be called like metadata, which is not ignored.
        void EmitIgnored() => code.Block($$"""
            case {{_lookup.Ignored}}:
            {
                {{EmitMisplaced}}
                {{Skip}}
            }
            """);
    }

    private void EmitMisplaced()
    {
        if (scope.IsReadBehindDiscriminator(type))
            PolymorphicReader.EmitMisplaced(code, scope, type);
    }

    private bool NamesMatter => (type.DisallowUnmapped && _extension is null) || scope.IsReadBehindDiscriminator(type);

    /// <summary>
    /// Whether a name without escapes has been compared with all that count, when it comes here: each is written as it is, and nothing
    /// is done with the others.
    /// </summary>
    private bool IsKnownAsWritten => !NamesMatter && _extension is null && !scope.Options.PropertyNameCaseInsensitive
        && members.All(member => Utf8Literal.Json(member.JsonName, scope.Options.RelaxedEscaping) == $"\"{member.JsonName}\"");

    private string[] Skip => [ValueReading.Skip(scope), "goto NextMember;"];

    /// <summary>The statement that keeps an entry of extension data.</summary>
    internal static string Entry(EmitScope scope, ExtensionDataModel extension, string entries, string name, string value)
    {
        string filled = extension.ToFill(entries);
        string member = Utf8Literal.Quoted(extension.JsonName);
        return scope.Options.RefusesDuplicates
            ? $"{Names.Read}.AddUnknown({filled}, {name}, {value}, json, position, {member}, typeof({extension.DeclaredIn}));"
            : $"{filled}[{name}] = {value};";
    }

    /// <summary>Returns the code that makes the container. Only nodes are asked for members by name.</summary>
    private string Creation(ExtensionDataModel extension) => extension.Value == "JsonNode" && scope.Options.PropertyNameCaseInsensitive
        ? $"new {extension.Creation}(new global::System.Text.Json.Nodes.JsonNodeOptions {{ PropertyNameCaseInsensitive = true }})"
        : $"new {extension.Creation}()";

    private void EmitExtensionData()
    {
        ExtensionDataModel extension = _extension!;
        string valueType = extension.Value switch
        {
            "Object" => "object?",
            "JsonNode" => "global::System.Text.Json.Nodes.JsonNode?",
            _ => "global::System.Text.Json.JsonElement",
        };
        if (type.Merged is not null)
        {
            EmitMerged(extension);
            return;
        }

        // Bytes that are no UTF-8 become U+FFFD, in the keys as in the values.
        code.Block($$"""
            string unknownName = {{NameAsText}};
            position = {{ValueReading.Delegated(scope, extension.Value, "depth + 1", $"{valueType} unknownValue")}};
            {{(storage.IsMadeLast ? EmitKept : EmitAdded)}}
            goto NextMember;
            """);

        void EmitKept() => code.Block(Entry(scope, extension, $"(extensionData ??= {Creation(extension)})", "unknownName", "unknownValue"));

        void EmitAdded()
        {
            code.Block($$"""
                {{() => EmitContainer(extension)}}
                {{Entry(scope, extension, "extensionData", "unknownName", "unknownValue")}}
                """);
        }
    }

    /// <summary>Emits a variable with what extension data is kept in. It is made where the member holds none.</summary>
    private void EmitContainer(ExtensionDataModel extension)
    {
        string fetched = Accessors.Get(type, extension.ClrName, extension.Writing, "result");
        string missing = extension.Value == "JsonNode" ? "" : " ?? throw new global::System.InvalidOperationException()";
        // The setter may have made a copy, to which the entry has to be added, as in System.Text.Json.
        code.Block($$"""
            {{extension.Code}}? extensionData = {{fetched}};
            if (extensionData is null)
            {
                extensionData = {{Creation(extension)}};
                {{Accessors.Set(type, extension.ClrName, extension.Reading!, "result", "extensionData")}}
                extensionData = {{fetched}}{{missing}};
            }

            """);
    }

    /// <summary>Emits what a merge patch does with an entry: null takes it away.</summary>
    private void EmitMerged(ExtensionDataModel extension)
    {
        string entry = $"{extension.ToFill("extensionData")}, {NameAsText}, json, position, depth + 1, {scope.MaxDepth}, "
            + scope.TrailingCommas;
        code.Block($$"""
            {{() => EmitContainer(extension)}}
            position = SpanCode::MergePatch.Entry({{entry}});
            goto NextMember;
            """);
    }
}
