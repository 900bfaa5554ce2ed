using SpanCodecs.Generator.Model;
using SpanCodecs.Generator.Naming;
using static SpanCodecs.Generator.Emit.CodeWriter;

namespace SpanCodecs.Generator.Emit;

/// <summary>
/// Emits the reading of an object. Members are expected in declared order, each with its comma, name and colon as one
/// comparison; what comes otherwise (blanks, another order, unknown names) takes the way over NextMember, behind the end, and comes back.
/// </summary>
internal sealed class ObjectReader
{
    private const string Position = $"{Names.Bytes} json, int position, int depth";

    private readonly CodeWriter _code;
    private readonly EmitScope _scope;
    private readonly ObjectModel _type;
    private readonly MemberModel[] _members;
    private readonly string[] _labels;
    private readonly MemberStorage _storage;
    private readonly MemberNames _names;
    private readonly UnknownMembers _unknown;
    private readonly bool _isFallback;

    internal ObjectReader(CodeWriter code, EmitScope scope, ObjectModel type)
    {
        (_code, _scope, _type) = (code, scope, type);
        // System.Text.Json refuses the second of two names before it calls a constructor with parameters, even if it ignores the member.
        bool isEachMarked = scope.Options.RefusesDuplicates && type.Construction.Parameters.Count > 0;
        _members = [.. type.Members.Where(member => isEachMarked || member.IsRead || member.Writing is not null)];
        _labels = Locals.Labels(_members);
        _storage = new MemberStorage(code, scope, type, _members);
        _names = new MemberNames(code, scope, _members, _labels);
        _isFallback = scope.KeptDiscriminator(type) is not null;
        _unknown = new UnknownMembers(code, scope, type, _members, _storage);
    }

    private bool IsGiven => _type.Construction.Kind == ConstructionKind.Given;

    internal void Emit()
    {
        if (_type.Merged is { } merged)
            EmitMerge(merged);
        else if (IsGiven)
            EmitFill();
        else if (_type.Construction.Kind == ConstructionKind.None)
            EmitRefusing();
        else
            EmitMaking();
    }

    /// <summary>The members of an object that is there already.</summary>
    private void EmitFill()
    {
        string reference = _type.Name.IsValueType ? "ref " : "";
        _code.Block($$"""
            {{Names.NoInline}}
            internal static int Fill({{Position}}, {{reference}}{{_type.Name.Code}} result)
            {
                {{EmitBegin}}
            {{() => EmitMembers(isDerived: false)}}
            }
            {{_names.EmitFind}}
            {{_storage.EmitMissing}}
            """);
    }

    /// <summary>The members of an object that is there, or is made for them, by a merge patch.</summary>
    private void EmitMerge(MergedObjectModel merged)
    {
        string plain = EmitScope.Class(_scope[merged.Plain]);
        bool isReadWhole = !merged.IsMadeEmpty && !_type.Name.IsValueType;
        string anyCase = _scope.Options.PropertyNameCaseInsensitive ? "true" : "false";
        // Null in an object that is made anew takes entries and the like away, if it may be in any.
        string read = _members.Any(member => member.Population is not null)
            ? $"SpanCode::MergePatch.ByDocument<{_type.Name.Code}>("
                + $"json, position, depth, {_scope.MaxDepth}, {_scope.TrailingCommas}, {anyCase}, {plain}.Read, {plain}.Write, ref value)"
            : $"{plain}.Read(json, position, depth, out value)";
        _code.Block($$"""
            {{Names.NoInline}}
            {{MergedEmitter.Begin}}{{EmitScope.Variable(_type)}} value)
            {
                {{EmitBegin}}
                {{When(isReadWhole)}}if (value is null)
                {{When(isReadWhole)}}    return {{read}};
            {{() => EmitMembers(isDerived: false)}}
            }
            {{_names.EmitFind}}
            {{_storage.EmitMissing}}
            """);
    }

    private void EmitRefusing()
    {
        string reason = Utf8Literal.Quoted(
            "Deserialization of types without a parameterless constructor, a singular parameterized constructor, "
            + $"or a parameterized constructor annotated with 'JsonConstructorAttribute' is not supported. Type '{_type.Name.Display}'.");
        _code.Block($$"""
            {{Names.NoInline}}
            internal static int Read({{Position}}, out {{EmitScope.Variable(_type)}} value)
            {
                {{EmitBegin}}
                {{EmitPolymorphic}}
                {{When(_type.Polymorphism is not { HasDiscriminators: true })}}throw {{Names.Fail}}.NotSupported(position, {{reason}});
            }
            {{When(_scope.IsDerived)}}{{EmitReadMembers}}
            """);

        // A discriminator may say a type that can only be written.
        void EmitReadMembers() => _code.Block($$"""

            {{Names.NoInline}}
            internal static int ReadMembers({{Position}}, bool begun, out {{EmitScope.Variable(_type)}} value)
            {
                throw {{Names.Fail}}.NotSupported(position, {{reason}});
            }
            """);
    }

    private void EmitMaking()
    {
        bool isDerived = _scope.IsReadBehindDiscriminator(_type);
        _code.Block($$"""
            {{Names.NoInline}}
            internal static int Read({{Position}}, out {{EmitScope.Variable(_type)}} value)
            {
                {{EmitBegin}}
                {{EmitPolymorphic}}
                {{When(isDerived)}}return ReadMembers(json, position, depth, false, out value);
            {{When(!isDerived)}}{{() => EmitMembers(isDerived: false)}}
            }
            {{When(isDerived)}}{{EmitReadMembers}}
            {{_names.EmitFind}}
            {{_storage.EmitMissing}}
            """);

        void EmitReadMembers()
        {
            string comment = _isFallback
                ? "Either at the object's brace, or begun: at its first member. A discriminator is kept as the other members are."
                : _scope.Options.AllowOutOfOrderMetadata
                ? "Either at the object's brace, or begun: at the first member that is no discriminator, or at the end."
                : "Either at the object's brace, or begun: behind the value of its discriminator.";
            _code.Block($$"""

                // {{comment}}
                {{Names.NoInline}}
                internal static int ReadMembers({{Position}}, bool begun, out {{EmitScope.Variable(_type)}} value)
                {
                {{() => EmitMembers(isDerived: true)}}
                }
                """);
        }
    }

    private void EmitBegin() =>
        ContainerBegin.Emit(
            _code, _scope, _type, '{', _type.Name.IsValueType ? null : IsGiven && _type.Merged is null ? "" : "value = null;");

    private void EmitPolymorphic()
    {
        if (_type.Polymorphism is { HasDiscriminators: true } polymorphism)
            new PolymorphicReader(_code, _scope, _type, polymorphism).Emit();
    }

    private void EmitMembers(bool isDerived)
    {
        bool hasMembers = _members.Length > 0;
        _code.Block($$"""
                {{_storage.EmitDeclarations}}
                {{Indentation.Declaration}}
                {{_names.EmitDeclarations}}
                {{When(isDerived)}}{{EmitBegun}}
            {{When(hasMembers)}}{{EmitExpected}}
                {{When(!hasMembers)}}goto FirstMember;
            Done:
                {{_storage.EmitResult}}
                {{When(!IsGiven || _type.Merged is not null)}}value = result;
                return position;

            {{When(hasMembers)}}{{EmitEndOnLine}}
            {{() => _names.Emit(() => _unknown.EmitSearch(_labels))}}
            """);
    }

    private void EmitBegun()
    {
        if (_isFallback)
        {
            FallbackReader.EmitBegun(_code, _scope);
            return;
        }

        if (!_scope.Options.AllowOutOfOrderMetadata)
        {
            _code.Block("""
                if (begun)
                    goto NextMember;
                """);
            return;
        }

        _code.Block($$"""
            if (begun)
            {
                if ({{Names.Read}}.At(json, position, (byte)'}'))
                {
                    position++;
                    goto Done;
                }

                goto AnyName;
            }

            """);
    }

    /// <summary>
    /// The way of a document in declared order, without blanks: it is first in the code, so that the JIT inlines what is on it.
    /// </summary>
    private void EmitExpected()
    {
        for (int i = 0; i < _members.Length; i++)
        {
            string expected = (i == 0 ? "{" : ",") + _names.Of(i);
            _code.Block($$"""
                    if (!{{Comparison.At("position", expected)}})
                        goto {{MemberNames.Other(i)}};
                    position += {{Utf8Literal.Length(expected)}};
                {{_labels[i]}}:
                    {{() => _storage.EmitMember(i)}}
                """);
        }

        _code.Block($$"""
                if (!{{Names.Read}}.At(json, position, (byte)'}'))
                    goto End;
                position++;
            """);
    }

    private void EmitEndOnLine() => _code.Block($$"""
        End:
            {{Indentation.IfEnd('}')}}
            {
                {{Indentation.PassEnd}}
                goto Done;
            }

            {{When(_members.Length > 1)}}goto NextMember;
        """);
}
