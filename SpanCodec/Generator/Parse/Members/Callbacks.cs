using Microsoft.CodeAnalysis;
using SpanCodecs.Generator.Model;

namespace SpanCodecs.Generator.Parse;

/// <summary>IJsonOnSerializing and its like: what a type wants to be told.</summary>
internal static class Callbacks
{
    internal static CallbackModel Of(ITypeSymbol type)
    {
        var callbacks = CallbackModel.None;
        foreach (INamedTypeSymbol implemented in type.AllInterfaces)
        {
            callbacks |= implemented switch
            {
                _ when implemented.IsSerialization("IJsonOnSerializing") => CallbackModel.OnSerializing,
                _ when implemented.IsSerialization("IJsonOnSerialized") => CallbackModel.OnSerialized,
                _ when implemented.IsSerialization("IJsonOnDeserializing") => CallbackModel.OnDeserializing,
                _ when implemented.IsSerialization("IJsonOnDeserialized") => CallbackModel.OnDeserialized,
                _ => CallbackModel.None,
            };
        }

        return callbacks;
    }
}
