using System.Text.Encodings.Web;
using System.Text.Json;

namespace SpanCodecs.Tests.Checks;

/// <summary>Options that change what is read or how it is written.</summary>
internal static class RuleSubjects
{
    // An encoder cannot be named in an attribute: it is set when the context is made.
    internal static readonly RelaxedMetadata Relaxed =
        new(new JsonSerializerOptions(RelaxedMetadata.Default.Options) { Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping });

    internal static IEnumerable<Subject> All() =>
    [
        AllSubjects.Of(LenientCodecs.Plain, LenientMetadata.Default.Plain, [SampleDocuments.Plain, SampleDocuments.CommentedPlain]),
        AllSubjects.Of(LenientCodecs.Citizen, LenientMetadata.Default.Citizen, [SampleDocuments.Citizen, """{/**/"Age":1,/**/}"""]),
        AllSubjects.Of(
            LenientCodecs.Collections,
            LenientMetadata.Default.Collections,
            [SampleDocuments.Collections, """{"Array":[1,],"List":[/*x*/],"Jagged":[[1,],],}"""]),
        AllSubjects.Of(
            LenientCodecs.Dictionaries, LenientMetadata.Default.Dictionaries, [SampleDocuments.Dictionaries, """{"Text":{"a":1,/**/},}"""]),
        AllSubjects.Of(LenientCodecs.Extended, LenientMetadata.Default.Extended, ["""{"Known":1,"x":[1,/*y*/2,],/*z*/"w":{"v":1,},}"""]),
        AllSubjects.Of(LenientCodecs.HolderJsonElement, LenientMetadata.Default.HolderJsonElement, ["""{"Value":[1,/*x*/{"a":1,},]}"""]),
        AllSubjects.Of(LenientCodecs.Int32Array, LenientMetadata.Default.Int32Array, ["[1,2,]", "[/**/]"]),
        AllSubjects.Of(RelaxedCodecs.Plain, Relaxed.Plain, [SampleDocuments.Plain]),
        AllSubjects.Of(RelaxedCodecs.HolderString, Relaxed.HolderString, ["""{"Value":"é<&>'\"\\/日🚀\u0001\u007f\u2028"}"""]),
        AllSubjects.Of(RelaxedCodecs.HolderChar, Relaxed.HolderChar, ["""{"Value":"é"}"""]),
        AllSubjects.Of(RelaxedCodecs.HolderUri, Relaxed.HolderUri, ["""{"Value":"https://example.org/é?a=<b>"}"""]),
        AllSubjects.Of(RelaxedCodecs.Names, Relaxed.Names, [SampleDocuments.Names]),
        AllSubjects.Of(RelaxedCodecs.Dictionaries, Relaxed.Dictionaries, ["""{"Text":{"é<>":1},"Interface":{"'":"+"}}"""]),
        AllSubjects.Of(RelaxedCodecs.Extended, Relaxed.Extended, ["""{"é<>":"é<>"}"""]),
        .. AllSubjects.IsSmall ? [] : Others(),
    ];

    private static IEnumerable<Subject> Others() =>
    [
        AllSubjects.Of(ShallowCodecs.Plain, ShallowMetadata.Default.Plain, ["""{"Child":{"Child":{}}}""", """{"Tags":["a"],"x":[[]]}"""]),
        AllSubjects.Of(ShallowCodecs.Int32ArrayArrayArray, ShallowMetadata.Default.Int32ArrayArrayArray, ["[[[1]]]"]),
        AllSubjects.Of(ShallowCodecs.Int32ArrayArrayArrayArray, ShallowMetadata.Default.Int32ArrayArrayArrayArray, ["[[[]]]"]),
        AllSubjects.Of(ShallowCodecs.HolderJsonElement, ShallowMetadata.Default.HolderJsonElement, ["""{"Value":[[]]}"""]),
        AllSubjects.Of(ShallowCodecs.Extended, ShallowMetadata.Default.Extended, ["""{"x":[[1]]}"""]),
        AllSubjects.Of(DisallowCodecs.Plain, DisallowMetadata.Default.Plain, [SampleDocuments.Plain]),
        AllSubjects.Of(DisallowCodecs.Citizen, DisallowMetadata.Default.Citizen, [SampleDocuments.Citizen]),
        AllSubjects.Of(DisallowCodecs.HolderInt32, DisallowMetadata.Default.HolderInt32, ["""{"Value":1}"""]),
        AllSubjects.Of(
            FieldCodecs.Fields, FieldMetadata.Default.Fields, ["""{"Number":1,"Text":"t","Fixed":2,"Property":3,"Computed":4}"""]),
        AllSubjects.Of(FieldCodecs.Annotated, FieldMetadata.Default.Annotated, [SampleDocuments.Annotated]),
        AllSubjects.Of(FieldCodecs.Coordinates, FieldMetadata.Default.Coordinates, ["""{"X":1,"Y":2}"""]),
        AllSubjects.Of(IndentedCodecs.Plain, IndentedMetadata.Default.Plain, [SampleDocuments.Plain, "{}"]),
        AllSubjects.Of(IndentedCodecs.Citizen, IndentedMetadata.Default.Citizen, [SampleDocuments.Citizen]),
        AllSubjects.Of(IndentedCodecs.Collections, IndentedMetadata.Default.Collections, [SampleDocuments.Collections]),
        AllSubjects.Of(IndentedCodecs.Dictionaries, IndentedMetadata.Default.Dictionaries, [SampleDocuments.Dictionaries]),
        AllSubjects.Of(IndentedCodecs.Annotated, IndentedMetadata.Default.Annotated, [SampleDocuments.Annotated]),
        AllSubjects.Of(IndentedCodecs.Extended, IndentedMetadata.Default.Extended, ["""{"Known":1,"a":[1,{"b":2}],"c":{},"d":[]}"""]),
        AllSubjects.Of(
            IndentedCodecs.Converted,
            IndentedMetadata.Default.Converted,
            ["""{"Hexadecimal":"FF","Temperature":{"C":36.6},"Temperatures":[{"C":1}],"Word":null}"""]),
        AllSubjects.Of(IndentedCodecs.ListAnimal, IndentedMetadata.Default.ListAnimal, ["""[{"$type":"cat","Lives":9},null]"""]),
        AllSubjects.Of(IndentedCodecs.HolderJsonElement, IndentedMetadata.Default.HolderJsonElement, ["""{"Value":[1,{"a":[]}]}"""]),
        AllSubjects.Of(IndentedCodecs.Int32ArrayArrayArray, IndentedMetadata.Default.Int32ArrayArrayArray, ["[[[1,2],[]],[]]"]),
        AllSubjects.Of(IndentedCodecs.Empty, IndentedMetadata.Default.Empty, ["{}"]),
        AllSubjects.Of(IndentedCodecs.HolderInt128Array, IndentedMetadata.Default.HolderInt128Array, ["""{"Value":[1,2]}"""]),
        AllSubjects.Of(IndentedCodecs.HolderHalfArray, IndentedMetadata.Default.HolderHalfArray, ["""{"Value":[1.5]}"""]),
    ];
}
