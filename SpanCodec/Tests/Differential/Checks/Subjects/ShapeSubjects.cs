namespace SpanCodecs.Tests.Checks;

/// <summary>Classes, structs and records in every shape.</summary>
internal static class ShapeSubjects
{
    internal static IEnumerable<Subject> All() =>
    [
        AllSubjects.Of(ShapeCodecs.Plain, ShapeMetadata.Default.Plain, [SampleDocuments.Plain, SampleDocuments.LoosePlain]),
        AllSubjects.Of(ShapeCodecs.Empty, ShapeMetadata.Default.Empty, ["{}", """{"a":[1,{"b":"c"}]}"""]),
        AllSubjects.Of(
            ShapeCodecs.Citizen, ShapeMetadata.Default.Citizen, [SampleDocuments.Citizen, """{"Note":null,"Extra":{},"Age":1}"""]),
        AllSubjects.Of(ShapeCodecs.Booking, ShapeMetadata.Default.Booking, ["""{"Nights":2,"Guest":null}""", """{"Guest":null}"""]),
        AllSubjects.Of(ShapeCodecs.Coordinates, ShapeMetadata.Default.Coordinates, ["""{"X":1.5,"Y":-2e3}"""]),
        AllSubjects.Of(ShapeCodecs.Size, ShapeMetadata.Default.Size, ["""{"Width":1,"Height":-2}"""]),
        AllSubjects.Of(
            ShapeCodecs.Constructed, ShapeMetadata.Default.Constructed, [SampleDocuments.Constructed, """{"Later":"l","Items":null}"""]),
        AllSubjects.Of(
            ShapeCodecs.Demanding,
            ShapeMetadata.Default.Demanding,
            ["""{"Id":1,"full name":"n","Optional":"o"}""", """{"full name":null,"Id":2}"""]),
        AllSubjects.Of(
            ShapeCodecs.RequiredMembers,
            ShapeMetadata.Default.RequiredMembers,
            ["""{"First":"a","Second":2,"Third":null}""", """{"Second":2,"First":null}"""]),
        AllSubjects.Of(ShapeCodecs.Ancestor, ShapeMetadata.Default.Ancestor, ["""{"Id":1,"Title":"t"}"""]),
        AllSubjects.Of(ShapeCodecs.Heir, ShapeMetadata.Default.Heir, ["""{"Title":"t","Share":0.10,"Id":1}"""]),
        AllSubjects.Of(ShapeCodecs.Inner, ShapeMetadata.Default.Inner, ["""{"Depth":1,"Parts":[{"Text":"t"},null]}"""]),
        AllSubjects.Of(ShapeCodecs.PairInt32String, ShapeMetadata.Default.PairInt32String, ["""{"First":1,"Second":"s"}"""]),
        AllSubjects.Of(
            ShapeCodecs.PairPlainListSize,
            ShapeMetadata.Default.PairPlainListSize,
            ["""{"First":{"Age":1},"Second":[{"Width":1,"Height":-2},{}]}"""]),
        AllSubjects.Of(
            ShapeCodecs.Keywords,
            ShapeMetadata.Default.Keywords,
            ["""{"class":1,"event":"e","value":true,"json":2,"position":3,"result":4,"Next":5,"Name":6,"Done":7}"""]),
        AllSubjects.Of(ShapeCodecs.Wide, ShapeMetadata.Default.Wide, [SampleDocuments.Wide, SampleDocuments.WideReordered]),
        AllSubjects.Of(ShapeCodecs.PlainArray, ShapeMetadata.Default.PlainArray, [$"[{SampleDocuments.Plain},null,{{}}]"]),
        AllSubjects.Of(ShapeCodecs.ListPlain, ShapeMetadata.Default.ListPlain, ["[{},null]"]),
        AllSubjects.Of(ShapeCodecs.DictionaryStringPlain, ShapeMetadata.Default.DictionaryStringPlain, ["""{"a":{"Age":1},"b":null}"""]),
        AllSubjects.Of(ShapeCodecs.Int32Array, ShapeMetadata.Default.Int32Array, ["[1,-2,3]"]),
        AllSubjects.Of(ShapeCodecs.ListString, ShapeMetadata.Default.ListString, ["""["a",null]"""]),
        AllSubjects.Of(ShapeCodecs.SizeArray, ShapeMetadata.Default.SizeArray, ["""[{"Width":1,"Height":-2},{}]"""]),
    ];
}
