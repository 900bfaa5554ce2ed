using System.Buffers;
using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Nodes;
using System.Text.Json.Serialization.Metadata;

namespace SpanCodecs.Tests.Checks;

/// <summary>Parts of no type, made at random: what is read of them, and what is written, is as in System.Text.Json.</summary>
internal static class UntypedChecks
{
    private const int Documents = 20_000;

    private static readonly Form[] s_forms =
    [
        new(LooseCodecs.LooseParts, new()),
        new(RelaxedLooseCodecs.LooseParts, new() { Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping }),
        new(IndentedLooseCodecs.LooseParts, new() { WriteIndented = true, NewLine = "\n" }),
        new(ShallowLooseCodecs.LooseParts, new()
        {
            WriteIndented = true,
            NewLine = "\r\n",
            IndentCharacter = '\t',
            IndentSize = 1,
            Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping,
            MaxDepth = 6,
        }),
        new(LenientLooseCodecs.LooseParts, new()
        {
            MaxDepth = 6,
            AllowTrailingCommas = true,
            ReadCommentHandling = JsonCommentHandling.Skip,
        }),
    ];

    internal static void Run(Tally tally, Amount amount)
    {
        var random = new DeterministicRandom(0x554E5459);
        var documents = new LooseDocuments(random);
        for (int i = 0; i < Documents / amount.Stride; i++)
        {
            documents.IsLenient = i % 4 == 1;
            documents.HasNoTexts = i % 4 == 2;
            documents.Density = i % 3 == 0 ? 1 : 100;
            byte[] json = documents.Value(random.Next(8));
            foreach (Form form in s_forms)
            {
                Written(tally, form, json, random.Next(4));
                if (i % 8 == 0)
                    Read(tally, form, json);
            }

            if (i % 8 == 0)
                Read(tally, s_forms[i / 8 % s_forms.Length], Mutations.AtRandom(json, random));
        }
    }

    /// <summary>A value that did not come from the codec is written in every member that may hold it.</summary>
    private static void Written(Tally tally, Form form, byte[] json, int look)
    {
        var options = new JsonDocumentOptions { AllowTrailingCommas = true, CommentHandling = JsonCommentHandling.Skip };
        JsonElement element = JsonElement.Parse(json, options);
        var parts = new LooseParts { Element = element, Rest = new() { ["more"] = element, ["é"] = element } };
        Same(tally, form, json, parts);
        parts = new() { Element = element, Any = element, Document = JsonDocument.Parse(json, options) };
        Same(tally, form, json, parts);
        Same(tally, form, json, new() { Element = element, Deeper = new() { ["in"] = [element, element] } });
        JsonNode? node = JsonNode.Parse(json, documentOptions: options);
        Attempt.Of(() => LookAt(node, look));
        Same(tally, form, json, new() { Element = element, Node = node, Any = node });
    }

    /// <summary>A node keeps its document until somebody looks into it; here, at some of it.</summary>
    private static bool LookAt(JsonNode? node, int levels) => levels > 0 && node switch
    {
        JsonObject members => members.Count(member => LookAt(member.Value, levels - 1)) > 0,
        JsonArray items => items.Count(item => LookAt(item, levels - 1)) > 0,
        _ => false,
    };

    private static void Same(Tally tally, Form form, byte[] json, LooseParts parts)
    {
        Attempt<byte[]> expected = Attempt.Of(() => JsonSerializer.SerializeToUtf8Bytes(parts, form.Metadata));
        Attempt<byte[]> actual = Attempt.Of(() => form.Codec.SerializeToUtf8Bytes(parts));
        Expect(tally, json, expected, actual, isWritten: true);
        if (form.Bridged is { } bridged)
            Expect(tally, json, expected, Attempt.Of(() => JsonSerializer.SerializeToUtf8Bytes(parts, bridged)), isWritten: true);
        Attempt<byte[]> inPieces = Attempt.Of(() =>
        {
            var writer = new GrudgingWriter();
            form.Codec.Serialize(writer, parts);
            return writer.ToArray();
        });
        Expect(tally, json, expected, inPieces, isWritten: true);
    }

    private static void Read(Tally tally, Form form, byte[] value)
    {
        foreach (string member in (string[])["Element", "Node", "Any", "Document", "other"])
        {
            byte[] json = [.. "{\"Element\":1,\""u8, .. System.Text.Encoding.UTF8.GetBytes(member), .. "\": "u8, .. value, .. " }"u8];
            Attempt<byte[]> expected = Attempt.Of(() => Described(JsonSerializer.Deserialize(json, form.Metadata)!));
            Attempt<byte[]> actual = Attempt.Of(() => Described(form.Codec.Deserialize(json)!));
            Expect(tally, json, expected, actual);
            if (form.Bridged is { } bridged)
                Expect(tally, json, expected, Attempt.Of(() => Described(JsonSerializer.Deserialize(json, bridged)!)));
        }
    }

    /// <summary>All that is in it, also what comes twice and how a number is written.</summary>
    private static byte[] Described(LooseParts parts)
    {
        var text = new ArrayBufferWriter<byte>();
        using var writer = new Utf8JsonWriter(text);
        parts.Element.WriteTo(writer);
        parts.Node?.WriteTo(writer);
        (parts.Any as JsonElement?)?.WriteTo(writer);
        parts.Document?.WriteTo(writer);
        foreach ((string name, JsonElement value) in parts.Rest ?? [])
            value.WriteTo(writer);
        return text.WrittenSpan.ToArray();
    }

    private static void Expect(Tally tally, byte[] json, Attempt<byte[]> expected, Attempt<byte[]> actual, bool isWritten = false)
    {
        Facet? facet = Disagreement.FacetOf(expected.Failure, actual.Failure)
            ?? (expected.Failure is null && !expected.Value.AsSpan().SequenceEqual(actual.Value) ? Facet.Output : null);
        // Of what is written, a codec tells no path.
        if (facet == Facet.Path && isWritten)
            facet = null;
        tally.Expect(facet is null, () => new Disagreement("untyped", json, facet!.Value, Describe(expected), Describe(actual)));
    }

    private static string Describe(Attempt<byte[]> attempt) =>
        attempt.Failure is { } failure ? Attempt.Describe(failure) : Disagreement.Show(attempt.Value);

    private sealed class Form(SpanCodec<LooseParts> codec, JsonSerializerOptions options)
    {
        internal SpanCodec<LooseParts> Codec => codec;

        internal JsonTypeInfo<LooseParts> Metadata { get; } = new LooseMetadata(new JsonSerializerOptions(options)).LooseParts;

        /// <summary>By the resolver, whose codecs write no lines and read what is strict.</summary>
        internal JsonTypeInfo<LooseParts>? Bridged { get; } = options.WriteIndented || options.AllowTrailingCommas ? null
            : (JsonTypeInfo<LooseParts>)new JsonSerializerOptions(options) { TypeInfoResolver = LooseBridge.Resolver }
                .GetTypeInfo(typeof(LooseParts));
    }
}
