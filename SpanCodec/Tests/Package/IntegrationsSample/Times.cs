using System.Text.Json;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;
using NodaTime;
using NodaTime.Serialization.SystemTextJson;
using SpanCodecs;

namespace Integrations.Times;

// docs: nodatime
[SpanCodec(typeof(Meeting))]
[SpanCodecOptions(Converters = [typeof(InstantConverter), typeof(LocalDateConverter)])]
public static partial class TimeCodecs;

public sealed class InstantConverter : JsonConverter<Instant>
{
    public override Instant Read(ref Utf8JsonReader reader, Type type, JsonSerializerOptions options) =>
        NodaConverters.InstantConverter.Read(ref reader, type, options);

    public override void Write(Utf8JsonWriter writer, Instant value, JsonSerializerOptions options) =>
        NodaConverters.InstantConverter.Write(writer, value, options);
}

public sealed class LocalDateConverter : JsonConverter<LocalDate>
{
    public override LocalDate Read(ref Utf8JsonReader reader, Type type, JsonSerializerOptions options) =>
        NodaConverters.LocalDateConverter.Read(ref reader, type, options);

    public override void Write(Utf8JsonWriter writer, LocalDate value, JsonSerializerOptions options) =>
        NodaConverters.LocalDateConverter.Write(writer, value, options);
}

public sealed record Meeting(Instant Begins, LocalDate Day);
// /docs

internal static class Check
{
    internal static bool Run()
    {
        var meeting = new Meeting(Instant.FromUtc(2026, 2, 28, 12, 0), new LocalDate(2026, 2, 28));
        var theirs = new JsonSerializerOptions().ConfigureForNodaTime(DateTimeZoneProviders.Tzdb);
        string json = TimeCodecs.Meeting.SerializeToString(meeting);
        theirs.TypeInfoResolverChain.Add(TimeCodecs.Resolver);
        theirs.TypeInfoResolverChain.Add(new DefaultJsonTypeInfoResolver());
        var ours = new JsonSerializerOptions { Converters = { new InstantConverter(), new LocalDateConverter() } };
        ours.TypeInfoResolverChain.Add(TimeCodecs.Resolver);
        return json == """{"Begins":"2026-02-28T12:00:00Z","Day":"2026-02-28"}"""
            && TimeCodecs.Meeting.Deserialize(json) == meeting
            && JsonSerializer.Serialize(meeting, theirs) == json
            && TimeCodecs.Resolver.WhyNot(typeof(Meeting), theirs) is not null
            && TimeCodecs.Resolver.WhyNot(typeof(Meeting), ours) is null;
    }
}
