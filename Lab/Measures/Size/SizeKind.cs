using JsonAot.Lab.Tables;

namespace JsonAot.Lab.Measures.Size;

/// <summary>What a contender weighs on disk, and where the bytes go.</summary>
internal sealed class SizeKind : Kind<SizeResults>
{
    internal override int Place => 50;

    private const string All = "all";

    private static readonly TableSpec Weights = new TableSpec<SizeRow>("size", "Bytes on disk", RowsOf)
        .Payload(row => row.Payload)
        .Contender(row => row.Contender)
        .Bytes("executable", "executable", row => row.ExecutableBytes)
        .Bytes("folder", "folder", row => row.FolderBytes)
        .Bytes("compressed", "compressed", row => row.CompressedBytes, "gzip")
        .Bytes("added", "more than the empty program", row => row.AddedBytes, "added")
        .Note(row => row.Unavailable ?? row.Note);

    /// <summary>Parts down, programs across: what differs between two neighbours is what one of them brings.</summary>
    private static readonly TableSpec Parts = new TableSpec<PartLine>("parts", "Where the bytes go", PartsOf) { Layout = new() { Down = "part", Across = ResultTable.Contender } }
        .Payload(line => line.Row.Payload)
        .Contender(line => line.Row.Contender)
        .Key("part", "part", line => line.Part.Name)
        .Bytes("bytes", "bytes", line => line.Part.Bytes);

    internal override IVerb Verb => new SizeVerb(this);

    internal override IReadOnlyList<TableSpec> Tables => [Weights];

    internal override IReadOnlyList<TableSpec> OnTerminal => [Weights, Parts];

    private static IReadOnlyList<SizeRow> RowsOf(Deployment deployment) => deployment.Of<SizeResults>()?.Rows ?? [];

    private static IEnumerable<PartLine> PartsOf(Deployment deployment)
    {
        SizeRow[] weighed = [.. RowsOf(deployment).Where(row => row.Parts.Count > 0)];
        PartLine[] lines = [.. from row in weighed from part in row.Parts select new PartLine(row, part)];
        return
        [
            .. lines.GroupBy(line => line.Part.Name)
                // The rest belongs at the end, however large it is.
                .OrderBy(part => part.Key == ExecutableParts.Other)
                .ThenByDescending(part => part.Max(line => line.Part.Bytes))
                .SelectMany(part => part),
            .. weighed.Select(row => new PartLine(row, new SizePart(All, row.Parts.Sum(part => part.Bytes)))),
        ];
    }

    private sealed record PartLine(SizeRow Row, SizePart Part);
}
