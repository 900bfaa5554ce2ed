using YamlDotNet.RepresentationModel;

namespace JsonAot.Tests.Documents;

/// <summary>A YAML file of the checkout. Reading it already refuses broken syntax and a key that stands twice.</summary>
internal static class YamlFile
{
    internal static YamlMappingNode Read(params string[] names)
    {
        using var reader = new StreamReader(Path.Combine([Repository.Root, .. names]));
        var stream = new YamlStream();
        stream.Load(reader);
        return (YamlMappingNode)Assert.Single(stream.Documents).RootNode;
    }

    internal static YamlMappingNode Map(this YamlMappingNode node, string key) =>
        Assert.IsType<YamlMappingNode>(node[key], exactMatch: false);

    internal static IEnumerable<YamlMappingNode> List(this YamlMappingNode node, string key) =>
        ((YamlSequenceNode)node[key]).Children.Cast<YamlMappingNode>();

    /// <returns>Null where there is no such key.</returns>
    internal static string? Text(this YamlMappingNode node, string key) =>
        node.Children.TryGetValue(new YamlScalarNode(key), out YamlNode? value)
        ? ((YamlScalarNode)value).Value : null;

    internal static IEnumerable<string> Keys(this YamlMappingNode node) => node.Children.Keys.Select(key => ((YamlScalarNode)key).Value!);
}
