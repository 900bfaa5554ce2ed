using SpanCodecs;

namespace JsonAot.Payloads.CalibrationPoints;

[SpanCodec(typeof(CalibrationPoint[]))]
public static partial class CalibrationPointsCodecs;
