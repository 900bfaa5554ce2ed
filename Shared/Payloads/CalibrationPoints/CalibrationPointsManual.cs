using System.Text;
using JsonAot.Codecs;

namespace JsonAot.Payloads.CalibrationPoints;

internal sealed class CalibrationPointsManual : IManualCodec<CalibrationPoint[]>
{
    public void Write(StringBuilder output, CalibrationPoint[] value) => throw new NotImplementedException();

    public CalibrationPoint[]? Read(ref TextScanner scanner) => throw new NotImplementedException();
}
