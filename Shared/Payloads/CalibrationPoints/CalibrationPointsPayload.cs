using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;
using JsonAot.Codecs;
using SpanCodecs;

namespace JsonAot.Payloads.CalibrationPoints;

/// <summary>
/// Two points of a touch screen, from the repository that the suite grew from: about the smallest document that people still measure.
/// </summary>
[ValueCode]
public sealed partial class CalibrationPointsPayload : Payload<CalibrationPoint[]>,
    IHasFastPath<CalibrationPoint[]>, IHasHandWritten<CalibrationPoint[]>, IHasManual<CalibrationPoint[]>, IHasSpanCodec<CalibrationPoint[]>
{
    public override string Name => "CalibrationPoints";

    public override string Description => "two touch-screen calibration points of four integers each";

    public override JsonTypeInfo<CalibrationPoint[]> Metadata => CalibrationPointsMetadata.Default.CalibrationPointArray;

    public JsonTypeInfo<CalibrationPoint[]> FastPath => CalibrationPointsFastPath.Default.CalibrationPointArray;

    public IHandWrittenCodec<CalibrationPoint[]> HandWritten { get; } = new CalibrationPointsHandWritten();

    public SpanCodec<CalibrationPoint[]> SpanCodec => CalibrationPointsCodecs.CalibrationPointArray;

    public SpanCodecResolver? Resolver => CalibrationPointsCodecs.Resolver;

    public IManualCodec<CalibrationPoint[]> Manual { get; } = new CalibrationPointsManual();

    public override CalibrationPoint[] CreateSample() =>
    [
        new() { ScreenX = 32, ScreenY = 24, RawX = 3750, RawY = 312 },
        new() { ScreenX = 288, ScreenY = 216, RawX = 417, RawY = 3671 },
    ];
}

/// <summary>A place where a touch screen was touched, and the report of its panel.</summary>
public sealed class CalibrationPoint
{
    public int ScreenX { get; set; }
    public int ScreenY { get; set; }
    public int RawX { get; set; }
    public int RawY { get; set; }
}

[JsonSerializable(typeof(CalibrationPoint[]))]
public sealed partial class CalibrationPointsMetadata : JsonSerializerContext;

[JsonSourceGenerationOptions(GenerationMode = JsonSourceGenerationMode.Serialization)]
[JsonSerializable(typeof(CalibrationPoint[]))]
public sealed partial class CalibrationPointsFastPath : JsonSerializerContext;

[SpanCodec(typeof(CalibrationPoint[]))]
public static partial class CalibrationPointsCodecs;
