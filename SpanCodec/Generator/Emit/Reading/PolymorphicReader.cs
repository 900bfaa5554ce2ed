using SpanCodecs.Generator.Model;
using SpanCodecs.Generator.Naming;
using static SpanCodecs.Generator.Emit.CodeWriter;

namespace SpanCodecs.Generator.Emit;

/// <summary>Emits what follows the brace of a polymorphic type: its discriminator says which type is read.</summary>
internal sealed class PolymorphicReader(CodeWriter code, EmitScope scope, ObjectModel type, PolymorphismModel polymorphism)
{
    /// <summary>What a reader says of metadata that it does not take.</summary>
    internal const string Misplaced = "The metadata property is either not supported by the type "
        + "or is not the first property in the deserialized JSON object.";

    private bool IsReadable => type.Construction.Kind != ConstructionKind.None;

    internal void Emit()
    {
        string refusal = Utf8Literal.Quoted(
            $"The JSON payload for polymorphic interface or abstract type '{type.Name.Display}' must specify a type discriminator.");
        code.Block($$"""
            {{(scope.Options.AllowOutOfOrderMetadata ? EmitAnywhere : EmitFirst)}}
            {{When(!IsReadable)}}throw {{Names.Fail}}.NotSupported(position, {{refusal}});
            """);
    }

    /// <summary>The discriminator comes first, or nowhere.</summary>
    private void EmitFirst() => code.Block($$"""
        int first = {{Names.Read}}.FirstMember(json, position + 1, out bool isEmpty);
        if (!isEmpty)
        {
            first = {{Names.Read}}.Name(json, first, out {{Names.Bytes}} firstName);
            if (global::System.MemoryExtensions.SequenceEqual(firstName, {{Utf8Literal.Of(polymorphism.DiscriminatorName)}}))
            {
                if ({{Names.Read}}.At(json, first, (byte)'"'))
                {
                    int behind = {{Names.Read}}.String(json, first, out string? discriminator);
                    {{() => EmitCases(derived => IsText(derived, "discriminator"), "behind", "behind")}}
                    {{EmitUnrecognized}}
                }
                else
                {
                    int behind = {{Names.Int32}}.Read(json, first, out int discriminator);
                    {{() => EmitCases(derived => IsNumber(derived, "discriminator"), "behind", "behind")}}
                    {{EmitUnrecognized}}
                }
            }
        }

        """);

    private void EmitUnrecognized()
    {
        if (polymorphism.Fallback is { } fallback)
        {
            FallbackReader.EmitCall(code, scope[fallback.Type]);
            return;
        }

        bool ignores = polymorphism.IgnoreUnrecognized;
        if (ignores && IsReadable)
        {
            code.Block("return ReadMembers(json, behind, depth, true, out value);");
            return;
        }

        // System.Text.Json has read one token more when it looks for the type. An abstract type then lacks a discriminator, which is found
        // later.
        const string Unrecognized = "Read unrecognized type discriminator id '{discriminator}'.";
        code.Block($$"""
            behind = {{Names.Read}}.NextMember(json, behind, {{scope.TrailingCommas}}, out bool isOver);
            {{When(ignores)}}if (!isOver)
            {{When(ignores)}}    {{Names.Read}}.Name(json, behind, out _);
            {{When(!ignores)}}throw {{Names.Fail}}.Unrecognized(isOver ? behind - 1 : behind, $"{{Unrecognized}}");
            """);
    }

    /// <summary>
    /// The discriminator may be anywhere. The reader first searches the whole object for the discriminator. Then it reads the members, from
    /// the first one that is not the discriminator, or from the end. So a mistake further behind is found before those of the members, as
    /// System.Text.Json finds it.
    /// </summary>
    private void EmitAnywhere()
    {
        const string Unrecognized = "Read unrecognized type discriminator id '{discriminator ?? discriminatorNumber.ToString()}'.";
        string name = Utf8Literal.Of(polymorphism.DiscriminatorName);
        const string Found = "out string? discriminator, out int? discriminatorNumber";
        bool ignores = polymorphism.IgnoreUnrecognized;
        DerivedTypeModel? fallback = polymorphism.Fallback;
        code.Block($$"""
            int first = {{Names.Read}}.LookAhead(json, position, {{name}}, depth, {{scope.MaxDepth}}, {{scope.TrailingCommas}}, {{Found}});
            {{() => EmitCases(IsFound, "first", "position")}}
            {{When(IsReadable || !ignores)}}{{EmitOthers}}
            """);

        static string? IsFound(DerivedTypeModel derived) => IsText(derived, "discriminator") ?? IsNumber(derived, "discriminatorNumber");

        void EmitOthers() => code.Block($$"""
            if (discriminator is not null || discriminatorNumber is not null)
            {
                {{When(fallback is not null)}}{{() => FallbackReader.EmitCall(code, scope[fallback!.Type])}}
                {{When(ignores)}}return ReadMembers(json, first, depth, true, out value);
                {{When(!ignores && fallback is null)}}throw {{Names.Fail}}.Unrecognized(first, $"{{Unrecognized}}");
            }

            """);
    }

    /// <param name="isDerived">The condition that the discriminator is the type's; null where it has none of the kind.</param>
    /// <param name="first">The variable with the position of the first member.</param>
    /// <param name="behind">The variable with the position that is returned.</param>
    private void EmitCases(Func<DerivedTypeModel, string?> isDerived, string first, string behind)
    {
        int number = 0;
        foreach (DerivedTypeModel derived in polymorphism.Derived)
        {
            if (isDerived(derived) is not { } condition)
                continue;
            TypeModel model = scope[derived.Type];
            string read = EmitScope.Class(model) + ".ReadMembers";
            string value = $"derived{++number}";
            code.Block($$"""
                if ({{condition}})
                {
                    {{behind}} = {{read}}(json, {{first}}, depth, true, out {{EmitScope.Variable(model)}} {{value}});
                    value = {{value}};
                    return {{behind}};
                }

                """);
        }
    }

    private static string? IsText(DerivedTypeModel derived, string variable) =>
        derived.TextDiscriminator is { } text ? $"{variable} == {ConstantCode.Of(text)}" : null;

    private static string? IsNumber(DerivedTypeModel derived, string variable) =>
        derived.NumberDiscriminator is { } number ? $"{variable} == {ConstantCode.Of(number)}" : null;

    /// <summary>
    /// A discriminator that comes later, or twice; System.Text.Json takes any name that begins with $ for one here. An object that was
    /// begun as one of another type has the discriminator of that one, and not its own.
    /// </summary>
    internal static void EmitMisplaced(CodeWriter code, EmitScope scope, ObjectModel type)
    {
        if (scope.KeptDiscriminator(type) is { } kept)
        {
            FallbackReader.EmitMisplaced(code, scope, kept);
            return;
        }

        // There is not more than one name: Discriminators refuses the others.
        string? begun = scope.Context.Types.OfType<ObjectModel>()
            .Where(model => model.Polymorphism is { } polymorphism
                && (polymorphism.Begins(type.Name.Key)
                    || (model == type && polymorphism is { IgnoreUnrecognized: true, HasDiscriminators: true })))
            .Select(model => IsMetadata(model.Polymorphism!)).FirstOrDefault();
        // A derived type that is read as itself knows no discriminators.
        string? own = type.Polymorphism is { HasDiscriminators: true } ofType ? IsMetadata(ofType) : null;
        string isMisplaced = own is null ? $"if (begun && {begun})"
            : begun is null || begun == own ? $"if {own}"
            : $"if (begun ? {begun} : {own})";
        if (scope.Options.AllowOutOfOrderMetadata)
        {
            // It was read before.
            code.Block($$"""
                {{isMisplaced}}
                {
                    {{ValueReading.Skip(scope)}}
                    goto NextMember;
                }

                """);
            return;
        }

        code.Block($$"""
            {{isMisplaced}}
                throw {{Names.Fail}}.Message(start, "{{Misplaced}}");
            """);
    }

    private static string IsMetadata(PolymorphismModel polymorphism)
    {
        string name = polymorphism.DiscriminatorName;
        string isName = name.StartsWith("$", StringComparison.Ordinal) ? ""
            : $" || global::System.MemoryExtensions.SequenceEqual(name, {Utf8Literal.Of(name)})";
        return $"(name.Length > 0 && name[0] == (byte)'$'{isName})";
    }
}
