using SpanCodecs.Generator.Model;
using SpanCodecs.Generator.Naming;
using static SpanCodecs.Generator.Emit.CodeWriter;

namespace SpanCodecs.Generator.Emit;

/// <summary>
/// Emits what comes before the members of a polymorphic type: a value of a derived type is written as such, its discriminator first.
/// </summary>
internal sealed class PolymorphicWriter(CodeWriter code, EmitScope scope, ObjectModel type, PolymorphismModel polymorphism)
{
    internal void Emit()
    {
        code.Block("global::System.Type runtimeType = value.GetType();");
        foreach (DerivedTypeModel derived in polymorphism.Derived)
            EmitCase($"runtimeType == typeof({derived.Code})", derived);
        if (polymorphism.Fallback is { } fallback)
            EmitCase($"runtimeType == typeof({fallback.Code})", fallback);
        if (polymorphism.Unknown == UnknownDerivedTypes.FallBackToNearestAncestor)
        {
            foreach (DerivedTypeModel derived in polymorphism.Named.OrderByDescending(derived => derived.Distance))
                EmitCase($"(object)value is {derived.Code}", derived);
        }
        else if (polymorphism.Unknown == UnknownDerivedTypes.FallBackToBaseType)
        {
            foreach (DerivedTypeModel derived in polymorphism.Derived
                .Where(derived => derived.Type == type.Name.Key && derived.HasDiscriminator))
                EmitCase($"runtimeType != typeof({derived.Code})", derived);
        }
        else
        {
            string refusal = $"Runtime type '{{runtimeType}}' is not supported by polymorphic type '{{typeof({type.Name.Code})}}'.";
            code.Block($$"""
                if (runtimeType != typeof({{type.Name.Code}}))
                    throw new global::System.NotSupportedException($"{{refusal}}");
                """);
        }

        code.Block("");
    }

    private void EmitCase(string condition, DerivedTypeModel derived)
    {
        bool isSelf = derived.Type == type.Name.Key;
        if (isSelf && !derived.HasDiscriminator)
            return;
        // A fallback begins the object itself: its discriminator is in its extension data.
        string method = derived.HasDiscriminator || derived == polymorphism.Fallback ? "WriteMembers" : "Write";
        string target = isSelf ? "value" : $"({derived.Code})(object)value";
        code.Block($$"""
            if ({{condition}})
            {
                {{When(derived.HasDiscriminator)}}{{() => EmitDiscriminator(derived)}}
                return {{EmitScope.Class(scope[derived.Type])}}.{{method}}(ref output, at, depth, {{target}});
            }

            """);
    }

    private void EmitDiscriminator(DerivedTypeModel derived)
    {
        bool isIndented = scope.Options.WriteIndented;
        string discriminator = derived.TextDiscriminator is { } text ? Json(text)
            : derived.NumberDiscriminator!.Value.ToString(System.Globalization.CultureInfo.InvariantCulture);
        string member = Json(polymorphism.DiscriminatorName) + (isIndented ? ": " : ":") + discriminator;
        code.Block($$"""
            at = output.Literal(at, {{Utf8Literal.Of(isIndented ? "{" : "{" + member)}});
            {{When(isIndented)}}at = output.Indent(at, depth + 1);
            {{When(isIndented)}}at = output.Literal(at, {{Utf8Literal.Of(member)}});
            """);
    }

    private string Json(string text) => Utf8Literal.Json(text, scope.Options.RelaxedEscaping);
}
