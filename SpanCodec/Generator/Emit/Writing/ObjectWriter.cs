using SpanCodecs.Generator.Model;
using SpanCodecs.Generator.Naming;
using static SpanCodecs.Generator.Emit.CodeWriter;

namespace SpanCodecs.Generator.Emit;

/// <summary>Emits the writing of an object's members in their order, with the commas that conditions leave.</summary>
internal sealed class ObjectWriter(CodeWriter code, EmitScope scope, ObjectModel type)
{
    private enum Written
    {
        Nothing,
        /// <summary>Known at run time only, in the variable "any".</summary>
        Perhaps,
        Something,
    }

    private const string Begun = "The object is begun: its brace and discriminator are written.";
    private const string Whole = "The object is written whole: its extension data has the discriminator, which comes first.";

    private const string Separator = "separator";

    private readonly RunWriter _run = new(code, scope);
    private Written _written;

    // Whether the brace is not yet written, and stands before the first member that is: a variable is a brace, and then a comma.
    private bool _hasSeparator;

    internal void Emit()
    {
        string parameters = $"ref {Names.Output} output, int at, int depth, {type.Name.Code} value";
        code.Block($$"""
            {{Names.NoInline}}
            internal static int Write({{parameters}})
            {
                {{() => EmitBody(isBegun: false)}}
            }
            {{When(scope.IsDerived)}}{{EmitWriteMembers}}
            """);

        void EmitWriteMembers() => code.Block($$"""

            // {{(scope.KeptDiscriminator(type) is null ? Begun : Whole)}}
            {{Names.NoInline}}
            internal static int WriteMembers({{parameters}})
            {
                {{() => EmitBody(isBegun: true)}}
            }
            """);
    }

    private void EmitBody(bool isBegun)
    {
        scope.BeginMethod();
        if (!isBegun && type.Polymorphism is { } polymorphism)
            new PolymorphicWriter(code, scope, type, polymorphism).Emit();
        MemberModel[] members = [.. type.Members.Where(member => member.Writing is not null)];
        bool mayBeginLate = !isBegun && members.Length > 0 && members[0].WhenWriting != IgnoreCondition.Never;
        _written = isBegun ? Written.Something : Written.Nothing;
        _hasSeparator = mayBeginLate && type.ExtensionData is null && !scope.Options.WriteIndented;
        string? kept = isBegun && type.ExtensionData is not null ? scope.KeptDiscriminator(type) : null;
        code.Block($$"""
            {{When(type.Callbacks.HasFlag(CallbackModel.OnSerializing))}}{{EmitOnSerializing}}
            {{When(scope.ChecksDepthOfWriting)}}{{() => EmitDepthCheck(members)}}
            {{Names.ByteSpan}} span;
            {{When(_hasSeparator)}}byte {{Separator}} = (byte)'{';
            {{When(!_hasSeparator && (mayBeginLate || type.ExtensionData is not null))}}bool any = {{(isBegun ? "true" : "false")}};
            {{When(kept is not null)}}{{() => FallbackWriter.EmitDiscriminator(code, scope, type, kept!)}}
            {{() => EmitMembers(isBegun, kept)}}
            {{When(type.Callbacks.HasFlag(CallbackModel.OnSerialized))}}{{() => CallbackEmitter.Emit(code, type, "OnSerialized", "value")}}
            return at;
            """);
    }

    private void EmitMembers(bool isBegun, string? kept)
    {
        if (!isBegun && !_hasSeparator)
            _run.Literal("{");
        foreach (MemberModel member in type.Members)
        {
            if (member.Writing is not null)
                EmitMember(member);
            else if (member.Asked is not null)
                EmitQuestion(member, member.Asked);
        }

        if (type.ExtensionData is not null)
            EmitExtensionData(type.ExtensionData, kept);
        EmitEnd();
    }

    /// <summary>Emits the callback. Members that it fills count for the depth, and an object that is too deep is not told.</summary>
    private void EmitOnSerializing()
    {
        ContainerBegin.EmitDepthCheck(code, scope);
        CallbackEmitter.Emit(code, type, "OnSerializing", "value");
    }

    /// <summary>
    /// System.Text.Json looks at the depth before each value that is not null: an object at the last level may have none.
    /// </summary>
    private void EmitDepthCheck(MemberModel[] members)
    {
        if (members.Any(member => member.WhenWriting == IgnoreCondition.Never && scope[member.Type].Name.IsNeverNull))
        {
            ContainerBegin.EmitDepthCheckOfItem(code, scope);
            ContainerBegin.EmitStackCheck(code, scope);
            return;
        }

        ContainerBegin.EmitDepthCheck(code, scope);
        string[] values = [.. members.Select(member => Condition(member, scope[member.Type], Accessors.Get(type, member, "value")))];
        if (values.Length == 0)
            return;
        code.Block($$"""
            if (depth == {{scope.MaxDepth - 1}} && ({{string.Join(" || ", values)}}))
                throw output.TooDeep({{scope.MaxDepth}});
            """);
    }

    /// <summary>A getter may throw, or change what is written next.</summary>
    private void EmitQuestion(MemberModel member, AccessModel getter)
    {
        _run.Flush();
        code.Block($"_ = {Accessors.Get(type, member.ClrName, getter, "value")};");
    }

    private void EmitMember(MemberModel member)
    {
        TypeModel memberType = scope[member.Type];
        string value = Accessors.Get(type, member, "value");
        bool refusesNull = NullRefusal.OfWriting(scope, member);
        if (member.WhenWriting == IgnoreCondition.Never && !refusesNull)
        {
            Begin(member.JsonName);
            _run.Value(memberType, value, "depth + 1");
            _written = Written.Something;
            return;
        }

        _run.Flush();
        string local = Locals.Of(member);
        code.Block($$"""
            {
                {{EmitScope.Variable(memberType)}} {{local}} = {{value}};
                {{(refusesNull && member.WhenWriting == IgnoreCondition.Never ? EmitRefusing : EmitUnderCondition)}}
            }
            """);

        void EmitRefusing()
        {
            NullRefusal.EmitWriting(code, scope, type, member, local);
            EmitValue();
            _written = Written.Something;
        }

        void EmitUnderCondition()
        {
            code.Block($$"""
                if ({{Condition(member, memberType, local)}})
                {
                    {{EmitValue}}
                    {{When(_written != Written.Something)}}{{(_hasSeparator ? $"{Separator} = (byte)','" : "any = true")}};
                }
                """);
            if (_written != Written.Something)
                _written = Written.Perhaps;
        }

        void EmitValue()
        {
            Begin(member.JsonName);
            if (memberType is OptionalModel optional)
                _run.Value(scope[optional.Underlying], $"{local}.GetValueOrDefault()", "depth + 1");
            else
                _run.Value(memberType, local, "depth + 1");
            _run.Flush();
        }
    }

    private string Condition(MemberModel member, TypeModel memberType, string local) =>
        memberType is OptionalModel ? $"{local}.HasValue"
        : memberType.Name.IsNeverNull
            ? $"!global::System.Collections.Generic.EqualityComparer<{memberType.Name.Code}>.Default.Equals(default, {local})"
            // A pattern would look into a union.
            : memberType is NullableModel { Underlying: var held } && scope[held] is UnionModel ? $"{local}.HasValue"
            : memberType is UnionModel ? $"(object?){local} is not null"
            : $"{local} is not null";

    private void Begin(string name)
    {
        string json = Utf8Literal.Json(name, scope.Options.RelaxedEscaping) + (scope.Options.WriteIndented ? ": " : ":");
        Separate();
        _run.Literal(json);
    }

    /// <summary>The comma where something was written, and the new line where lines are wanted.</summary>
    private void Separate()
    {
        if (_hasSeparator && _written != Written.Something)
        {
            _run.Separator(Separator);
        }
        else if (_written == Written.Perhaps)
        {
            _run.Flush();
            EmitComma();
        }
        else if (_written == Written.Something)
        {
            _run.Literal(",");
        }

        if (!scope.Options.WriteIndented)
            return;
        _run.Flush();
        code.Block("at = output.Indent(at, depth + 1);");
    }

    private void EmitComma() => code.Block("""
        if (any)
            at = output.Literal(at, ","u8);
        """);

    /// <param name="kept">The name of an entry that is written already.</param>
    private void EmitExtensionData(ExtensionDataModel extension, string? kept)
    {
        _run.Flush();
        string entries = Accessors.Get(type, extension.ClrName, extension.Writing, "value");
        var entry = new DelegatedModel(type.Name, extension.Value, extension.Handling);
        // It counts as a value although it has no name, and one without an entry too.
        code.Block($$"""
            {{When(_written == Written.Something)}}any = true;
            if ({{entries}} is { } extensionData)
            {
                {{() => ContainerBegin.EmitDepthCheckOfItem(code, scope)}}
                foreach (var entry in {{extension.ToEnumerate("extensionData")}})
                {
                    {{When(kept is not null)}}if (entry.Key == {{ConstantCode.Of(kept ?? "")}})
                    {{When(kept is not null)}}    continue;
                    {{EmitComma}}
                    any = true;
                    {{When(scope.Options.WriteIndented)}}at = output.Indent(at, depth + 1);
                    at = output.Name(at, entry.Key);
                    {{() => ValueWriting.Unbounded(code, scope, entry, "entry.Value", "depth + 1")}}
                }
            }
            """);
        _written = Written.Perhaps;
    }

    private void EmitEnd()
    {
        if (_hasSeparator && _written != Written.Something)
        {
            _run.Flush();
            code.Block($$"""
                if ({{Separator}} == (byte)'{')
                    at = output.Byte(at, {{Separator}});
                """);
        }

        if (scope.Options.WriteIndented && _written != Written.Nothing)
        {
            _run.Flush();
            bool isSure = _written == Written.Something;
            code.Block($$"""
                {{When(!isSure)}}if (any)
                {{When(!isSure)}}    at = output.Indent(at, depth);
                {{When(isSure)}}at = output.Indent(at, depth);
                """);
        }

        _run.Literal("}");
        _run.Flush();
    }
}
