namespace JsonAot.Lab.Probes;

/// <summary>The native way to publish for libraries that find members by reflection: nothing of the model is trimmed.</summary>
internal static class RootedModel
{
    internal static readonly DeploymentMode Mode = DeploymentMode.Aot with
    {
        Name = "aot-rooted",
        Description = "NativeAOT with reflection in System.Text.Json switched on, and every type of the model kept with all its members",
        Switches = [.. DeploymentMode.Aot.Switches, "-p:JsonSerializerIsReflectionEnabledByDefault=true"],
    };

    /// <summary>In this mode the types of these payloads are kept; in others nothing changes.</summary>
    internal static PublishRequest In(PublishRequest request, IReadOnlyList<IPayload> payloads) => request.Mode == Mode
        ? request with { Properties = [.. request.Properties, $"Roots={ModelTypes.WriteDescriptor(payloads)}"] }
        : request;
}
