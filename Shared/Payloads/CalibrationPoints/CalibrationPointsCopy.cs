namespace JsonAot.Payloads.CalibrationPoints;

internal static class CalibrationPointsCopy
{
    internal static CalibrationPoint[] Copy(CalibrationPoint[] points)
    {
        var copies = new CalibrationPoint[points.Length];
        for (int i = 0; i < points.Length; i++)
        {
            CalibrationPoint point = points[i];
            copies[i] = new CalibrationPoint { ScreenX = point.ScreenX, ScreenY = point.ScreenY, RawX = point.RawX, RawY = point.RawY };
        }

        return copies;
    }
}
