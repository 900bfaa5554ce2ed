using System.Text.Json.Serialization;

namespace SpanCodecs.Tests.Runtime;

[SpanCodec(typeof(ManyNames))]
[SpanCodec(typeof(RequiredNames))]
[SpanCodec(typeof(FewNames))]
internal static partial class OrderCodecs;

[SpanCodec(typeof(ManyNames))]
[SpanCodec(typeof(RequiredNames))]
[SpanCodec(typeof(FewNames))]
[SpanCodecOptions(RelaxedEscaping = true, PropertyNameCaseInsensitive = true)]
internal static partial class AnyCaseOrderCodecs;

[SpanCodec(typeof(ManyNames))]
[SpanCodec(typeof(RequiredNames))]
[SpanCodec(typeof(FewNames))]
[SpanCodecOptions(RelaxedEscaping = true, AllowDuplicateProperties = false, UnmappedMemberHandling = JsonUnmappedMemberHandling.Disallow)]
internal static partial class StrictOrderCodecs;
