using System.Reflection;
using System.Text.Json;
using JsonAot.Lab.YourType;
using JsonAot.Lab.YourType.Finding;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Emit;

namespace JsonAot.Tests.YourType;

/// <summary>Compiles a file in memory, with every warning, and lets System.Text.Json use its types.</summary>
internal static class CompiledTypes
{
    /// <param name="root">A type as C# writes it.</param>
    internal static Type Compile(string code, string root)
    {
        // The namespace of the types: Random is theirs there, and not the framework's.
        string holder = $$"""
            #nullable enable
            using System;
            using System.Collections.Generic;
            using System.Text.Json;
            namespace Inferred { public static class Holder { public static {{root}}? Value; } }
            """;
        var compilation = CSharpCompilation.Create(
            "Inferred",
            [CSharpSyntaxTree.ParseText(code), CSharpSyntaxTree.ParseText(holder)],
            UserCode.Framework.Values,
            new CSharpCompilationOptions(
                OutputKind.DynamicallyLinkedLibrary, nullableContextOptions: NullableContextOptions.Enable, warningLevel: 9999));
        using var assembly = new MemoryStream();
        EmitResult result = compilation.Emit(assembly);
        Diagnostic[] complaints = [.. result.Diagnostics.Where(diagnostic => diagnostic.Severity >= DiagnosticSeverity.Warning)];
        Assert.True(complaints.Length == 0, string.Join("\n", complaints.Select(complaint => complaint.ToString())) + "\n" + code);
        Assert.True(result.Success);
        return Assembly.Load(assembly.ToArray()).GetType("Inferred.Holder")!.GetField("Value")!.FieldType;
    }

    internal static JsonElement RoundTrip(Type type, NamePolicy policy, SampleDocument sample)
    {
        var options = new JsonSerializerOptions { PropertyNamingPolicy = policy.Policy };
        return JsonSerializer.SerializeToElement(JsonSerializer.Deserialize(sample.Utf8.Span, type, options), type, options);
    }
}
