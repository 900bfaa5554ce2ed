using System.Collections.Immutable;
using System.Runtime.CompilerServices;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using SpanCodecs.Generator.Model;

namespace SpanCodecs.Generator.Parse;

/// <summary>
/// The model of each class of codecs, as it was made last. An editor runs the generator at every key, and most keys change the inside of a
/// method: what is declared then is what was declared before, and so is the model.
/// </summary>
internal sealed class KnownModels(Func<GeneratorAttributeSyntaxContext, CancellationToken, ContextModel?> parse)
{
    private readonly ConditionalWeakTable<SyntaxNode, Known> _known = new();

    internal ContextModel? Of(GeneratorAttributeSyntaxContext context, CancellationToken cancellation)
    {
        Known known = _known.GetOrCreateValue(context.TargetNode);
        Compilation compilation = context.SemanticModel.Compilation;
        if (known.Last is not { } last || !last.IsFor(compilation, cancellation))
            last = new(new Inputs(compilation), compilation.SyntaxTrees.ToImmutableArray(), parse(context, cancellation));
        // The trees are those of now, so that those of then can go.
        known.Last = last with { Trees = compilation.SyntaxTrees.ToImmutableArray() };
        return last.Model;
    }

    private sealed class Known
    {
        internal volatile Parsed? Last;
    }

    /// <summary>The compilation without what it was compiled to, which nothing should hold on to.</summary>
    private sealed record Inputs(string? Assembly, CompilationOptions Options, ImmutableArray<MetadataReference> References)
    {
        internal Inputs(Compilation compilation)
            : this(compilation.AssemblyName, compilation.Options, compilation.ExternalReferences)
        {
        }

        internal bool AreOf(Compilation compilation) => compilation.AssemblyName == Assembly
            && compilation.Options.Equals(Options) && compilation.ExternalReferences.SequenceEqual(References);
    }

    private sealed record Parsed(Inputs Compiled, ImmutableArray<SyntaxTree> Trees, ContextModel? Model)
    {
        internal bool IsFor(Compilation compilation, CancellationToken cancellation)
        {
            if (LooksInside || !Compiled.AreOf(compilation))
                return false;
            int index = 0;
            foreach (SyntaxTree tree in compilation.SyntaxTrees)
            {
                cancellation.ThrowIfCancellationRequested();
                if (index == Trees.Length || (!ReferenceEquals(tree, Trees[index]) && !DeclaresTheSame(Trees[index], tree)))
                    return false;
                index++;
            }

            return index == Trees.Length;
        }

        /// <summary>Whether an edit inside of a method matters: the parser sees what the methods of converters do.</summary>
        private bool LooksInside => Model is { Options.Converters.Count: > 0 };

        /// <summary>Places of what is told move with the lines of their file.</summary>
        private bool DeclaresTheSame(SyntaxTree old, SyntaxTree tree) =>
            old.FilePath == tree.FilePath && old.Options.Equals(tree.Options) && !IsToldOf(tree.FilePath)
            && SyntaxFactory.AreEquivalent(old, tree, topLevel: true);

        private bool IsToldOf(string path) => Model is not null
            && (Model.Diagnostics.Any(diagnostic => diagnostic.Place?.Path == path)
                || Model.Lenders.Any(lender => lender.Place?.Path == path));
    }
}
