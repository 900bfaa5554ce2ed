namespace JsonAot.Lab.Measures.Size;

/// <summary>What a contender weighs on disk.</summary>
internal sealed class SizeKind : Kind<SizeResults>
{
    internal override int Place => 50;

    internal override IVerb Verb => new SizeVerb(this);

    internal override IReadOnlyList<TableSpec> Tables { get; } =
    [
        new TableSpec<SizeRow>("size", "Bytes on disk", deployment => deployment.Of<SizeResults>()?.Rows ?? [])
            .Payload(row => row.Payload)
            .Contender(row => row.Contender)
            .Bytes("executable", "executable", row => row.ExecutableBytes)
            .Bytes("folder", "folder", row => row.FolderBytes)
            .Bytes("compressed", "compressed", row => row.CompressedBytes, "gzip")
            .Bytes("added", "more than the empty program", row => row.AddedBytes, "added")
            .Note(row => row.Unavailable ?? row.Note),
    ];
}
