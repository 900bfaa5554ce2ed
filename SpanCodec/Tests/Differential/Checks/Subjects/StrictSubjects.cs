namespace SpanCodecs.Tests.Checks;

/// <summary>Options that refuse what is read otherwise.</summary>
internal static class StrictSubjects
{
    private const string Tree = """{"Value":{"a":[{"b":1,"B":2}],"c":{"d":null,"e":"e"}}}""";

    internal static IEnumerable<Subject> All() =>
    [
        AllSubjects.Of(StrictCodecs.Plain, StrictMetadata.Default.Plain, [SampleDocuments.Plain]),
        AllSubjects.Of(StrictCodecs.Citizen, StrictMetadata.Default.Citizen, [SampleDocuments.Citizen]),
        AllSubjects.Of(StrictCodecs.Dictionaries, StrictMetadata.Default.Dictionaries, [SampleDocuments.Dictionaries]),
        AllSubjects.Of(StrictCodecs.Wide, StrictMetadata.Default.Wide, [SampleDocuments.WideReordered]),
        AllSubjects.Of(StrictCodecs.HolderJsonElement, StrictMetadata.Default.HolderJsonElement, [Tree]),
        AllSubjects.Of(StrictCodecs.HolderJsonNode, StrictMetadata.Default.HolderJsonNode, [Tree]),
        AllSubjects.Of(StrictCodecs.Numbered, StrictMetadata.Default.Numbered, ["""{"Id":1,"Name":"n"}"""]),
        AllSubjects.Of(
            StrictCodecs.Placed, StrictMetadata.Default.Placed, ["""{"Spot":{"X":1,"Name":null},"Words":["a",null],"Count":1}"""]),
        AllSubjects.Of(DistinctCodecs.Plain, DistinctMetadata.Default.Plain, [SampleDocuments.Plain]),
        AllSubjects.Of(DistinctCodecs.Citizen, DistinctMetadata.Default.Citizen, [SampleDocuments.Citizen]),
        AllSubjects.Of(DistinctCodecs.Extended, DistinctMetadata.Default.Extended, ["""{"Known":1,"a":[1,{"b":2}],"A":{},"c":null}"""]),
        AllSubjects.Of(DistinctCodecs.ListAnimal, DistinctMetadata.Default.ListAnimal, ["""[{"$type":"cat","Lives":9,"Name":"a"}]"""]),
    ];
}
