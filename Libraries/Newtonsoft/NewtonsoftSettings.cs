using System.Reflection;
using System.Text.Json;
using System.Text.Json.Serialization;
using Newtonsoft.Json;
using Newtonsoft.Json.Converters;
using Newtonsoft.Json.Serialization;
using JsonProperty = Newtonsoft.Json.Serialization.JsonProperty;

namespace JsonAot.Libraries;

/// <summary>Newtonsoft.Json set up as somebody would who moves a type between it and System.Text.Json.</summary>
internal static class NewtonsoftSettings
{
    /// <summary>Enums by name, where the document names them.</summary>
    internal static JsonSerializerSettings Naming => new() { Converters = { new StringEnumConverter() } };

    /// <summary>Objects and collections with the names that ReferenceHandler.Preserve gives them.</summary>
    internal static JsonSerializerSettings Preserving => new() { PreserveReferencesHandling = PreserveReferencesHandling.All };

    /// <summary>Values of a type that derives from the declared one with the names of the document; no other type can be named.</summary>
    internal static JsonSerializerSettings NamingTypes(IReadOnlyDictionary<string, Type> names) => new()
    {
        TypeNameHandling = TypeNameHandling.Auto,
        SerializationBinder = new Binder(names),
    };

    internal static JsonSerializerSettings Of(JsonNamingPolicy? policy, bool omitsNulls, bool enumsByName)
    {
        var settings = new JsonSerializerSettings
        {
            ContractResolver = new Resolver { NamingStrategy = StrategyOf(policy) },
            NullValueHandling = omitsNulls ? NullValueHandling.Ignore : NullValueHandling.Include,
        };
        if (enumsByName)
            settings.Converters.Add(new StringEnumConverter());
        return settings;
    }

    /// <summary>For a type that has the attributes of Newtonsoft.Json.</summary>
    internal static JsonSerializerSettings OfOriginal(JsonNamingPolicy? policy, bool enumsByName) => new()
    {
        ContractResolver = new DefaultContractResolver { NamingStrategy = StrategyOf(policy) },
        Converters = enumsByName ? [new StringEnumConverter()] : [],
    };

    private sealed class Binder(IReadOnlyDictionary<string, Type> names) : ISerializationBinder
    {
        public Type BindToType(string? assemblyName, string typeName) => names.TryGetValue(typeName, out Type? type)
            ? type
            : throw new JsonSerializationException($"The document names no type '{typeName}'. It names: {string.Join(", ", names.Keys)}.");

        public void BindToName(Type serializedType, out string? assemblyName, out string? typeName) =>
            (assemblyName, typeName) = (null, names.First(name => name.Value == serializedType).Key);
    }

    private static NamingStrategy? StrategyOf(JsonNamingPolicy? policy) =>
        policy == JsonNamingPolicy.CamelCase ? new CamelCaseNamingStrategy()
        : policy == JsonNamingPolicy.SnakeCaseLower ? new SnakeCaseNamingStrategy()
        : policy == JsonNamingPolicy.KebabCaseLower ? new KebabCaseNamingStrategy()
        : null;

    /// <summary>Obeys the attributes of System.Text.Json for names and for members to leave out.</summary>
    private sealed class Resolver : DefaultContractResolver
    {
        protected override List<MemberInfo> GetSerializableMembers(Type objectType)
        {
            List<MemberInfo> members = base.GetSerializableMembers(objectType);
            const BindingFlags Hidden = BindingFlags.Instance | BindingFlags.NonPublic;
            members.AddRange(objectType.GetMembers(Hidden).Where(member => IsIncluded(member) && !members.Contains(member)));
            return members;
        }

        private static bool IsIncluded(MemberInfo member) => member.GetCustomAttribute<JsonIncludeAttribute>() is not null;

        protected override JsonProperty CreateProperty(MemberInfo member, MemberSerialization memberSerialization)
        {
            JsonProperty property = base.CreateProperty(member, memberSerialization);
            if (IsIncluded(member))
            {
                property.Readable = true;
                property.Writable = member is FieldInfo or PropertyInfo { CanWrite: true };
            }

            if (member.GetCustomAttribute<JsonPropertyNameAttribute>() is { } name)
                property.PropertyName = name.Name;
            if (member.GetCustomAttribute<System.Text.Json.Serialization.JsonIgnoreAttribute>() is not { } ignore)
                return property;
            property.Ignored = ignore.Condition == JsonIgnoreCondition.Always;
            property.NullValueHandling = ignore.Condition == JsonIgnoreCondition.WhenWritingNull ? NullValueHandling.Ignore : null;
            property.DefaultValueHandling = ignore.Condition == JsonIgnoreCondition.WhenWritingDefault ? DefaultValueHandling.Ignore : null;
            return property;
        }
    }
}
