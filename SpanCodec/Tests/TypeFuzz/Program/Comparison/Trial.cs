using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using System.Text;
using System.Text.Json;

namespace SpanCodecs.Tests.TypeFuzz;

/// <summary>How much is tried with each type.</summary>
/// <param name="StreamStride">Every which document is read from streams too.</param>
internal sealed record Amount(int Documents, int Mutations, int Values, int StreamStride = 20);

/// <summary>One compiled scenario: documents and values through both serializers.</summary>
internal abstract class Trial
{
    internal static Trial Of(Compiled compiled, Counts counts)
    {
        Type root = compiled.Context!.GetCustomAttributesData()
                .First(attribute => attribute.AttributeType == typeof(SpanCodecAttribute)).ConstructorArguments[0].Value as Type
            ?? typeof(object);
        return (Trial)Activator.CreateInstance(typeof(Trial<>).MakeGenericType(root), compiled, counts)!;
    }

    internal abstract IEnumerable<Finding> Run(Amount amount);

    /// <summary>In what the two differ for one document; null where they do not.</summary>
    internal abstract Finding? Read(byte[] document);

    /// <summary>Reads the document as it comes in pieces.</summary>
    internal abstract Finding? ReadFromStreams(byte[] document);

    /// <summary>Random ones, and changed copies of each.</summary>
    internal abstract IEnumerable<byte[]> MakeDocuments(Amount amount);

    /// <summary>Reads a document by SpanCodec alone.</summary>
    internal abstract string Outcome(byte[] document, bool isOrdered);
}

[SuppressMessage("Performance", "CA1812", Justification = "Made by its type.")]
internal sealed class Trial<T> : Trial
{
    private const BindingFlags Static = BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic;

    private readonly Compiled _compiled;
    private readonly Counts _counts;
    private readonly SpanCodec<T>? _codec;
    private readonly JsonSerializerOptions _options;
    private readonly Metadata _metadata;
    private readonly Dice _dice;
    private readonly bool _isChanging;
    private readonly bool _isWritten;
    private StreamReading<T>? _streams;

    public Trial(Compiled compiled, Counts counts)
    {
        (_compiled, _counts, _codec) = (compiled, counts, (SpanCodec<T>?)compiled.Codec);
        _options = OptionsOf.Context(compiled.Context!);
        _metadata = new Metadata(_options, typeof(T));
        _dice = new Dice(compiled.Scenario.Seed ^ 0x444F43);
        _isChanging = EffectMaker.IsIn(compiled.Scenario);
        _isWritten = !_isChanging || EffectMaker.IsOrdered(compiled.Scenario);
    }

    internal override IEnumerable<Finding> Run(Amount amount)
    {
        if (_codec is null)
        {
            if (_metadata.Refusal is null)
                yield return Find(Facet.RefusedType, [], "", "serializes the type", _compiled.Problem!.Text);
            yield break;
        }

        if (_metadata.Refusal is { } refusal)
        {
            yield return Find(Facet.AcceptedType, [], "", $"{refusal.GetType().Name}: {refusal.Message}", "generates a codec");
            yield break;
        }

        int index = 0;
        foreach (byte[] document in MakeDocuments(amount))
        {
            if (Read(document) is { } finding)
                yield return finding;
            if (index++ % amount.StreamStride == 0 && ReadFromStreams(document) is { } ofStreams)
                yield return ofStreams;
        }

        Type[] declared = [.. typeof(T).IsValueType || typeof(T).Namespace == _compiled.Scenario.Space ? Declared() : []];
        for (int i = 0; i < amount.Values; i++)
        {
            ulong seed = _dice.Random.Next();
            T? value = Make(seed);
            if (Write(value, _isChanging ? Make(seed) : value) is { } finding)
                yield return finding;
        }

        T? Make(ulong seed) => (T?)new Values(new Dice(seed), declared).Make(typeof(T));
    }

    internal override IEnumerable<byte[]> MakeDocuments(Amount amount)
    {
        var documents = new Documents(_dice, _metadata);
        for (int i = 0; i < amount.Documents; i++)
        {
            byte[] document = documents.Make(typeof(T));
            yield return document;
            for (int j = 0; j < amount.Mutations; j++)
                yield return Checks.Mutations.AtRandom(document, _dice.Random);
        }
    }

    internal override string Outcome(byte[] document, bool isOrdered) => Checks.TypeOutcome.Of(_codec!, document, isOrdered);

    private IEnumerable<Type> Declared() => _compiled.Context!.Assembly.GetTypes()
        .Where(type => type.Namespace == _compiled.Scenario.Space
            && !(type.IsAbstract && type.IsSealed)
            && (!type.IsNested || type.IsNestedPublic && type.DeclaringType != _compiled.Context))
        .Concat(_metadata.All.Select(info => info.Type).Where(type => type.Namespace == _compiled.Scenario.Space)).Distinct();

    internal override Finding? Read(byte[] document)
    {
        _counts.Documents++;
        Attempt expected = Attempt.Of(() => JsonSerializer.Deserialize<T>(document, _options));
        Attempt actual = Attempt.Of(() => _codec!.Deserialize(document));
        if (expected.Failure is not null || actual.Failure is not null)
        {
            return Differ(expected.Failure, actual.Failure) is { } facet
                ? Find(facet, document, "", expected.Describe(Dump.Of), actual.Describe(Dump.Of)) : null;
        }

        _counts.Accepted++;
        string expectedValue = Dump.Of(expected.Value);
        string actualValue = Dump.Of(actual.Value);
        if (expectedValue != actualValue)
            return Find(Facet.Value, document, "", expectedValue, actualValue);
        return Write((T?)expected.Value, (T?)(_isChanging ? actual : expected).Value);
    }

    internal override Finding? ReadFromStreams(byte[] document)
    {
        _streams ??= new StreamReading<T>(
            _codec!, (SpanCodecResolver)_compiled.Context!.GetProperty("Resolver", Static)!.GetValue(null)!, _options);
        foreach ((Attempt expected, Attempt actual) in _streams.Read(document))
        {
            Facet? facet = expected.Failure is not null || actual.Failure is not null ? Differ(expected.Failure, actual.Failure)
                : Dump.Of(expected.Value) != Dump.Of(actual.Value) ? Facet.Value : null;
            if (facet is not { } found)
                continue;
            string atOnce = Attempt.Of(() => JsonSerializer.Deserialize<T>(document, _options)).Describe(Dump.Of);
            return Find(found, document, "", expected.Describe(Dump.Of), actual.Describe(Dump.Of), atOnce);
        }

        return null;
    }

    /// <param name="equal">The same, or where writing a value changes it another that is equal: its sets may have another order.</param>
    private Finding? Write(T? value, T? equal)
    {
        if (!_isWritten)
            return null;
        _counts.Values++;
        string shown = Dump.Of(value);
        Attempt expected = Attempt.Of(() => JsonSerializer.SerializeToUtf8Bytes(value, _options));
        Attempt actual = Attempt.Of(() => _codec!.SerializeToUtf8Bytes(equal));
        bool isSame = expected.Failure?.GetType() == actual.Failure?.GetType()
            && (expected.Failure is not null || ((byte[])expected.Value!).AsSpan().SequenceEqual((byte[])actual.Value!));
        return isSame ? null : Find(Facet.Output, [], shown, expected.Describe(Text), actual.Describe(Text));
    }

    private static string Text(object? bytes) => Encoding.UTF8.GetString((byte[])bytes!);

    private static Facet? Differ(Exception? expected, Exception? actual) => (expected, actual) switch
    {
        (null, _) => Facet.Refused,
        (_, null) => Facet.Accepted,
        _ when expected.GetType() != actual.GetType() => Facet.Exception,
        (JsonException left, JsonException right) when left.Path != right.Path => Facet.Path,
        (JsonException left, JsonException right)
            when (left.LineNumber, left.BytePositionInLine) != (right.LineNumber, right.BytePositionInLine) => Facet.Position,
        _ => null,
    };

    private Finding Find(Facet facet, byte[] document, string value, string expected, string actual, string? atOnce = null)
    {
        var finding = new Finding(_compiled.Scenario, facet, document, value, expected, actual) { AtOnce = atOnce };
        return finding with { Rule = KnownRules.Explain(finding, _metadata, typeof(T)) };
    }
}
