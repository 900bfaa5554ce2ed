using System.Globalization;
using JsonAot.ResultFiles;

namespace JsonAot.Lab.Report.Model;

/// <summary>A value as every table for people prints it.</summary>
internal static class CellText
{
    internal static bool IsFigure(Column column) => column.Kind is not (ColumnKind.Name or ColumnKind.Text);

    internal static string Of(Column column, object? value) => (column.Kind, value) switch
    {
        (_, null) => "",
        (ColumnKind.Time, double time) => Duration.Format(time),
        (ColumnKind.Bytes, double bytes) => ByteSize.Format(bytes),
        (ColumnKind.Count, double count) => count.ToString("#,0.###", CultureInfo.InvariantCulture),
        (ColumnKind.Ratio, double ratio) => ratio.ToString("0.00", CultureInfo.InvariantCulture),
        (ColumnKind.Share, double share) => share.ToString("0.0 %", CultureInfo.InvariantCulture),
        _ => (string)value,
    };
}
