using System.Text.Json;
using System.Text.Json.Serialization.Metadata;
using JsonAot.Lab;

namespace JsonAot.Tests.Results;

/// <summary>What is null is left out of a result file: a file that then lacks something required would be written and never read.</summary>
public class ResultTypesTests
{
    public static TheoryData<string> EveryKind() => [.. ResultTypes().Select(type => type.FullName!)];

    [Theory]
    [MemberData(nameof(EveryKind))]
    public void Nothing_that_may_be_null_is_required(string name)
    {
        Type type = ResultTypes().Single(type => type.FullName == name);
        var info = (JsonTypeInfo)type.GetProperty(nameof(TimesResults.TypeInfo))!.GetValue(null)!;
        var wrong = new List<string>();
        Collect(info, info.Options, [], wrong);
        Assert.Empty(wrong);
    }

    private static IEnumerable<Type> ResultTypes() => new[] { typeof(TimesResults).Assembly, typeof(IVerb).Assembly }
        .SelectMany(assembly => assembly.GetTypes())
        .Where(type => type is { IsClass: true, IsAbstract: false } && typeof(IResults).IsAssignableFrom(type) && type.GetProperty(nameof(TimesResults.TypeInfo)) is not null);

    private static void Collect(JsonTypeInfo info, JsonSerializerOptions options, HashSet<Type> seen, List<string> wrong)
    {
        if (!seen.Add(info.Type))
            return;
        if (info.ElementType is { } element && options.TryGetTypeInfo(element, out JsonTypeInfo? inner))
            Collect(inner, options, seen, wrong);
        foreach (JsonPropertyInfo property in info.Properties)
        {
            bool mayBeNull = property.PropertyType.IsValueType ? Nullable.GetUnderlyingType(property.PropertyType) is not null : property.IsGetNullable;
            bool isRequired = property.IsRequired || property.AssociatedParameter is { HasDefaultValue: false, IsMemberInitializer: false };
            if (mayBeNull && isRequired)
                wrong.Add($"{info.Type.Name}.{property.Name}");
            if (options.TryGetTypeInfo(property.PropertyType, out JsonTypeInfo? below))
                Collect(below, options, seen, wrong);
        }
    }
}
