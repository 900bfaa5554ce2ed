using Microsoft.CodeAnalysis;

namespace SpanCodecs.Tests.Completion;

/// <summary>Another source generator: it adds one file to the project.</summary>
internal sealed class AddingGenerator(string source) : IIncrementalGenerator
{
    public void Initialize(IncrementalGeneratorInitializationContext context) =>
        context.RegisterSourceOutput(context.CompilationProvider, (output, _) => output.AddSource("Added.g.cs", source));
}
