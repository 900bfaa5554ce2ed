using System.Text.Json;
using SpanCodecs;

namespace Integrations.AspNetCore;

[SpanCodec(typeof(Order))]
[SpanCodecOptions(JsonSerializerDefaults.Web, RelaxedEscaping = true)]
internal static partial class EndpointCodecs;

[SpanCodec(typeof(Order))]
[SpanCodecOptions(JsonSerializerDefaults.Web, MaxDepth = 32)]
internal static partial class ControllerCodecs;
