using System.Text;
using JsonAot.Codecs;

namespace JsonAot.Payloads.CalibrationPoints;

internal sealed class CalibrationPointsManual : IManualCodec<CalibrationPoint[]>
{
    public void Write(StringBuilder output, CalibrationPoint[] value)
    {
        output.Append('[');
        for (int i = 0; i < value.Length; i++)
        {
            output.Append(i == 0 ? "{\"ScreenX\":" : ",{\"ScreenX\":").AppendNumber(value[i].ScreenX);
            output.Append(",\"ScreenY\":").AppendNumber(value[i].ScreenY);
            output.Append(",\"RawX\":").AppendNumber(value[i].RawX);
            output.Append(",\"RawY\":").AppendNumber(value[i].RawY);
            output.Append('}');
        }

        output.Append(']');
    }

    public CalibrationPoint[]? Read(ref TextScanner scanner)
    {
        if (scanner.TryReadNull())
            return null;

        var points = new List<CalibrationPoint>();
        scanner.EnterArray();
        while (scanner.MoveToElement())
            points.Add(ReadPoint(ref scanner));
        return [.. points];
    }

    private static CalibrationPoint ReadPoint(ref TextScanner scanner)
    {
        var point = new CalibrationPoint();
        scanner.EnterObject();
        while (scanner.MoveToMember(out ReadOnlySpan<char> name))
        {
            switch (name)
            {
                case "ScreenX":
                    point.ScreenX = scanner.ReadInt32();
                    break;
                case "ScreenY":
                    point.ScreenY = scanner.ReadInt32();
                    break;
                case "RawX":
                    point.RawX = scanner.ReadInt32();
                    break;
                case "RawY":
                    point.RawY = scanner.ReadInt32();
                    break;
                default:
                    scanner.SkipValue();
                    break;
            }
        }

        return point;
    }
}
