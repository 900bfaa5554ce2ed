namespace JsonAot.Lab.Tables;

/// <summary>A value as every table for people prints it.</summary>
internal static class CellText
{
    internal static string Of(Column column, object? value) => (column.Kind, value) switch
    {
        (_, null) => "",
        (ColumnKind.Time, double time) => Duration.Format(time),
        (ColumnKind.Bytes, double bytes) => $"{(bytes < 0 ? "-" : "")}{ByteSize.Format(Math.Abs(bytes))}",
        (ColumnKind.Count, double count) => count.ToString("#,0.###"),
        (ColumnKind.Ratio, double ratio) => RatioText.Of(ratio),
        (ColumnKind.Name, string name) when column.Names == ResultTable.Contender => ShownName.Of(name),
        (ColumnKind.Share, double share) => share.ToString("0.0 %"),
        _ => (string)value,
    };
}
