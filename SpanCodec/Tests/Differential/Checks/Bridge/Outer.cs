using System.Text.Json;
using System.Text.Json.Serialization.Metadata;

namespace SpanCodecs.Tests.Checks;

/// <summary>A type without a codec, which holds one that has: as a member, in a list, and in a dictionary.</summary>
internal sealed class Outer<T>
{
    public int Before { get; set; }

    public T? Value { get; set; }

    public List<T?>? List { get; set; }

    public Dictionary<string, T?>? Map { get; set; }
}

/// <summary>Metadata as System.Text.Json's generator would write it; written by hand, because a generator makes no open type.</summary>
internal sealed class OuterResolver<T> : IJsonTypeInfoResolver
{
    public JsonTypeInfo? GetTypeInfo(Type type, JsonSerializerOptions options)
    {
        if (type == typeof(List<T?>))
            return JsonMetadataServices.CreateListInfo<List<T?>, T?>(
                options, new JsonCollectionInfoValues<List<T?>> { ObjectCreator = () => [] });
        if (type == typeof(Dictionary<string, T?>))
            return JsonMetadataServices.CreateDictionaryInfo<Dictionary<string, T?>, string, T?>(
                options, new JsonCollectionInfoValues<Dictionary<string, T?>> { ObjectCreator = () => [] });
        if (type == typeof(int))
            return JsonMetadataServices.CreateValueInfo<int>(options, JsonMetadataServices.Int32Converter);
        if (type == typeof(string))
            return JsonMetadataServices.CreateValueInfo<string>(options, JsonMetadataServices.StringConverter);
        return type == typeof(Outer<T>) ? Object(options) : null;
    }

    private static JsonTypeInfo<Outer<T>> Object(JsonSerializerOptions options) =>
        JsonMetadataServices.CreateObjectInfo(options, new JsonObjectInfoValues<Outer<T>>
        {
            ObjectCreator = () => new Outer<T>(),
            PropertyMetadataInitializer = _ =>
            [
                Property(options, "Before", outer => outer.Before, (outer, value) => outer.Before = value),
                Property(options, "Value", outer => outer.Value, (outer, value) => outer.Value = value),
                Property(options, "List", outer => outer.List, (outer, value) => outer.List = value),
                Property(options, "Map", outer => outer.Map, (outer, value) => outer.Map = value),
            ],
        });

    private static JsonPropertyInfo Property<TMember>(
        JsonSerializerOptions options, string name, Func<Outer<T>, TMember?> get, Action<Outer<T>, TMember?> set) =>
        JsonMetadataServices.CreatePropertyInfo(options, new JsonPropertyInfoValues<TMember>
        {
            IsProperty = true,
            IsPublic = true,
            DeclaringType = typeof(Outer<T>),
            PropertyName = name,
            JsonPropertyName = name,
            Getter = outer => get((Outer<T>)outer),
            Setter = (outer, value) => set((Outer<T>)outer, value),
        });
}
