using SpanCodecs.Generator.Model;
using SpanCodecs.Generator.Naming;
using static SpanCodecs.Generator.Emit.CodeWriter;

namespace SpanCodecs.Generator.Emit;

/// <summary>
/// Stores values while an object is read. An object that can be made up front gets each value as it comes; one made by a constructor with
/// parameters is made at the end, from variables.
/// </summary>
internal sealed class MemberStorage
{
    private readonly CodeWriter _code;
    private readonly EmitScope _scope;
    private readonly ObjectModel _type;
    private readonly MemberModel[] _members;
    private readonly string[] _locals;
    private readonly BitNumbers _required;
    private readonly BitNumbers _seen;
    private readonly BitNumbers _distinct;
    private readonly BitNumbers _wanted;

    internal MemberStorage(CodeWriter code, EmitScope scope, ObjectModel type, MemberModel[] members)
    {
        (_code, _scope, _type, _members) = (code, scope, type, members);
        _locals = Locals.For(members);
        _required = new BitNumbers("required", [.. members.Where(IsRequired)]);
        _seen = new BitNumbers("seen", [.. members.Where(member => IsMadeLast && member.Parameter < 0 && member.Reading is not null)]);
        _distinct = new BitNumbers(
            "distinct", [.. members.Where(member => scope.Options.RefusesDuplicates && (IsMadeLast || member.IsRead))]);
        _wanted = new BitNumbers("wanted", [.. members.Where(member => type.EndsEarly && member.IsRead)]);
    }

    private bool IsRequired(MemberModel member) =>
        // What is there has all that is required; a struct always is.
        (_type.Merged is not { } merged || (merged.IsMadeEmpty && !_type.Name.IsValueType))
        && (member.IsRequired || (_scope.Options.RequiresParameters && member.IsRequiredParameter));

    internal bool IsMadeLast => _type.Construction.Parameters.Count > 0;

    private bool IsGiven => _type.Construction.Kind == ConstructionKind.Given;

    internal void EmitDeclarations() => _code.Block($$"""
        {{_required.Words.Concat(_seen.Words).Concat(_distinct.Words).Concat(_wanted.Words).Select(word => $"ulong {word} = 0;")}}
        {{When(_type.Merged is not null && _required.Words.Count > 0)}}bool _isNew = value is null;
        {{When(!IsMadeLast && (!IsGiven || _type.Merged is not null))}}{{_type.Name.Code}} result = {{Beginning()}};
        {{When(!IsMadeLast)}}{{() => EmitCallback("OnDeserializing", CallbackModel.OnDeserializing)}}
        {{When(IsMadeLast)}}{{Variables()}}
        """);

    private IEnumerable<string> Variables()
    {
        for (int i = 0; i < _members.Length; i++)
        {
            if (_members[i].IsRead)
                yield return $"{EmitScope.Variable(_scope[_members[i].Type])} {_locals[i]} = {DefaultOf(_members[i])};";
        }

        if (_type.ExtensionData is { Reading: not null } extension)
            yield return $"{extension.Creation}? extensionData = null;";
    }

    internal void EmitMember(int index)
    {
        MemberModel member = _members[index];
        if (IsMadeLast)
            EmitDistinct(member, "DuplicateName");
        if (!member.IsRead)
        {
            // A required member that cannot be set still counts as missing, because it got no value.
            _code.Block(ValueReading.Skip(_scope));
            return;
        }

        if (_type.Merged is not null && MergedMember.IsLeftOut(_scope, member))
        {
            MergedMember.EmitLeftOut(_code, _scope, _type, member, _locals[index]);
        }
        else if (member.Population is { } merged && _type.Merged is not null)
        {
            MergedMember.Emit(_code, _scope, _type, member, merged, _locals[index]);
        }
        else if (member.Population is { } population)
        {
            Population.Emit(_code, _scope, _type, member, population, _locals[index]);
        }
        else
        {
            TypeModel type = _scope[member.Type];
            string target = IsMadeLast ? _locals[index] : $"{EmitScope.Variable(type)} {_locals[index]}";
            string? set = IsMadeLast ? null : Accessors.Set(_type, member.ClrName, member.Reading!, "result", _locals[index]);
            _code.Block($$"""
                {{ValueReading.Statement(_scope, type, "depth + 1", target)}}
                {{() => NullRefusal.EmitReading(_code, _scope, _type, member, _locals[index])}}
                {{When(!IsMadeLast)}}{{set}}
                """);
        }

        if (!IsMadeLast)
            EmitDistinct(member, "Duplicate");
        if (_required.Mark(member) is { } required)
            _code.Block(required);
        if (_seen.Mark(member) is { } seen)
            _code.Block(seen);
        EmitEarlyEnd(member);
    }

    /// <summary>Only the document itself may end before its bracket: whoever has it in a member goes on behind it.</summary>
    private void EmitEarlyEnd(MemberModel member)
    {
        if (_wanted.Mark(member) is not { } came)
            return;
        _code.Block($$"""
            {{came}}
            if (depth == 0 && !({{_wanted.AnyUnmarked()}}))
            {
                position = {{Names.Read}}.Unread;
                goto Done;
            }

            """);
    }

    /// <summary>System.Text.Json notices at the name where a constructor has parameters, and behind the value otherwise.</summary>
    private void EmitDistinct(MemberModel member, string failure)
    {
        if (_distinct.Test(member) is not { } isSecond)
            return;
        string second = $"json, position, {Utf8Literal.Quoted(member.JsonName)}, typeof({member.DeclaredIn})";
        _code.Block($$"""
            if ({{isSecond}})
                throw {{Names.Fail}}.{{failure}}({{second}});
            {{_distinct.Mark(member)}}
            """);
    }

    internal void EmitResult()
    {
        // Otherwise System.Text.Json has called back the object, which is there already, when it asks what was missing.
        _code.Block($$"""
            {{When(IsMadeLast)}}{{EmitCheckOfRequired}}
            {{When(IsMadeLast)}}{{_type.Name.Code}} result = {{Creation()}};
            {{When(IsMadeLast)}}{{() => EmitCallback("OnDeserializing", CallbackModel.OnDeserializing)}}
            {{When(IsMadeLast)}}{{EmitSeen}}
            {{When(IsMadeLast)}}{{EmitExtensionData}}
            {{() => EmitCallback("OnDeserialized", CallbackModel.OnDeserialized)}}
            {{When(!IsMadeLast)}}{{EmitCheckOfRequired}}
            """);
    }

    private void EmitSeen()
    {
        for (int i = 0; i < _members.Length; i++)
        {
            if (_seen.Test(_members[i]) is not { } isSeen)
                continue;
            _code.Block($$"""
                if ({{isSeen}})
                    {{Accessors.Set(_type, _members[i].ClrName, _members[i].Reading!, "result", _locals[i])}}
                """);
        }
    }

    private void EmitCheckOfRequired()
    {
        if (_required.Words.Count == 0)
            return;
        string isAsked = _type.Merged is null ? _required.AnyUnmarked() : $"_isNew && ({_required.AnyUnmarked()})";
        _code.Block($$"""
            if ({{isAsked}})
                throw {{Names.Fail}}.Missing(position, typeof({{_type.Name.Code}}), Missing({{string.Join(", ", _required.Words)}}));
            """);
    }

    /// <summary>Emits the storage for extension data. It adds to what the constructor has put there.</summary>
    private void EmitExtensionData()
    {
        if (_type.ExtensionData is not { Reading: not null } extension)
            return;
        string value = extension.Value == "JsonNode" ? "entry.Value?.DeepClone()" : "entry.Value";
        _code.Block($$"""
            if (extensionData is not null)
            {
                if ({{Accessors.Get(_type, extension.ClrName, extension.Writing, "result")}} is { } preset)
                {
                    foreach (var entry in {{extension.ToEnumerate("extensionData")}})
                    {
                        {{UnknownMembers.Entry(_scope, extension, "preset", "entry.Key", value)}}
                    }
                }
                else
                {
                    {{Accessors.Set(_type, extension.ClrName, extension.Reading!, "result", "extensionData")}}
                }
            }
            """);
    }

    private void EmitCallback(string method, CallbackModel callback)
    {
        if (_type.Callbacks.HasFlag(callback))
            CallbackEmitter.Emit(_code, _type, method, "result");
    }

    internal void EmitMissing() => _required.EmitMissing(_code);

    private string DefaultOf(MemberModel member) =>
        member.Parameter >= 0 ? _type.Construction.Parameters[member.Parameter].Default : "default";

    private string Creation() => Creation(_type.Construction);

    private string Creation(ConstructionModel construction)
    {
        string arguments = string.Join(", ", construction.Parameters.Select((_, i) => Argument(i)));
        return construction.Kind switch
        {
            ConstructionKind.Direct => $"new {_type.Name.Code}({arguments})",
            ConstructionKind.Accessor => Accessors.Create(construction, arguments),
            _ => "default",
        };
    }

    /// <summary>The object that members are set on: others may have a record, so that a merge patch sets them on a copy.</summary>
    private string Beginning()
    {
        if (_type.Merged is not { } merged)
            return Creation();
        string held = merged.IsRecord ? "value with { }" : "value";
        return merged.IsMadeEmpty && !_type.Name.IsValueType ? $"value is null ? {Creation(merged.Creation)} : {held}" : held;
    }

    private string Argument(int parameter)
    {
        int index = Array.FindIndex(_members, member => member.Parameter == parameter);
        return index < 0 ? _type.Construction.Parameters[parameter].Default : _locals[index];
    }
}
