namespace SpanCodecs.Tests.Checks;

/// <summary>Collections and dictionaries of every kind.</summary>
internal static class CollectionSubjects
{
    internal static IEnumerable<Subject> All() =>
    [
        AllSubjects.Of(CollectionCodecs.Collections, CollectionMetadata.Default.Collections, [SampleDocuments.Collections]),
        AllSubjects.Of(CollectionCodecs.Dictionaries, CollectionMetadata.Default.Dictionaries, [SampleDocuments.Dictionaries]),
    ];
}
