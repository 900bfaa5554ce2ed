using System.Globalization;
using SpanCodecs.Generator.Model;

namespace SpanCodecs.Generator.Emit;

/// <summary>
/// Behind the brace of a polymorphic type whose discriminator may be anywhere: the object is gone through for it, and then read from its first
/// member that is none. So a mistake further behind is found before those of the members, as System.Text.Json finds it.
/// </summary>
internal sealed class UnorderedPolymorphicReader(CodeWriter code, EmitScope scope, ObjectModel type, PolymorphismModel polymorphism)
{
    private const string Reserved = "The metadata property is either not supported by the type or is not the first property in the deserialized JSON object.";

    internal void Emit()
    {
        EmitSearch();
        int number = 0;
        foreach (DerivedTypeModel derived in polymorphism.Derived)
        {
            string? found = derived.TextDiscriminator is { } text ? $"discriminator == {Utf8Literal.Quoted(text)}"
                : derived.NumberDiscriminator is { } id ? $"discriminatorNumber == {id.ToString(CultureInfo.InvariantCulture)}"
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
        code.Open("if (discriminator is not null || discriminatorNumber is not null)");
        if (polymorphism.IgnoreUnrecognized && isReadable)
            code.Line("return ReadMembers(json, first, depth, true, out value);");
        else
            code.Line($"throw {Names.Fail}.Unrecognized(first, $\"Read unrecognized type discriminator id '{{discriminator ?? discriminatorNumber.ToString()}}'.\");");
        code.Close();
        code.Line();
        if (!isReadable)
        {
            code.Line($"throw {Names.Fail}.NotSupported(position, {Utf8Literal.Quoted(
                $"The JSON payload for polymorphic interface or abstract type '{type.Name.Display}' must specify a type discriminator.")});");
        }
    }

    /// <summary>Leaves the discriminator, as text or as a number, and "first": the first other member, or the end.</summary>
    private void EmitSearch()
    {
        code.Line("string? discriminator = null;");
        code.Line("int? discriminatorNumber = null;");
        code.Line("int first = -1;");
        code.Line($"int ahead = {Names.Read}.FirstMember(json, position + 1, out bool isOver);");
        code.Open("while (!isOver)");
        code.Line("int start = ahead;");
        code.Line($"ahead = {Names.Read}.Name(json, ahead, out {Names.Bytes} name);");
        code.Open($"if (global::System.MemoryExtensions.SequenceEqual(name, {Utf8Literal.Of(polymorphism.DiscriminatorName)}))");
        code.Under(
            "if (discriminator is not null || discriminatorNumber is not null)",
            $"throw {Names.Fail}.Message(start, \"Deserialized object contains a duplicate type discriminator metadata property.\");");
        code.Open($"if ({Names.Read}.At(json, ahead, (byte)'\"'))");
        code.Line($"ahead = {Names.Read}.String(json, ahead, out discriminator);");
        code.Close();
        code.Open("else");
        code.Line($"ahead = {Names.Int32}.Read(json, ahead, out int number);");
        code.Line("discriminatorNumber = number;");
        code.Close();
        code.Close();
        code.Open("else");
        code.Under("if (name.Length > 0 && name[0] == (byte)'$')", $"throw {Names.Fail}.Message(start, {Utf8Literal.Quoted(Reserved)});");
        code.Under("if (first < 0)", "first = start;");
        code.Line($"ahead = {Names.Read}.Skip(json, ahead, depth + 1, {scope.MaxDepth}, {scope.TrailingCommas});");
        code.Close();
        code.Line($"ahead = {Names.Read}.NextMember(json, ahead, {scope.TrailingCommas}, out isOver);");
        code.Close();
        code.Line();
        code.Under("if (first < 0)", "first = ahead - 1;");
    }
}
