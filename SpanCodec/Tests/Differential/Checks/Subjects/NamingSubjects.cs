namespace SpanCodecs.Tests.Checks;

/// <summary>Options that rename members or leave some out.</summary>
internal static class NamingSubjects
{
    internal static IEnumerable<Subject> All() =>
    [
        AllSubjects.Of(
            AnyCaseCodecs.Plain,
            AnyCaseMetadata.Default.Plain,
            [SampleDocuments.Plain, """{"AGE":1,"nAME":"n","active":true,"TAGS":[],"cHiLd":null}"""]),
        AllSubjects.Of(AnyCaseCodecs.Citizen, AnyCaseMetadata.Default.Citizen, [SampleDocuments.Citizen, """{"NAME":"N","aGe":1}"""]),
        AllSubjects.Of(
            AnyCaseCodecs.Names, AnyCaseMetadata.Default.Names, [SampleDocuments.Names, """{"É":1,"A B":2,"abcdefgh":3,"ABCDEFGI":4}"""]),
        AllSubjects.Of(
            AnyCaseCodecs.Constructed,
            AnyCaseMetadata.Default.Constructed,
            [SampleDocuments.Constructed, """{"COUNT":1,"ITEMS":[1,2],"ORIGIN":"O","LATER":"L"}"""]),
        AllSubjects.Of(AnyCaseCodecs.Extended, AnyCaseMetadata.Default.Extended, ["""{"known":1,"KNOWN":2,"other":3}"""]),
        .. AllSubjects.IsSmall ? [] : Renamed(),
    ];

    private static IEnumerable<Subject> Renamed() =>
    [
        AllSubjects.Of(CamelCodecs.Plain, CamelMetadata.Default.Plain, [SampleDocuments.CamelPlain]),
        AllSubjects.Of(
            CamelCodecs.Citizen,
            CamelMetadata.Default.Citizen,
            ["""{"name":"Ada","age":36,"email":"ada@example.org","born":-7,"note":"n"}"""]),
        AllSubjects.Of(CamelCodecs.Annotated, CamelMetadata.Default.Annotated, [SampleDocuments.CamelAnnotated]),
        AllSubjects.Of(CamelCodecs.Collections, CamelMetadata.Default.Collections, [SampleDocuments.CamelCollections]),
        AllSubjects.Of(CamelCodecs.Dictionaries, CamelMetadata.Default.Dictionaries, [SampleDocuments.CamelDictionaries]),
        AllSubjects.Of(SnakeCodecs.Plain, SnakeMetadata.Default.Plain, [SampleDocuments.CamelPlain]),
        AllSubjects.Of(SnakeCodecs.Citizen, SnakeMetadata.Default.Citizen, ["""{"name":"Ada","age":36,"email":null,"born":"Autumn"}"""]),
        AllSubjects.Of(SnakeCodecs.Dictionaries, SnakeMetadata.Default.Dictionaries, [SampleDocuments.SnakeDictionaries]),
        AllSubjects.Of(SnakeCodecs.HolderSeason, SnakeMetadata.Default.HolderSeason, ["""{"value":"Autumn"}""", """{"value":100}"""]),
        AllSubjects.Of(SnakeCodecs.HolderColour, SnakeMetadata.Default.HolderColour, ["""{"value":"Green"}"""]),
    ];
}
