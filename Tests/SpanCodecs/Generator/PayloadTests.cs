using System.Text.Json;
using System.Text.Json.Serialization;
using JsonAot.Payloads;
using JsonAot.Payloads.CalibrationPoints;
using JsonAot.Payloads.Employees;
using JsonAot.Payloads.Enterprise;
using JsonAot.Payloads.Person;
using JsonAot.Payloads.Polygons;
using JsonAot.Payloads.SimpleAndComplex;
using JsonAot.Payloads.Texts;
using SpanCodecs;
using Xunit;
using Employee = JsonAot.Payloads.Employees.Employee;

namespace JsonAot.Tests.CodecGeneration;

[SpanCodec(typeof(CalibrationPoint[]))]
[SpanCodec(typeof(Employee))]
[SpanCodec(typeof(List<Employee>))]
[SpanCodec(typeof(Organisation))]
[SpanCodec(typeof(Person))]
[SpanCodec(typeof(Simple))]
[SpanCodec(typeof(List<Simple>))]
[SpanCodec(typeof(Complex))]
[SpanCodec(typeof(Polygon[]))]
internal static partial class PayloadCodecs;

[SpanCodec(typeof(Feed))]
[SpanCodecOptions(RelaxedEscaping = true)]
internal static partial class UnescapedCodecs;

/// <summary>The suite's own payloads through generated code.</summary>
public class PayloadTests
{
    [Fact]
    public void Calibration_points_are_alike() => Check(new CalibrationPointsPayload(), PayloadCodecs.CalibrationPointArray);

    [Fact]
    public void An_employee_is_alike() => Check(new EmployeePayload(), PayloadCodecs.Employee);

    [Fact]
    public void Employees_are_alike() => Check(new EmployeeListPayload(), PayloadCodecs.ListEmployee, mutations: 0);

    [Fact]
    public void An_enterprise_is_alike() => Check(new EnterprisePayload(), PayloadCodecs.Organisation, mutations: 0);

    [Fact]
    public void A_person_is_alike() => Check(new PersonPayload(), PayloadCodecs.Person);

    [Fact]
    public void A_simple_object_is_alike() => Check(new SimplePayload(), PayloadCodecs.Simple);

    [Fact]
    public void A_list_of_simple_objects_is_alike() => Check(new SimpleList2000Payload(), PayloadCodecs.ListSimple, mutations: 0);

    [Fact]
    public void A_complex_object_is_alike() => Check(new ComplexPayload(), PayloadCodecs.Complex);

    [Fact]
    public void Polygons_are_alike() => Check(new PolygonsPayload(), PayloadCodecs.PolygonArray, mutations: 0);

    [Fact]
    public void Texts_are_alike() => Check(new TextsPayload(), UnescapedCodecs.Feed, mutations: 0);

    private static void Check<T>(Payload<T> payload, SpanCodec<T> codec, int mutations = 3_000)
        where T : class
    {
        byte[] document = payload.CanonicalUtf8;
        Assert.Equal(document, codec.SerializeToUtf8Bytes(payload.Sample));
        Assert.True(payload.AreEqual(payload.Sample, codec.Deserialize(document)));
        using JsonDocument parsed = JsonDocument.Parse(document);
        byte[] indented = JsonSerializer.SerializeToUtf8Bytes(parsed.RootElement, Indented);
        Assert.True(payload.AreEqual(payload.Sample, codec.Deserialize(indented)));

        var random = new DeterministicRandom(0x5350414E);
        for (int i = 0; i < mutations; i++)
            CheckMutation(i % 2 == 0 ? document : indented, payload, codec, random);
    }

    /// <summary>One byte replaced by another that JSON is made of, taken out, or put in twice.</summary>
    private static void CheckMutation<T>(byte[] document, Payload<T> payload, SpanCodec<T> codec, DeterministicRandom random)
        where T : class
    {
        ReadOnlySpan<byte> alphabet = "{}[]\",:\\ 0123456789-+.eEtfnul/\n\tXé\u0001"u8;
        var mutated = new List<byte>(document);
        int at = random.Next(mutated.Count);
        switch (random.Next(3))
        {
            case 0: mutated[at] = alphabet[random.Next(alphabet.Length)]; break;
            case 1: mutated.RemoveAt(at); break;
            default: mutated.Insert(at, mutated[at]); break;
        }

        byte[] json = [.. mutated];
        string? expected = Outcome(() => JsonSerializer.Deserialize(json, payload.Metadata));
        string? actual = Outcome(() => codec.Deserialize(json));
        Assert.True(expected == actual, $"{System.Text.Encoding.UTF8.GetString(json)}\nexpected {expected}\nactual   {actual}");
    }

    private static string? Outcome<T>(Func<T?> read)
        where T : class
    {
        try
        {
            return read() is { } value ? JsonSerializer.Serialize(value, Comparing) : "null";
        }
        catch (JsonException refusal)
        {
            // Not the path: between two entries of a dictionary, and behind a whole document, System.Text.Json still names the last.
            return $"{refusal.LineNumber} {refusal.BytePositionInLine}";
        }
    }

    /// <summary>1e400 is read as infinity, which the payload's own options do not write.</summary>
    private static readonly JsonSerializerOptions Comparing = new() { NumberHandling = JsonNumberHandling.AllowNamedFloatingPointLiterals };

    private static readonly JsonSerializerOptions Indented = new() { WriteIndented = true };
}
