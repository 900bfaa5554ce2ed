using SpanCodecs.Generator.Model;
using SpanCodecs.Generator.Naming;
using static SpanCodecs.Generator.Emit.CodeWriter;

namespace SpanCodecs.Generator.Emit;

/// <summary>A dictionary that a merge patch changes: null takes an entry away, and other entries stay.</summary>
internal static class MergedDictionaryEmitter
{
    internal static void Emit(CodeWriter code, EmitScope scope, MergedModel type, DictionaryModel dictionary)
    {
        if (dictionary.KeyModel is EnumModel key)
            EnumEmitter.EmitKeys(code, scope, key);
        TypeModel value = scope[dictionary.Value];
        string item = EmitScope.Variable(value);
        string entries = $"global::System.Collections.Generic.IDictionary<{dictionary.KeyCode}, {dictionary.ValueCode}>";
        string pair = $"global::System.Collections.Generic.KeyValuePair<{dictionary.KeyCode}, {dictionary.ValueCode}>";
        bool isChanged = type.Part is not null;
        code.Block($$"""
            {{MergedEmitter.Begin}}{{type.Name.Code}}? value)
            {
                {{() => ContainerBegin.Emit(code, scope, type, '{', "value = null;")}}
                {{type.Name.Code}} result = value ?? new {{dictionary.Creation}}();
                {{() => ContainerBegin.EmitRefusalOfReadOnly(code, type, pair)}}
                {{entries}} entries = result;
                position = {{Names.Read}}.FirstMember(json, position + 1, out bool isEnd);
                while (!isEnd)
                {
                    position = {{DictionaryReader.Key(dictionary)}};
                    if ({{Names.Read}}.IsNull(json, position, out position))
                    {
                        entries.Remove(key);
                    }
                    else
                    {
                        {{When(isChanged)}}entries.TryGetValue(key, out {{item}} item);
                        {{MergedEmitter.Change(scope, type.Part, value, "depth + 1", isChanged ? "item" : $"{item} item")}}
                        entries[key] = item;
                    }

                    position = {{Names.Read}}.NextMember(json, position, {{scope.TrailingCommas}}, out isEnd);
                }

                value = result;
                return position;
            }
            """);
    }
}
