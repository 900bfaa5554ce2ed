using Microsoft.CodeAnalysis;
using Xunit;

namespace SpanCodecs.Tests.Generation;

/// <summary>C# in which «…» marks the place where a diagnostic is expected.</summary>
internal static class MarkedSource
{
    internal const string Usings = """
        using System;
        using System.Collections;
        using System.Collections.Generic;
        using System.Text.Json;
        using System.Text.Json.Serialization;
        using SpanCodecs;

        """;

    internal const string Converters = """

        abstract class Converter<T> : JsonConverter<T>
        {
            public override T Read(ref Utf8JsonReader reader, Type type, JsonSerializerOptions options) => default!;
            public override void Write(Utf8JsonWriter writer, T value, JsonSerializerOptions options) { }
        }
        """;

    internal static void AssertReported(string id, string marked)
    {
        string source = Usings + marked + Converters;
        int start = source.IndexOf('«', StringComparison.Ordinal);
        int end = source.IndexOf('»', StringComparison.Ordinal) - 1;
        GeneratorRun run = GeneratorRun.Of(source.Replace("«", "", StringComparison.Ordinal).Replace("»", "", StringComparison.Ordinal));

        Diagnostic diagnostic = Assert.Single(run.Reported);
        Assert.Equal(id, diagnostic.Id);
        Assert.Equal((start, end), (diagnostic.Location.SourceSpan.Start, diagnostic.Location.SourceSpan.End));
        Assert.NotEmpty(diagnostic.Descriptor.Description.ToString(System.Globalization.CultureInfo.InvariantCulture));
        // The rest still compiles, so that the one message is not lost among others.
        Assert.DoesNotContain(
            run.Output.GetDiagnostics(TestContext.Current.CancellationToken),
            other => other.Severity == DiagnosticSeverity.Error && other.Location.SourceTree?.FilePath != "User.cs");
    }
}
