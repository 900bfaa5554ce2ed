namespace SpanCodecs.Tests.TypeFuzz;

/// <summary>A type that once went wrong: what it is, and what declares it, in another assembly and in the context's own.</summary>
/// <param name="Name">Says what went wrong.</param>
internal sealed record TypeFault(string Name, string Application, string Library = "")
{
    internal static readonly TypeFault[] All =
    [
        .. MemberFaults.All,
        .. ObjectFaults.All,
        .. ConstructorFaults.All,
        .. FillingFaults.All,
        .. ExtensionDataFaults.All,
        .. CollectionFaults.All,
        .. ValueFaults.All,
        .. NumberHandlingFaults.All,
        .. ConverterFaults.All,
        .. PolymorphismFaults.All,
        .. HeldObjectFaults.All,
        .. MetadataFaults.All,
        .. ContextFaults.All,
    ];

    /// <summary>The class with [SpanCodec].</summary>
    internal string Context { get; init; } = "Codecs";

    internal string Options { get; init; } = "MaxDepth = 0";

    /// <summary>Right is that the generator refuses it.</summary>
    internal bool IsRefused { get; init; }

    /// <summary>Documents that chance is not likely to make.</summary>
    internal string[] Documents { get; init; } = [];

    public override string ToString() => Name;
}
