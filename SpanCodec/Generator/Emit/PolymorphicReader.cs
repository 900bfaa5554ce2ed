using SpanCodecs.Generator.Model;

namespace SpanCodecs.Generator.Emit;

/// <summary>Behind the brace of a polymorphic type: a discriminator that comes first says which type is read.</summary>
internal sealed class PolymorphicReader(CodeWriter code, EmitScope scope, ObjectModel type, PolymorphismModel polymorphism)
{
    internal void Emit()
    {
        code.Line($"int first = {Names.Read}.FirstMember(json, position + 1, out bool isEmpty);");
        code.Open("if (!isEmpty)");
        code.Line($"first = {Names.Read}.Name(json, first, out {Names.Bytes} firstName);");
        code.Open($"if (global::System.MemoryExtensions.SequenceEqual(firstName, {Utf8Literal.Of(polymorphism.DiscriminatorName)}))");
        code.Open($"if ({Names.Read}.At(json, first, (byte)'\"'))");
        code.Line($"int behind = {Names.Read}.String(json, first, out string? discriminator);");
        EmitCases("discriminator", derived => derived.TextDiscriminator is { } text ? ConstantCode.Of(text) : null);
        code.Close();
        code.Open("else");
        code.Line($"int behind = {Names.Int32}.Read(json, first, out int discriminator);");
        EmitCases("discriminator", derived => derived.NumberDiscriminator is { } number ? ConstantCode.Of(number) : null);
        code.Close();
        code.Close();
        code.Close();
        code.Line();
        if (type.Construction.Kind == ConstructionKind.None)
        {
            code.Line($"throw {Names.Fail}.NotSupported(position, {Utf8Literal.Quoted(
                $"The JSON payload for polymorphic interface or abstract type '{type.Name.Display}' must specify a type discriminator.")});");
        }
    }

    private void EmitCases(string variable, Func<DerivedTypeModel, string?> discriminatorOf)
    {
        int number = 0;
        foreach (DerivedTypeModel derived in polymorphism.Derived)
        {
            if (discriminatorOf(derived) is not { } discriminator)
                continue;
            TypeModel model = scope[derived.Type];
            code.Open($"if ({variable} == {discriminator})");
            code.Line($"behind = {EmitScope.Class(model)}.ReadMembers(json, behind, depth, true, out {EmitScope.Variable(model)} derived{++number});");
            code.Line($"value = derived{number};");
            code.Line("return behind;");
            code.Close();
            code.Line();
        }

        if (polymorphism.IgnoreUnrecognized && type.Construction.Kind != ConstructionKind.None)
        {
            code.Line("return ReadMembers(json, behind, depth, true, out value);");
            return;
        }

        // System.Text.Json has read one token more when it looks for the type.
        code.Line($"behind = {Names.Read}.NextMember(json, behind, {scope.TrailingCommas}, out bool isOver);");
        // An abstract type then lacks a discriminator, which is found later.
        if (polymorphism.IgnoreUnrecognized)
            code.Under("if (!isOver)", $"{Names.Read}.Name(json, behind, out _);");
        else
            code.Line($"throw {Names.Fail}.Unrecognized(isOver ? behind - 1 : behind, $\"Read unrecognized type discriminator id '{{{variable}}}'.\");");
    }

    /// <summary>
    /// A discriminator that comes later, or twice; System.Text.Json takes any name that begins with $ for one here. An object that was begun as
    /// one of another type has the discriminator of that one, and not its own.
    /// </summary>
    internal static void EmitMisplaced(CodeWriter code, EmitScope scope, ObjectModel type)
    {
        // Not more than one name: TypeGraph refuses the others.
        string? begun = scope.Context.Types.OfType<ObjectModel>()
            .Where(model => model.Polymorphism is { } polymorphism
                && (polymorphism.Derived.Any(derived => derived.HasDiscriminator && derived.Type == type.Name.Key)
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
            code.Open(isMisplaced);
            code.Line($"position = {Names.Read}.Skip(json, position, depth + 1, {scope.MaxDepth}, {scope.TrailingCommas});");
            code.Line("goto NextMember;");
            code.Close();
            code.Line();
            return;
        }

        code.Under(
            isMisplaced,
            $"throw {Names.Fail}.Message(start, "
            + "\"The metadata property is either not supported by the type or is not the first property in the deserialized JSON object.\");");
    }

    private static string IsMetadata(PolymorphismModel polymorphism)
    {
        string name = polymorphism.DiscriminatorName;
        string isName = name.StartsWith("$", StringComparison.Ordinal) ? ""
            : $" || global::System.MemoryExtensions.SequenceEqual(name, {Utf8Literal.Of(name)})";
        return $"(name.Length > 0 && name[0] == (byte)'$'{isName})";
    }
}
