using System.Text.Json;
using SpanCodecs;

namespace Browser;

internal sealed record Trip(string Name, DateTimeOffset Start, List<Stop> Stops);

internal sealed record Stop(string Place, double Latitude, double Longitude, decimal? Price);

[SpanCodec(typeof(Trip))]
[SpanCodecOptions(JsonSerializerDefaults.Web)]
internal static partial class Codecs;
