using SpanCodecs.Generator.Model;

namespace SpanCodecs.Generator.Emit;

/// <summary>
/// Emits the reading of an object. Members are expected in declared order, each with its comma, name and colon as one
/// comparison; what comes otherwise (blanks, another order, unknown names) takes the way over NextMember, behind the end, and comes back.
/// </summary>
internal sealed class ObjectReader
{
    private readonly CodeWriter _code;
    private readonly EmitScope _scope;
    private readonly ObjectModel _type;
    private readonly MemberModel[] _members;
    private readonly string[] _labels;
    private readonly MemberStorage _storage;
    private readonly MemberNames _names;
    private readonly UnknownMembers _unknown;

    internal ObjectReader(CodeWriter code, EmitScope scope, ObjectModel type)
    {
        (_code, _scope, _type) = (code, scope, type);
        // Before a constructor with parameters, System.Text.Json refuses the second of two names, also where it ignores the member.
        bool isEachMarked = scope.Options.RefusesDuplicates && type.Construction.Parameters.Count > 0;
        _members = [.. type.Members.Where(member => isEachMarked || member.IsRead || member.Writing is not null)];
        _labels = Locals.Labels(_members);
        _storage = new MemberStorage(code, scope, type, _members);
        _names = new MemberNames(code, scope, _members, _labels);
        _unknown = new UnknownMembers(code, scope, type, _members, _storage);
    }

    internal void Emit()
    {
        if (_type.Construction.Kind == ConstructionKind.Given)
        {
            EmitFill();
            return;
        }

        bool isDerived = _scope.IsReadBehindDiscriminator(_type);
        Open("Read");
        EmitBegin();
        if (_type.Construction.Kind == ConstructionKind.None && _type.Polymorphism is not { HasDiscriminators: true })
        {
            EmitNotConstructible();
            _code.Close();
            EmitRefusal();
            return;
        }

        if (_type.Polymorphism is { HasDiscriminators: true } polymorphism)
            Polymorphic(polymorphism);
        if (isDerived)
        {
            if (_type.Construction.Kind != ConstructionKind.None)
                _code.Line("return ReadMembers(json, position, depth, false, out value);");
            _code.Close();
            if (_type.Construction.Kind == ConstructionKind.None)
            {
                EmitRefusal();
                return;
            }

            _code.Line();
            _code.Line(_scope.Options.AllowOutOfOrderMetadata
                ? "// Either at the object's brace, or begun: at the first member that is no discriminator, or at the end."
                : "// Either at the object's brace, or begun: behind the value of its discriminator.");
            Open("ReadMembers", "bool begun, ");
        }

        EmitMembers(isDerived);
        _code.Close();
        _storage.EmitMissing();
    }

    /// <summary>A discriminator may say a type that can only be written.</summary>
    private void EmitRefusal()
    {
        if (!_scope.IsDerived)
            return;
        _code.Line();
        Open("ReadMembers", "bool begun, ");
        EmitNotConstructible();
        _code.Close();
    }

    private void Open(string method, string parameter = "")
    {
        _code.Line(Names.NoInline);
        _code.Open($"internal static int {method}({Names.Bytes} json, int position, int depth, {parameter}out {EmitScope.Variable(_type)} value)");
    }

    /// <summary>The members of an object that is there already.</summary>
    private void EmitFill()
    {
        _code.Line(Names.NoInline);
        _code.Open($"internal static int Fill({Names.Bytes} json, int position, int depth, {(_type.Name.IsValueType ? "ref " : "")}{_type.Name.Code} result)");
        EmitBegin();
        EmitMembers(isDerived: false);
        _code.Close();
        _storage.EmitMissing();
    }

    private void EmitBegin()
    {
        _code.Open("if (!" + Names.Read + ".At(json, position, (byte)'{'))");
        _code.Line($"position = {Names.Read}.SeekObject(json, position, typeof({_type.Name.Code}), out bool isNull);");
        _code.Open("if (isNull)");
        if (_type.Name.IsValueType)
        {
            _code.Line($"throw {Names.Fail}.Conversion(position - 4, typeof({_type.Name.Code}));");
        }
        else
        {
            if (_type.Construction.Kind != ConstructionKind.Given)
                _code.Line("value = null;");
            _code.Line("return position;");
        }

        _code.Close();
        _code.Close();
        _code.Line();
        ContainerBegin.EmitCheckOfDepth(_code, _scope);
    }

    private void EmitNotConstructible()
    {
        string reason = Utf8Literal.Quoted(
            "Deserialization of types without a parameterless constructor, a singular parameterized constructor, "
            + $"or a parameterized constructor annotated with 'JsonConstructorAttribute' is not supported. Type '{_type.Name.Display}'.");
        _code.Line($"throw {Names.Fail}.NotSupported(position, {reason});");
    }

    private void EmitMembers(bool isDerived)
    {
        _storage.EmitDeclarations();
        _code.Line(Indentation.Declaration);
        if (isDerived && _scope.Options.AllowOutOfOrderMetadata)
            EmitBegunAtMember();
        else if (isDerived)
            _code.Under("if (begun)", "goto NextMember;");
        if (_members.Length > 0)
            EmitExpected();
        else
            _code.Line("goto FirstMember;");
        _code.Label("Done");
        _storage.EmitResult();
        if (_type.Construction.Kind != ConstructionKind.Given)
            _code.Line("value = result;");
        _code.Line("return position;");
        _code.Line();
        if (_members.Length > 0)
            EmitEndOnLine();
        _names.Emit(() => _unknown.EmitSearch(_labels));
    }

    private void Polymorphic(PolymorphismModel polymorphism)
    {
        if (_scope.Options.AllowOutOfOrderMetadata)
            new UnorderedPolymorphicReader(_code, _scope, _type, polymorphism).Emit();
        else
            new PolymorphicReader(_code, _scope, _type, polymorphism).Emit();
    }

    private void EmitBegunAtMember()
    {
        _code.Open("if (begun)");
        _code.Open($"if ({Names.Read}.At(json, position, (byte)'}}'))");
        _code.Line("position++;");
        _code.Line("goto Done;");
        _code.Close();
        _code.Line();
        _code.Line("goto AnyName;");
        _code.Close();
        _code.Line();
    }

    /// <summary>
    /// The way of a document in declared order, without blanks: it is first in the code, so that the JIT inlines what is on it.
    /// </summary>
    private void EmitExpected()
    {
        for (int i = 0; i < _members.Length; i++)
        {
            string expected = (i == 0 ? "{" : ",") + _names.Of(i);
            _code.Under($"if (!{Comparison.At("position", expected)})", $"goto {MemberNames.Other(i)};");
            _code.Line($"position += {Utf8Literal.Length(expected)};");
            _code.Label(_labels[i]);
            _storage.EmitMember(i);
        }

        _code.Under($"if (!{Names.Read}.At(json, position, (byte)'}}'))", "goto End;");
        _code.Line("position++;");
    }

    private void EmitEndOnLine()
    {
        _code.Label("End");
        _code.Open(Indentation.IfEnd('}'));
        _code.Line(Indentation.PassEnd);
        _code.Line("goto Done;");
        _code.Close();
        _code.Line();
        if (_members.Length > 1)
            _code.Line("goto NextMember;");
    }
}
