using SpanCodecs.Generator.Model;

namespace SpanCodecs.Generator.Emit;

/// <summary>
/// Behind the brace of a polymorphic type whose discriminator may be anywhere. The reader first searches the whole object for the discriminator. Then it
/// reads the members, from the first one that is not the discriminator. So a mistake further behind is found before those of the members, as
/// System.Text.Json finds it.
/// </summary>
internal sealed class UnorderedPolymorphicReader(CodeWriter code, EmitScope scope, ObjectModel type, PolymorphismModel polymorphism)
{
    internal void Emit()
    {
        EmitSearch();
        int number = 0;
        foreach (DerivedTypeModel derived in polymorphism.Derived)
        {
            string? found = derived.TextDiscriminator is { } text ? $"discriminator == {ConstantCode.Of(text)}"
                : derived.NumberDiscriminator is { } id ? $"discriminatorNumber == {ConstantCode.Of(id)}"
                : null;
            if (found is null)
                continue;
            TypeModel model = scope[derived.Type];
            code.Open($"if ({found})");
            code.Line($"position = {EmitScope.Class(model)}.ReadMembers(json, first, depth, true, out {EmitScope.Variable(model)} derived{++number});");
            code.Line($"value = derived{number};");
            code.Line("return position;");
            code.Close();
            code.Line();
        }

        bool isReadable = type.Construction.Kind != ConstructionKind.None;
        if (isReadable || !polymorphism.IgnoreUnrecognized)
        {
            code.Open("if (discriminator is not null || discriminatorNumber is not null)");
            code.Line(polymorphism.IgnoreUnrecognized
                ? "return ReadMembers(json, first, depth, true, out value);"
                : $"throw {Names.Fail}.Unrecognized(first, "
                    + "$\"Read unrecognized type discriminator id '{discriminator ?? discriminatorNumber.ToString()}'.\");");
            code.Close();
            code.Line();
        }

        if (!isReadable)
        {
            code.Line($"throw {Names.Fail}.NotSupported(position, {Utf8Literal.Quoted(
                $"The JSON payload for polymorphic interface or abstract type '{type.Name.Display}' must specify a type discriminator.")});");
        }
    }

    /// <summary>Leaves the discriminator, as text or as a number, and "first": the first other member, or the end.</summary>
    private void EmitSearch() => code.Line(
        $"int first = {Names.Read}.LookAhead(json, position, {Utf8Literal.Of(polymorphism.DiscriminatorName)}, "
        + $"depth, {scope.MaxDepth}, {scope.TrailingCommas}, "
        + "out string? discriminator, out int? discriminatorNumber);");
}
