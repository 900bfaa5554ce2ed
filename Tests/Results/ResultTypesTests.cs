using System.Text.Json;
using System.Text.Json.Serialization.Metadata;
using JsonAot.Lab;
using JsonAot.Tests.Lab;

namespace JsonAot.Tests.Results;

/// <summary>Nulls are left out of a result file: a file that then lacks something required would be written and never read.</summary>
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

    /// <summary>Every figure has a ratio, or the reason why it has none.</summary>
    [Fact]
    public void A_time_without_a_ratio_says_why()
    {
        TimesRow[] rows = SteadyResults.InTurns(
            [SteadyResults.Call("STJ source-gen", TimesRow.Writing, 200), SteadyResults.Call("SpanCodec", TimesRow.Writing, 100)]);
        TimesRow apart = rows[1] with { Contender = "A", Quotients = [] };
        TimesRow earlier = apart with { TakenAt = new DateTimeOffset(2026, 11, 20, 10, 30, 0, TimeSpan.Zero) };
        TimesRow[] all = [.. rows, apart, earlier];
        Assert.Null(TimesResults.WhyNoRatio(rows[0], all));
        Assert.Null(TimesResults.WhyNoRatio(rows[1], all));
        Assert.Equal("not measured side by side", TimesResults.WhyNoRatio(apart, all));
        Assert.Equal("of another run (2026-11-20 10:30 UTC) than STJ source-gen", TimesResults.WhyNoRatio(earlier, all));
        Assert.Equal("not measured side by side", TimesResults.WhyNoRatio(apart, [apart, earlier]));
        // Without a time there is nothing to compare, and neither is there without a rival.
        Assert.Null(TimesResults.WhyNoRatio(apart with { CpuNs = null }, all));
        Assert.Null(TimesResults.WhyNoRatio(apart, [apart, apart with { IsTwin = true }, rows[0] with { CpuNs = null }]));
    }

    private static IEnumerable<Type> ResultTypes() => new[] { typeof(TimesResults).Assembly, typeof(IVerb).Assembly }
        .SelectMany(assembly => assembly.GetTypes())
        .Where(type => type is { IsClass: true, IsAbstract: false }
            && typeof(IResults).IsAssignableFrom(type)
            && type.GetProperty(nameof(TimesResults.TypeInfo)) is not null);

    private static void Collect(JsonTypeInfo info, JsonSerializerOptions options, HashSet<Type> seen, List<string> wrong)
    {
        if (!seen.Add(info.Type))
            return;
        if (info.ElementType is { } element && options.TryGetTypeInfo(element, out JsonTypeInfo? inner))
            Collect(inner, options, seen, wrong);
        foreach (JsonPropertyInfo property in info.Properties)
        {
            bool mayBeNull = property.PropertyType.IsValueType
                ? Nullable.GetUnderlyingType(property.PropertyType) is not null
                : property.IsGetNullable;
            bool isRequired = property.IsRequired || property.AssociatedParameter is { HasDefaultValue: false, IsMemberInitializer: false };
            if (mayBeNull && isRequired)
                wrong.Add($"{info.Type.Name}.{property.Name}");
            if (options.TryGetTypeInfo(property.PropertyType, out JsonTypeInfo? below))
                Collect(below, options, seen, wrong);
        }
    }
}
