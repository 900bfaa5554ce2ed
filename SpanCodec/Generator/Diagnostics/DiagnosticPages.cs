using System.Reflection;
using Microsoft.CodeAnalysis;

namespace SpanCodecs.Generator.Diagnostics;

/// <summary>A diagnostic, with the address of the page that explains it.</summary>
internal static class DiagnosticPages
{
    private const string Category = "SpanCodec";

    /// <summary>The release says it. Without an address there is no link.</summary>
    private static readonly string? s_pages = typeof(DiagnosticPages).Assembly.GetCustomAttributes<AssemblyMetadataAttribute>()
        .FirstOrDefault(entry => entry.Key == "DiagnosticPages")?.Value;

    internal static string? Link(string? pages, string id) =>
        string.IsNullOrEmpty(pages) ? null : $"{pages}/{id}.md";

    internal static DiagnosticDescriptor New(
        string id, string title, string message, DiagnosticSeverity severity, string help, params string[] tags) =>
        new(id, title, message, Category, severity, isEnabledByDefault: true, help, Link(s_pages, id), tags);
}
