using System.Text.Json;
using Microsoft.Extensions.AI;

namespace Tools;

/// <summary>A function that is called with codecs, and described without: of what a codec reads, a schema says "true".</summary>
internal sealed class DescribedFunction(AIFunction called, AIFunction described) : DelegatingAIFunction(called)
{
    public override JsonElement JsonSchema => described.JsonSchema;

    public override JsonElement? ReturnJsonSchema => described.ReturnJsonSchema;

    // docs: tools
    internal static AIFunction Of(Delegate method, string name, JsonSerializerOptions options) => new DescribedFunction(
        AIFunctionFactory.Create(method, name, serializerOptions: options),
        AIFunctionFactory.Create(method, name, serializerOptions: ShopCodecs.Resolver.Without(options)));
    // /docs
}
