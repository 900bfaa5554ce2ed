using System.Globalization;
using JsonAot.Lab.Terminal;
using JsonAot.ResultFiles;

namespace JsonAot.Lab.Size;

/// <summary>Two tables a mode and payload: what each program weighs, and where the bytes go.</summary>
internal static class SizeTables
{
    internal static void Print(IReadOnlyList<SizeResults> measured)
    {
        var reasons = new Reasons();
        foreach (SizeResults sizes in measured)
        {
            foreach (string payload in sizes.Rows.Select(row => row.Payload).Where(payload => payload.Length > 0).Distinct())
            {
                SizeRow[] rows = [.. sizes.Rows.Where(row => row.Payload.Length == 0 || row.Payload == payload)];
                string where = $"{payload}, {sizes.Manifest.Framework} {sizes.Manifest.Mode}";
                Weights(where, rows, reasons).Print();
                Parts(where, rows).Print();
            }
        }

        Note.Print("Without symbols. folder: all that is published; gzip: its files, each compressed; added: what the folder weighs more than that of a program that does nothing.");
        Note.Print("Where the bytes go: a native executable by its symbols, in which the linker keeps the assembly of each method; everything else file by file. The parts add up to the whole.");
        reasons.Print();
    }

    internal static TextTable Weights(string where, IReadOnlyList<SizeRow> rows, Reasons reasons)
    {
        var table = new TextTable($"Size: {where}", "", "executable", "folder", "gzip", "added");
        foreach (SizeRow row in rows)
        {
            string name = (row.Unavailable ?? row.Note) is { } reason ? $"{row.Contender} {reasons.Mark(reason)}" : row.Contender;
            table.Add(row.FolderBytes is null
                ? [name, "n/a", "", "", ""]
                : [name, Size(row.ExecutableBytes), Size(row.FolderBytes), Size(row.CompressedBytes), row.Payload.Length == 0 ? "" : Signed(row.AddedBytes)]);
        }

        return table;
    }

    /// <summary>Parts down, programs across: what differs between two neighbours is what one of them brings.</summary>
    internal static TextTable Parts(string where, IReadOnlyList<SizeRow> rows)
    {
        SizeRow[] weighed = [.. rows.Where(row => row.Parts.Count > 0)];
        string[] names =
        [
            .. weighed.SelectMany(row => row.Parts)
                .GroupBy(part => part.Name)
                // The rest belongs at the end, however large it is.
                .OrderBy(part => part.Key == ExecutableParts.Other)
                .ThenByDescending(part => part.Max(one => one.Bytes))
                .Select(part => part.Key),
        ];
        var table = new TextTable($"Where the bytes go: {where}", ["", .. weighed.Select(row => row.Contender)]);
        foreach (string name in names)
            table.Add([name, .. weighed.Select(row => row.Parts.FirstOrDefault(part => part.Name == name) is { } part ? ByteSize.Format(part.Bytes) : "")]);
        table.Add(["all", .. weighed.Select(row => ByteSize.Format(row.Parts.Sum(part => part.Bytes)))]);
        return table;
    }

    private static string Size(long? bytes) => bytes is { } known ? ByteSize.Format(known) : "";

    private static string Signed(long? bytes) => bytes switch
    {
        null => "",
        < 0 => $"-{ByteSize.Format(-bytes.Value)}",
        _ => string.Create(CultureInfo.InvariantCulture, $"+{ByteSize.Format(bytes.Value)}"),
    };
}
