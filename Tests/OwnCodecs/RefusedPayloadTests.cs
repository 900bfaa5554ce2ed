using System.Text.Json;
using BenchTurns.Timed;
using JsonAot.Codecs;
using JsonAot.Lab.YourType.Emission;
using JsonAot.Payloads.Refused;
using JsonAot.Turns;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using SpanCodecs;

namespace JsonAot.Tests.OwnCodecs;

/// <summary>Payloads that SpanCodec refuses: their reason is true only as long as it does.</summary>
public sealed class RefusedPayloadTests
{
    public static TheoryData<string> Refused => [.. InBox.Payloads.Where(payload => payload is ILacksSpanCodec).Select(one => one.Name)];

    [Theory]
    [MemberData(nameof(Refused))]
    public void The_rows_of_SpanCodec_say_what_is_refused_and_where_that_is_told(string name)
    {
        IPayload payload = InBox.PayloadNamed(name);
        string why = ((ILacksSpanCodec)payload).WhyNoSpanCodec;
        string rule = why[(why.IndexOf('(') + 1)..].Split(' ')[0];
        Assert.Contains($"| `{rule}` |", File.ReadAllText(Path.Combine(Checkout.Root, "SpanCodec", "docs", "differences.md")));
        Assert.EndsWith($"({rule} in SpanCodec/docs/differences.md)", why, StringComparison.Ordinal);
        Assert.Equal((Fidelity.Unavailable, $"refused: {why}"), Of(new SpanCodecContender()));
        Assert.Equal(
            (Fidelity.Unavailable, $"refused: {why}; the resolver leaves the type to System.Text.Json"),
            Of(new SpanCodecResolverContender()));

        (Fidelity, string) Of(Contender contender)
        {
            var gate = new ThirdParty.GateVisitor(contender);
            payload.Accept(gate);
            return (gate.Report!.Fidelity, gate.Report.Reason);
        }
    }

    /// <summary>SpanCodec's generator reads the payload's own file, with a class of codecs for its type.</summary>
    [Fact]
    public void SpanCodec_refuses_the_polymorphic_collection()
    {
        Assert.True(SourceGenerator.SpanCodec.IsThere, "SpanCodec's generator is not built.");
        string error = Assert.Single(ErrorsOf("PlaylistsPayload", nameof(Listener)), one => one.Contains(nameof(Playlist)));
        Assert.EndsWith("collections with derived types are not implemented", error, StringComparison.Ordinal);
    }

    /// <summary>What is refused there is the option: the type alone has a codec, which no resolver uses with such options.</summary>
    [Fact]
    public void SpanCodec_has_no_option_for_references()
    {
        var payload = new FolderTreePayload();
        Assert.Empty(ErrorsOf("FolderTreePayload", nameof(Folder)));
        Assert.Null(typeof(SpanCodecOptionsAttribute).GetProperty(nameof(JsonSerializerOptions.ReferenceHandler)));
        JsonSerializerOptions options = new(payload.Metadata.Options);
        options.TypeInfoResolverChain.Insert(0, FolderCodecs.Resolver);
        string reason = Assert.IsType<string>(FolderCodecs.Resolver.WhyNot(typeof(Folder), options));
        Assert.Contains(nameof(JsonSerializerOptions.ReferenceHandler), reason, StringComparison.Ordinal);
        Assert.ThrowsAny<Exception>(() => FolderCodecs.Folder.SerializeToUtf8Bytes(payload.Sample));
    }

    /// <summary>With the resolver in front, System.Text.Json does such a type as it did before: the application loses nothing.</summary>
    [Fact]
    public void The_resolver_leaves_the_graph_to_System_Text_Json()
    {
        var payload = new FolderTreePayload();
        JsonSerializerOptions options = new(payload.Metadata.Options);
        options.TypeInfoResolverChain.Insert(0, FolderCodecs.Resolver);
        Assert.Equal(payload.CanonicalUtf8, JsonSerializer.SerializeToUtf8Bytes(payload.Sample, options));
        Assert.True(payload.AreEqual(payload.Sample, JsonSerializer.Deserialize<Folder>(payload.CanonicalUtf8, options)));
    }

    [Theory]
    [InlineData(DocumentForm.Canonical, null)]
    [InlineData(DocumentForm.Indented, null)]
    [InlineData(DocumentForm.Varied, null)]
    [InlineData(DocumentForm.Reordered, "has one order")]
    public void A_graph_is_timed_in_the_forms_that_it_has(string form, string? reason)
    {
        TurnTask Task(Contender contender) =>
            new ContenderTurns(contender, new FolderTreePayload()).Prepare(TimedCall.Parse($"read utf8 {form}"));
        Assert.StartsWith("refused: ", Task(new SpanCodecContender()).Refusal, StringComparison.Ordinal);
        string? refusal = Task(new SourceGenContender()).Refusal;
        Assert.True(reason is null ? refusal is null : refusal!.EndsWith(reason, StringComparison.Ordinal), refusal);
    }

    [Fact]
    public void A_copy_in_the_place_of_a_shared_object_is_another_value()
    {
        var payload = new FolderTreePayload();
        Folder other = payload.CreateSample();
        other.Folders![0].Owner = new Owner { Id = other.Owner!.Id, Name = other.Owner.Name };
        Assert.False(payload.AreEqual(payload.Sample, other));
        Assert.False(payload.AreEqual(other, payload.Sample));
    }

    [Fact]
    public void A_collection_of_another_type_is_another_value()
    {
        var payload = new PlaylistsPayload();
        Listener other = payload.CreateSample();
        var plain = new Playlist();
        plain.AddRange(other.Playlists![1]);
        other.Playlists[1] = plain;
        Assert.False(payload.AreEqual(payload.Sample, other));
        Assert.False(payload.AreEqual(other, payload.Sample));
    }

    private static IReadOnlyList<string> ErrorsOf(string file, string type)
    {
        string path = Path.Combine(Checkout.Root, "Shared", "Payloads", "Refused", $"{file}.cs");
        string asking = $"[SpanCodecs.SpanCodec(typeof({typeof(Folder).Namespace}.{type}))] internal static partial class Asked;";
        const string Usings =
            "global using System; global using System.Collections.Generic; global using System.Linq; global using JsonAot;";
        string[] references =
        [
            .. ((string)AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES")!).Split(Path.PathSeparator)
                .Where(one => Path.GetFileName(one).StartsWith("System.", StringComparison.Ordinal)),
            typeof(InBox).Assembly.Location,
        ];
        var compilation = CSharpCompilation.Create(
            "Asked",
            [.. new[] { File.ReadAllText(path), asking, Usings }.Select(code => CSharpSyntaxTree.ParseText(code))],
            references.Select(one => MetadataReference.CreateFromFile(one)),
            new CSharpCompilationOptions(OutputKind.DynamicallyLinkedLibrary, nullableContextOptions: NullableContextOptions.Enable));
        return SourceGenerator.SpanCodec.Run(compilation).Errors;
    }
}

[SpanCodec(typeof(Folder))]
internal static partial class FolderCodecs;
