using SpanCodecs.Generator.Model;

namespace SpanCodecs.Generator.Emit;

/// <summary>
/// Where values go while an object is read. An object that can be made up front gets each value as it comes; one made by
/// a constructor with parameters is made at the end, from variables.
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

    internal MemberStorage(CodeWriter code, EmitScope scope, ObjectModel type, MemberModel[] members)
    {
        (_code, _scope, _type, _members) = (code, scope, type, members);
        _locals = Locals.For(members);
        _required = new BitNumbers("required", [.. members.Where(IsRequired)]);
        _seen = new BitNumbers("seen", [.. members.Where(member => IsMadeLast && member.Parameter < 0 && member.Reading is not null)]);
        _distinct = new BitNumbers(
            "distinct", [.. members.Where(member => scope.Options.RefusesDuplicates && (IsMadeLast || member.IsRead))]);
    }

    private bool IsRequired(MemberModel member) =>
        member.IsRequired || (_scope.Options.RequiresParameters && member.IsRequiredParameter);

    internal bool IsMadeLast => _type.Construction.Parameters.Count > 0;

    internal void EmitDeclarations()
    {
        foreach (string word in _required.Words.Concat(_seen.Words).Concat(_distinct.Words))
            _code.Line($"ulong {word} = 0;");
        if (!IsMadeLast)
        {
            if (_type.Construction.Kind != ConstructionKind.Given)
                _code.Line($"{_type.Name.Code} result = {Creation()};");
            if (_type.Callbacks.HasFlag(CallbackModel.OnDeserializing))
                EmitCallback("OnDeserializing");
            return;
        }

        for (int i = 0; i < _members.Length; i++)
        {
            if (_members[i].IsRead)
                _code.Line($"{EmitScope.Variable(_scope[_members[i].Type])} {_locals[i]} = {DefaultOf(_members[i])};");
        }

        if (_type.ExtensionData is { Reading: not null } extension)
            _code.Line($"{extension.Creation}? extensionData = null;");
    }

    internal void EmitMember(int index)
    {
        MemberModel member = _members[index];
        if (IsMadeLast)
            EmitDistinct(member, "DuplicateName");
        if (!member.IsRead)
        {
            // A required member that cannot be set still counts as missing, because it got no value.
            _code.Line($"position = {Names.Read}.Skip(json, position, depth + 1, {_scope.MaxDepth}, {_scope.TrailingCommas});");
            return;
        }

        if (member.Population is { } population)
        {
            Population.Emit(_code, _scope, _type, member, population, _locals[index]);
        }
        else
        {
            TypeModel type = _scope[member.Type];
            string target = IsMadeLast ? _locals[index] : $"{EmitScope.Variable(type)} {_locals[index]}";
            _code.Line(ValueReading.Statement(_scope, type, "depth + 1", target));
            NullRefusal.EmitReading(_code, _scope, _type, member, _locals[index]);
            if (!IsMadeLast)
                _code.Line(Accessors.Set(_type, member.ClrName, member.Reading!, "result", _locals[index]));
        }

        if (!IsMadeLast)
            EmitDistinct(member, "Duplicate");
        foreach (string line in _required.Mark(member).Concat(_seen.Mark(member)))
            _code.Line(line);
    }

    /// <summary>System.Text.Json notices at the name where a constructor has parameters, and behind the value otherwise.</summary>
    private void EmitDistinct(MemberModel member, string failure)
    {
        if (_distinct.Test(member) is not { } isSecond)
            return;
        _code.Under(
            $"if ({isSecond})",
            $"throw {Names.Fail}.{failure}(json, position, {Utf8Literal.Quoted(member.JsonName)}, typeof({member.DeclaredIn}));");
        foreach (string line in _distinct.Mark(member))
            _code.Line(line);
    }

    internal void EmitResult()
    {
        if (IsMadeLast)
        {
            EmitCheckOfRequired();
            _code.Line($"{_type.Name.Code} result = {Creation()};");
            if (_type.Callbacks.HasFlag(CallbackModel.OnDeserializing))
                EmitCallback("OnDeserializing");
            for (int i = 0; i < _members.Length; i++)
            {
                if (_seen.Test(_members[i]) is { } test)
                    _code.Under($"if ({test})", Accessors.Set(_type, _members[i].ClrName, _members[i].Reading!, "result", _locals[i]));
            }

            if (_type.ExtensionData is { Reading: not null } extension)
                EmitExtensionData(extension);
        }

        if (_type.Callbacks.HasFlag(CallbackModel.OnDeserialized))
            EmitCallback("OnDeserialized");
        // System.Text.Json has called back an object that is there already when it asks what was missing.
        if (!IsMadeLast)
            EmitCheckOfRequired();
    }

    private void EmitCheckOfRequired()
    {
        if (_required.Words.Count == 0)
            return;
        _code.Under(
            $"if ({_required.AnyUnmarked()})",
            $"throw {Names.Fail}.Missing(position, typeof({_type.Name.Code}), Missing({string.Join(", ", _required.Words)}));");
    }

    /// <summary>What the constructor has put there is added to.</summary>
    private void EmitExtensionData(ExtensionDataModel extension)
    {
        _code.Open("if (extensionData is not null)");
        _code.Open($"if ({Accessors.Get(_type, extension.ClrName, extension.Writing, "result")} is {{ }} preset)");
        _code.Open($"foreach (var entry in {extension.ToEnumerate("extensionData")})");
        string value = extension.Value == "JsonNode" ? "entry.Value?.DeepClone()" : "entry.Value";
        _code.Line(UnknownMembers.Entry(_scope, extension, "preset", "entry.Key", value));
        _code.Close();
        _code.Close();
        _code.Open("else");
        _code.Line(Accessors.Set(_type, extension.ClrName, extension.Reading!, "result", "extensionData"));
        _code.Close();
        _code.Close();
    }

    private void EmitCallback(string method) => CallbackEmitter.Emit(_code, _type, method, "result");

    internal void EmitMissing() => _required.EmitMissing(_code);

    private string DefaultOf(MemberModel member) =>
        member.Parameter >= 0 ? _type.Construction.Parameters[member.Parameter].Default : "default";

    private string Creation()
    {
        string arguments = string.Join(", ", _type.Construction.Parameters.Select((_, i) => Argument(i)));
        return _type.Construction.Kind switch
        {
            ConstructionKind.Direct => $"new {_type.Name.Code}({arguments})",
            ConstructionKind.Accessor => Accessors.Create(_type.Construction, arguments),
            _ => "default",
        };
    }

    private string Argument(int parameter)
    {
        int index = Array.FindIndex(_members, member => member.Parameter == parameter);
        return index < 0 ? _type.Construction.Parameters[parameter].Default : _locals[index];
    }
}
