using Microsoft.CodeAnalysis;
using SpanCodecs.Tests.Generation;
using Xunit;

namespace SpanCodecs.Tests.Lending;

/// <summary>A family of another project is generated anew, its fallback too: it is a part of its base.</summary>
public class LentFallbackTests
{
    private const string Library = """
        using System.Collections.Generic;
        using System.Text.Json;
        using System.Text.Json.Serialization;
        using SpanCodecs;
        namespace Library;
        [JsonDerivedType(typeof(Disc), "disc"), SpanCodecFallback(typeof(OtherForm))] public class Form;
        public class Disc : Form;
        public class OtherForm : Form { [JsonExtensionData] public Dictionary<string, JsonElement>? Rest { get; set; } }
        public class Line { public int X { get; set; } }
        [SpanCodec(typeof(OtherForm)), SpanCodec(typeof(Form)), SpanCodec(typeof(Line))] public static partial class LibraryCodecs;
        """;

    private const string User = """
        using SpanCodecs;
        using Library;
        namespace User;
        public class Page { public Form? Form { get; set; } public Line? Line { get; set; } public OtherForm? Other { get; set; } }
        [SpanCodec(typeof(Page)), SpanCodecsFrom(typeof(LibraryCodecs))] public static partial class UserCodecs;
        """;

    [Fact]
    public void A_fallback_is_not_borrowed()
    {
        using var image = new MemoryStream();
        Compilation library = GeneratorRun.Of(Library).Output.WithAssemblyName("Library");
        Assert.True(library.Emit(image, cancellationToken: TestContext.Current.CancellationToken).Success);
        GeneratorRun user = GeneratorRun.Of(
            User, references: [.. GeneratorRun.References, MetadataReference.CreateFromImage(image.ToArray())]);
        Assert.Empty(user.All.Where(diagnostic => diagnostic.Severity == DiagnosticSeverity.Error));
        Assert.Contains("$type", user.File("User.UserCodecs.OtherForm.g.cs"), StringComparison.Ordinal);
        Assert.Contains("LibraryCodecs", user.File("User.UserCodecs.Line.g.cs"), StringComparison.Ordinal);
        Assert.DoesNotContain("LibraryCodecs", user.File("User.UserCodecs.OtherForm.g.cs"), StringComparison.Ordinal);
    }
}
