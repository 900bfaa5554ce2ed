using JsonAot.Lab.Programs;

namespace JsonAot.Lab.Measures.Size;

/// <summary>What a contender weighs on disk.</summary>
internal sealed class SizeKind : Kind<Results<SizeRow>>
{
    internal override IVerb Verb => new SizeVerb(this);

    internal override IReadOnlyList<TableSpec> Tables { get; } =
    [
        new TableSpec<SizeRow>("size", "Bytes on disk", deployment => deployment.Rows<SizeRow>())
            .Payload(row => row.Payload)
            .Contender(row => row.Contender)
            .Bytes("executable", "executable", row => row.ExecutableBytes)
            .Bytes("folder", "folder", row => row.FolderBytes)
            .Bytes("compressed", "compressed", row => row.CompressedBytes, "gzip")
            .Bytes("added", "more than the empty program", row => row.AddedBytes, "added")
            .Note(row => row.Unavailable ?? row.Note),
    ];
}

internal sealed class SizeVerb(Kind kind)
    : MeasuringVerb("size", "Weighs the smallest program of each contender against one that does nothing.", kind)
{
    protected override string[] DefaultPayloads => [StartTarget.DefaultPayload];

    internal override IReadOnlyList<PublishRequest> Requests(Measuring run) => new SizeMeasurement(run).Requests;

    protected override IEnumerable<IResults> Measure(Measuring run) => new SizeMeasurement(run).Measure();
}
