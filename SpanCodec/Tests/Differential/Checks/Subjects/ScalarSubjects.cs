namespace SpanCodecs.Tests.Checks;

/// <summary>One value of each scalar type.</summary>
internal static class ScalarSubjects
{
    internal static IEnumerable<Subject> All() =>
    [
        AllSubjects.Of(ScalarCodecs.HolderSByte, ScalarMetadata.Default.HolderSByte, ["""{"Value":-128}""", """{"Value":127}"""]),
        AllSubjects.Of(ScalarCodecs.HolderByte, ScalarMetadata.Default.HolderByte, ["""{"Value":255}"""]),
        AllSubjects.Of(ScalarCodecs.HolderInt16, ScalarMetadata.Default.HolderInt16, ["""{"Value":-32768}"""]),
        AllSubjects.Of(ScalarCodecs.HolderUInt16, ScalarMetadata.Default.HolderUInt16, ["""{"Value":65535}"""]),
        AllSubjects.Of(ScalarCodecs.HolderInt32, ScalarMetadata.Default.HolderInt32, ["""{"Value":-2147483648}""", """{"Value":7}"""]),
        AllSubjects.Of(ScalarCodecs.HolderUInt32, ScalarMetadata.Default.HolderUInt32, ["""{"Value":4294967295}"""]),
        AllSubjects.Of(ScalarCodecs.HolderInt64, ScalarMetadata.Default.HolderInt64, ["""{"Value":-9223372036854775808}"""]),
        AllSubjects.Of(ScalarCodecs.HolderUInt64, ScalarMetadata.Default.HolderUInt64, ["""{"Value":18446744073709551615}"""]),
        AllSubjects.Of(
            ScalarCodecs.HolderInt128, ScalarMetadata.Default.HolderInt128, ["""{"Value":-170141183460469231731687303715884105728}"""]),
        AllSubjects.Of(
            ScalarCodecs.HolderUInt128, ScalarMetadata.Default.HolderUInt128, ["""{"Value":340282366920938463463374607431768211455}"""]),
        AllSubjects.Of(ScalarCodecs.HolderHalf, ScalarMetadata.Default.HolderHalf, ["""{"Value":-6.1E-05}""", """{"Value":65504}"""]),
        AllSubjects.Of(ScalarCodecs.HolderSingle, ScalarMetadata.Default.HolderSingle, ["""{"Value":3.1415927}""", """{"Value":-1E-45}"""]),
        AllSubjects.Of(
            ScalarCodecs.HolderDouble,
            ScalarMetadata.Default.HolderDouble,
            ["""{"Value":-1.2345678901234567E-89}""", """{"Value":0.1}""", """{"Value":1e5}"""]),
        AllSubjects.Of(
            ScalarCodecs.HolderDecimal,
            ScalarMetadata.Default.HolderDecimal,
            ["""{"Value":79228162514264337593543950335}""", """{"Value":-1.50}""", """{"Value":1e-3}"""]),
        AllSubjects.Of(ScalarCodecs.HolderBoolean, ScalarMetadata.Default.HolderBoolean, ["""{"Value":true}""", """{"Value":false}"""]),
        AllSubjects.Of(ScalarCodecs.HolderChar, ScalarMetadata.Default.HolderChar, ["""{"Value":"ß"}""", """{"Value":"\u0041"}"""]),
        AllSubjects.Of(
            ScalarCodecs.HolderString,
            ScalarMetadata.Default.HolderString,
            ["""{"Value":"plain"}""", """{"Value":"a\n\u00e9\ud83d\ude80é日🚀"}""", """{"Value":null}"""]),
        AllSubjects.Of(
            ScalarCodecs.HolderGuid, ScalarMetadata.Default.HolderGuid, ["""{"Value":"c0ffee00-1dea-4bad-8ace-0123456789ab"}"""]),
        AllSubjects.Of(
            ScalarCodecs.HolderDateTime,
            ScalarMetadata.Default.HolderDateTime,
            ["""{"Value":"2024-02-29T23:59:59.1234567Z"}""", """{"Value":"2024-02-29T23:59:59+05:45"}""", """{"Value":"2024-02-29"}"""]),
        AllSubjects.Of(
            ScalarCodecs.HolderDateTimeOffset,
            ScalarMetadata.Default.HolderDateTimeOffset,
            ["""{"Value":"2021-10-31T02:30:00.005-03:30"}"""]),
        AllSubjects.Of(ScalarCodecs.HolderDateOnly, ScalarMetadata.Default.HolderDateOnly, ["""{"Value":"2024-02-29"}"""]),
        AllSubjects.Of(ScalarCodecs.HolderTimeOnly, ScalarMetadata.Default.HolderTimeOnly, ["""{"Value":"23:59:59.1234567"}"""]),
        AllSubjects.Of(
            ScalarCodecs.HolderTimeSpan,
            ScalarMetadata.Default.HolderTimeSpan,
            ["""{"Value":"12.03:04:05.0060070"}""", """{"Value":"-00:00:01"}"""]),
        AllSubjects.Of(ScalarCodecs.HolderUri, ScalarMetadata.Default.HolderUri, ["""{"Value":"https://example.org/search?q=json#top"}"""]),
        AllSubjects.Of(ScalarCodecs.HolderVersion, ScalarMetadata.Default.HolderVersion, ["""{"Value":"1.2.3.4"}"""]),
        AllSubjects.Of(
            ScalarCodecs.HolderByteArray, ScalarMetadata.Default.HolderByteArray, ["""{"Value":"AAECf4D6+/z9/v8="}""", """{"Value":""}"""]),
        AllSubjects.Of(ScalarCodecs.HolderMemoryByte, ScalarMetadata.Default.HolderMemoryByte, ["""{"Value":"AAEC"}"""]),
        AllSubjects.Of(ScalarCodecs.HolderReadOnlyMemoryByte, ScalarMetadata.Default.HolderReadOnlyMemoryByte, ["""{"Value":"AAEC"}"""]),
        AllSubjects.Of(ScalarCodecs.HolderSeason, ScalarMetadata.Default.HolderSeason, ["""{"Value":2}""", """{"Value":-7}"""]),
        AllSubjects.Of(ScalarCodecs.HolderTiny, ScalarMetadata.Default.HolderTiny, ["""{"Value":-128}"""]),
        AllSubjects.Of(ScalarCodecs.HolderHuge, ScalarMetadata.Default.HolderHuge, ["""{"Value":18446744073709551615}"""]),
        AllSubjects.Of(
            ScalarCodecs.HolderColour,
            ScalarMetadata.Default.HolderColour,
            ["""{"Value":"Green"}""", """{"Value":"dark blue"}""", """{"Value":1}"""]),
        AllSubjects.Of(
            ScalarCodecs.HolderRights, ScalarMetadata.Default.HolderRights, ["""{"Value":"Read, Execute"}""", """{"Value":7}"""]),
        AllSubjects.Of(
            ScalarCodecs.HolderNullableInt32, ScalarMetadata.Default.HolderNullableInt32, ["""{"Value":5}""", """{"Value":null}"""]),
        AllSubjects.Of(
            ScalarCodecs.HolderNullableDouble, ScalarMetadata.Default.HolderNullableDouble, ["""{"Value":0.5}""", """{"Value":null}"""]),
        AllSubjects.Of(
            ScalarCodecs.HolderNullableDecimal, ScalarMetadata.Default.HolderNullableDecimal, ["""{"Value":1.0}""", """{"Value":null}"""]),
        AllSubjects.Of(
            ScalarCodecs.HolderNullableBoolean, ScalarMetadata.Default.HolderNullableBoolean, ["""{"Value":true}""", """{"Value":null}"""]),
        AllSubjects.Of(
            ScalarCodecs.HolderNullableChar, ScalarMetadata.Default.HolderNullableChar, ["""{"Value":"x"}""", """{"Value":null}"""]),
        AllSubjects.Of(
            ScalarCodecs.HolderNullableGuid,
            ScalarMetadata.Default.HolderNullableGuid,
            ["""{"Value":"c0ffee00-1dea-4bad-8ace-0123456789ab"}"""]),
        AllSubjects.Of(
            ScalarCodecs.HolderNullableDateTime,
            ScalarMetadata.Default.HolderNullableDateTime,
            ["""{"Value":"2024-02-29T00:00:00"}""", """{"Value":null}"""]),
        AllSubjects.Of(
            ScalarCodecs.HolderNullableSeason, ScalarMetadata.Default.HolderNullableSeason, ["""{"Value":1}""", """{"Value":null}"""]),
        AllSubjects.Of(
            ScalarCodecs.HolderNullableColour, ScalarMetadata.Default.HolderNullableColour, ["""{"Value":"Red"}""", """{"Value":null}"""]),
        AllSubjects.Of(
            ScalarCodecs.HolderNullableSize,
            ScalarMetadata.Default.HolderNullableSize,
            ["""{"Value":{"Width":1,"Height":2}}""", """{"Value":null}"""]),
        AllSubjects.Of(
            ScalarCodecs.HolderObject,
            ScalarMetadata.Default.HolderObject,
            ["""{"Value":[1,"a",{"b":null,"c":[true,1.50e2]},"\u00e9"]}""", """{"Value":null}""", """{"Value":1}"""]),
        AllSubjects.Of(
            ScalarCodecs.HolderJsonElement,
            ScalarMetadata.Default.HolderJsonElement,
            ["""{"Value":[1,"a",{"b":null,"c":[true,1.50e2]},"\u00e9"]}""", """{"Value":null}"""]),
        AllSubjects.Of(
            ScalarCodecs.HolderJsonNode,
            ScalarMetadata.Default.HolderJsonNode,
            ["""{"Value":[1,"a",{"b":null,"c":[true,1.50e2]},"\u00e9"]}""", """{"Value":null}""", """{"Value":1.0}"""]),
        AllSubjects.Of(ScalarCodecs.HolderJsonObject, ScalarMetadata.Default.HolderJsonObject, ["""{"Value":{"a":1,"b":[{}]}}"""]),
        AllSubjects.Of(
            ScalarCodecs.HolderJsonArray,
            ScalarMetadata.Default.HolderJsonArray,
            ["""{"Value":[1,"a",{"b":null,"c":[true,1.50e2]},"\u00e9"]}"""]),
        AllSubjects.Of(
            ScalarCodecs.HolderJsonDocument,
            ScalarMetadata.Default.HolderJsonDocument,
            ["""{"Value":[1,"a",{"b":null,"c":[true,1.50e2]},"\u00e9"]}"""]),
        AllSubjects.Of(
            ScalarCodecs.HolderInt32Array,
            ScalarMetadata.Default.HolderInt32Array,
            ["""{"Value":[1,2,3]}""", """{"Value":[]}""", """{"Value":[0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17]}"""]),
        AllSubjects.Of(ScalarCodecs.HolderListString, ScalarMetadata.Default.HolderListString, ["""{"Value":["a",null,"\n"]}"""]),
        AllSubjects.Of(
            ScalarCodecs.HolderDictionaryStringInt32,
            ScalarMetadata.Default.HolderDictionaryStringInt32,
            ["""{"Value":{"a":1,"\u0062":2,"a":3}}"""]),
        AllSubjects.Of(ScalarCodecs.Int32, ScalarMetadata.Default.Int32, ["-12", " 7 "]),
        AllSubjects.Of(ScalarCodecs.NullableInt32, ScalarMetadata.Default.NullableInt32, ["null", "3"]),
        AllSubjects.Of(ScalarCodecs.Boolean, ScalarMetadata.Default.Boolean, ["true"]),
        AllSubjects.Of(ScalarCodecs.Double, ScalarMetadata.Default.Double, ["-0.5e-3"]),
        AllSubjects.Of(ScalarCodecs.String, ScalarMetadata.Default.String, ["\"text\"", "null"]),
        AllSubjects.Of(ScalarCodecs.DateTime, ScalarMetadata.Default.DateTime, ["\"2024-02-29T23:59:59Z\""]),
        AllSubjects.Of(ScalarCodecs.Season, ScalarMetadata.Default.Season, ["1"]),
        AllSubjects.Of(ScalarCodecs.Guid, ScalarMetadata.Default.Guid, ["\"c0ffee00-1dea-4bad-8ace-0123456789ab\""]),
        AllSubjects.Of(ScalarCodecs.Decimal, ScalarMetadata.Default.Decimal, ["1.10"]),
    ];
}
