namespace SpanCodecs.Tests.Checks;

/// <summary>Numbers in quotes, and numbers that are none.</summary>
internal static class NumberSubjects
{
    internal static IEnumerable<Subject> All() =>
    [
        AllSubjects.Of(NumberCodecs.HolderSByte, NumberMetadata.Default.HolderSByte, ["""{"Value":"-128"}""", """{"Value":127}"""]),
        AllSubjects.Of(NumberCodecs.HolderByte, NumberMetadata.Default.HolderByte, ["""{"Value":"255"}""", """{"Value":255}"""]),
        AllSubjects.Of(NumberCodecs.HolderInt16, NumberMetadata.Default.HolderInt16, ["""{"Value":"-32768"}""", """{"Value":-32768}"""]),
        AllSubjects.Of(NumberCodecs.HolderUInt16, NumberMetadata.Default.HolderUInt16, ["""{"Value":"65535"}""", """{"Value":65535}"""]),
        AllSubjects.Of(NumberCodecs.HolderInt32, NumberMetadata.Default.HolderInt32, ["""{"Value":"-2147483648"}""", """{"Value":7}"""]),
        AllSubjects.Of(
            NumberCodecs.HolderUInt32, NumberMetadata.Default.HolderUInt32, ["""{"Value":"4294967295"}""", """{"Value":4294967295}"""]),
        AllSubjects.Of(
            NumberCodecs.HolderInt64,
            NumberMetadata.Default.HolderInt64,
            ["""{"Value":"-9223372036854775808"}""", """{"Value":-9223372036854775808}"""]),
        AllSubjects.Of(
            NumberCodecs.HolderUInt64,
            NumberMetadata.Default.HolderUInt64,
            ["""{"Value":"18446744073709551615"}""", """{"Value":18446744073709551615}"""]),
        AllSubjects.Of(
            NumberCodecs.HolderInt128,
            NumberMetadata.Default.HolderInt128,
            ["""{"Value":"-170141183460469231731687303715884105728"}""", """{"Value":-170141183460469231731687303715884105728}"""]),
        AllSubjects.Of(
            NumberCodecs.HolderUInt128,
            NumberMetadata.Default.HolderUInt128,
            ["""{"Value":"340282366920938463463374607431768211455"}""", """{"Value":340282366920938463463374607431768211455}"""]),
        AllSubjects.Of(NumberCodecs.HolderHalf, NumberMetadata.Default.HolderHalf, ["""{"Value":"-6.1E-05"}""", """{"Value":65504}"""]),
        AllSubjects.Of(
            NumberCodecs.HolderSingle, NumberMetadata.Default.HolderSingle, ["""{"Value":"3.1415927"}""", """{"Value":-1E-45}"""]),
        AllSubjects.Of(
            NumberCodecs.HolderDouble,
            NumberMetadata.Default.HolderDouble,
            ["""{"Value":"-1.2345678901234567E-89"}""", """{"Value":1e5}"""]),
        AllSubjects.Of(
            NumberCodecs.HolderDecimal,
            NumberMetadata.Default.HolderDecimal,
            ["""{"Value":"79228162514264337593543950335"}""", """{"Value":1e-3}"""]),
        AllSubjects.Of(
            NumberCodecs.HolderNullableInt32, NumberMetadata.Default.HolderNullableInt32, ["""{"Value":"5"}""", """{"Value":null}"""]),
        AllSubjects.Of(
            NumberCodecs.HolderNullableDouble,
            NumberMetadata.Default.HolderNullableDouble,
            ["""{"Value":"NaN"}""", """{"Value":"-Infinity"}"""]),
        AllSubjects.Of(NumberCodecs.HolderSeason, NumberMetadata.Default.HolderSeason, ["""{"Value":1}"""]),
        AllSubjects.Of(NumberCodecs.Plain, NumberMetadata.Default.Plain, ["""{"Age":"42"}"""]),
        AllSubjects.Of(NumberCodecs.ListDouble, NumberMetadata.Default.ListDouble, ["""["1.5","Infinity",2]"""]),
        AllSubjects.Of(NumberCodecs.DictionaryInt32Int64, NumberMetadata.Default.DictionaryInt32Int64, ["""{"1":"2","3":4}"""]),
        AllSubjects.Of(
            NamedNumberCodecs.HolderDouble,
            NamedNumberMetadata.Default.HolderDouble,
            ["""{"Value":"NaN"}""", """{"Value":"-Infinity"}""", """{"Value":1.5}"""]),
        AllSubjects.Of(
            NamedNumberCodecs.HolderSingle,
            NamedNumberMetadata.Default.HolderSingle,
            ["""{"Value":"NaN"}""", """{"Value":"-Infinity"}""", """{"Value":1.5}"""]),
        AllSubjects.Of(
            NamedNumberCodecs.HolderHalf,
            NamedNumberMetadata.Default.HolderHalf,
            ["""{"Value":"NaN"}""", """{"Value":"-Infinity"}""", """{"Value":1.5}"""]),
        AllSubjects.Of(NamedNumberCodecs.HolderInt32, NamedNumberMetadata.Default.HolderInt32, ["""{"Value":1}"""]),
        AllSubjects.Of(NamedNumberCodecs.HolderDecimal, NamedNumberMetadata.Default.HolderDecimal, ["""{"Value":1.0}"""]),
        AllSubjects.Of(NamedNumberCodecs.ListDouble, NamedNumberMetadata.Default.ListDouble, ["""["Infinity",1]"""]),
    ];
}
