namespace JsonAot.Payloads.CalibrationPoints;

/// <summary>Where a touch screen was touched, and what its panel reported there.</summary>
public sealed class CalibrationPoint
{
    public int ScreenX { get; set; }

    public int ScreenY { get; set; }

    public int RawX { get; set; }

    public int RawY { get; set; }
}
