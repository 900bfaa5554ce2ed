namespace JsonAot.Lab.Results;

/// <summary>One program: its size, or the reason why there is none.</summary>
public sealed record SizeRow : IRow<SizeRow>
{
    public static string FileName => "size.json";

    public required string Contender { get; init; }
    public required string Payload { get; init; }
    public DateTimeOffset TakenAt { get; init; }

    /// <summary>The executable alone, without symbols. Where the runtime lies beside it, this is but a launcher.</summary>
    public long? ExecutableBytes { get; init; }

    /// <summary>Everything that is published, without symbols.</summary>
    public long? FolderBytes { get; init; }

    /// <summary>The folder with every file compressed by gzip.</summary>
    public long? CompressedBytes { get; init; }

    /// <summary>What the folder weighs more than the empty program's in the same mode.</summary>
    public long? AddedBytes { get; init; }

    /// <summary>What to know of the program, such as that it does not work when it is compiled so.</summary>
    public string? Note { get; init; }
    public string? Unavailable { get; init; }
}
