namespace SpanCodecs.Tests.Checks;

/// <summary>Types with System.Text.Json's own attributes.</summary>
internal static class AnnotatedSubjects
{
    internal static IEnumerable<Subject> All() =>
    [
        AllSubjects.Of(AnnotatedCodecs.Annotated, AnnotatedMetadata.Default.Annotated, [SampleDocuments.Annotated]),
        AllSubjects.Of(
            AnnotatedCodecs.Names,
            AnnotatedMetadata.Default.Names,
            [SampleDocuments.Names, """{"\u00e9":1,"\ud83d\ude80":2,"\u0041bcdefgh":3}"""]),
        AllSubjects.Of(AnnotatedCodecs.QuotedNumbers, AnnotatedMetadata.Default.QuotedNumbers, [SampleDocuments.QuotedNumbers]),
        AllSubjects.Of(AnnotatedCodecs.Extended, AnnotatedMetadata.Default.Extended, ["""{"Known":1,"a":[1,{"b":2}],"c":"d","e":null}"""]),
        AllSubjects.Of(
            AnnotatedCodecs.ExtendedObjects,
            AnnotatedMetadata.Default.ExtendedObjects,
            ["""{"Known":1,"a":[1,{"b":2}],"c":"d","e":null}"""]),
        AllSubjects.Of(AnnotatedCodecs.Closed, AnnotatedMetadata.Default.Closed, ["""{"Id":1,"Open":{"Age":1,"Unknown":2}}"""]),
        AllSubjects.Of(AnnotatedCodecs.Populated, AnnotatedMetadata.Default.Populated, ["""{"Numbers":[3,4],"Counts":{"a":2,"kept":3}}"""]),
        AllSubjects.Of(
            AnnotatedCodecs.Converted,
            AnnotatedMetadata.Default.Converted,
            ["""{"Hexadecimal":"FF","Temperature":{"C":36.6,"x":[1]},"Temperatures":[{"C":1}],"Word":null}"""]),
        AllSubjects.Of(
            AnnotatedCodecs.Animal,
            AnnotatedMetadata.Default.Animal,
            ["""{"$type":"cat","Name":"Tom","Lives":9}""", """{"$type":"dog","Barks":true,"Chases":{"$type":"cat","Lives":1}}"""]),
        AllSubjects.Of(
            AnnotatedCodecs.Vehicle,
            AnnotatedMetadata.Default.Vehicle,
            ["""{"kind":1,"Load":2.5,"Wheels":6}""", """{"Wheels":2}""", """{"kind":0,"Wheels":4}"""]),
        AllSubjects.Of(
            AnnotatedCodecs.ListAnimal, AnnotatedMetadata.Default.ListAnimal, ["""[{"$type":"cat","Lives":9},null,{"$type":"dog"}]"""]),
        AllSubjects.Of(AnnotatedCodecs.VehicleArray, AnnotatedMetadata.Default.VehicleArray, ["""[{"kind":1,"Load":2.5},{"kind":0}]"""]),
    ];
}
