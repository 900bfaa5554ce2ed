using System.Reflection;
using System.Security.Cryptography;
using System.Text;
using System.Xml.Linq;

namespace JsonAot.Lab.Programs.Probes;

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
    internal static PublishRequest In(PublishRequest request, IReadOnlyList<IPayload> payloads)
    {
        if (request.Mode != Mode)
            return request;
        string folder = Path.Combine(Checkout.Artifacts, "verdicts");
        string text = Descriptor(payloads);
        // The name changes with the content.
        string name = $"model-{Convert.ToHexStringLower(SHA256.HashData(Encoding.UTF8.GetBytes(text)))[..12]}.xml";
        Directory.CreateDirectory(folder);
        File.WriteAllText(Path.Combine(folder, name), text);
        return request with { Properties = [.. request.Properties, $"Roots={name}"] };
    }

    /// <summary>
    /// The types that payloads are made of, for the trimmer. The suite's model shares an assembly with its codecs; to root that would keep
    /// every serializer in it too, so the types are named.
    /// </summary>
    internal static string Descriptor(IReadOnlyList<IPayload> payloads) => new XElement(
        "linker",
        TypesOf(payloads).GroupBy(type => type.Assembly.GetName().Name).Select(assembly => new XElement(
            "assembly",
            new XAttribute("fullname", assembly.Key!),
            assembly.Select(type => new XElement(
                "type",
                new XAttribute("fullname", type.FullName!.Replace('+', '/')),
                new XAttribute("preserve", "all")))))).ToString();

    /// <summary>In the order of their names.</summary>
    internal static IReadOnlyList<Type> TypesOf(IReadOnlyList<IPayload> payloads)
    {
        var collector = new Collector();
        foreach (IPayload payload in payloads)
            payload.Accept(collector);
        return [.. collector.Types.OrderBy(type => type.FullName, StringComparer.Ordinal)];
    }

    private sealed class Collector : IPayloadVisitor
    {
        private readonly HashSet<Type> _seen = [];
        private Assembly? _own;

        internal IEnumerable<Type> Types => _seen;

        public void Visit<T>(Payload<T> payload)
            where T : class
        {
            _own = payload.GetType().Assembly;
            Add(typeof(T));
        }

        private void Add(Type type)
        {
            if (type.GetElementType() is { } element)
                Add(element);
            foreach (Type argument in type.GetGenericArguments())
                Add(argument);
            // The framework keeps what it needs of its own types.
            if (type.IsArray || type.Assembly != _own || !_seen.Add(type))
                return;
            foreach (PropertyInfo property in type.GetProperties(BindingFlags.Public | BindingFlags.Instance))
                Add(property.PropertyType);
            foreach (FieldInfo field in type.GetFields(BindingFlags.Public | BindingFlags.Instance))
                Add(field.FieldType);
            foreach (Type parent in type.GetInterfaces().Append(type.BaseType ?? typeof(object)))
                Add(parent);
        }
    }
}
