using System.Globalization;
using FsCheck;
using FsCheck.Fluent;
using Microsoft.FSharp.Core;
using SpanCodecs.Tests.Checks;
using Xunit;

namespace SpanCodecs.Tests.Differential;

/// <summary>Documents that FsCheck makes from the grammar of JSON, and cuts down to the smallest when one tells of a difference.</summary>
public class GrammarTests
{
    private static readonly int Documents = Thorough.IsAsked ? 3_000 : 1_000;

    private static readonly string[] Names =
        ["Age", "Name", "Active", "Tags", "Child", "Value", "Text", "age", "", "\\u0041ge", "é", "$type"];

    private static readonly string[] Leaves =
    [
        "null",
        "true",
        "false",
        "0",
        "-1",
        "1.5e-3",
        "12345678901234567890",
        "\"\"",
        "\"a\\n\"",
        "\"\\ud83d\\ude80\"",
        "\"2024-02-29\"",
        "\"é日🚀\"",
    ];

    [Theory]
    [InlineData("ShapeCodecs.Plain")]
    [InlineData("ScalarCodecs.HolderJsonElement")]
    [InlineData("CollectionCodecs.Dictionaries")]
    [InlineData("AnnotatedCodecs.Extended")]
    [InlineData("ShapeCodecs.Empty")]
    public void Any_document_is_read_as_System_Text_Json_reads_it(string name)
    {
        Subject subject = AllSubjects.Named(name);
        Arbitrary<Node> documents = Arb.From(Gen.Sized(size => Document(Math.Min(size, 12))), Node.Smaller);
        Config config = Config.QuickThrowOnFailure.WithMaxTest(Documents);
        // Other documents each time only where somebody looks for faults: a commit fails for what it has changed.
        if (!Thorough.IsAsked)
            config = config.WithReplay(new Replay(new Rnd(2026), FSharpOption<int>.None));
        Prop.ForAll(documents, node => Unexplained(subject, node) is null).Check(config);
    }

    private static Disagreement? Unexplained(Subject subject, Node node)
    {
        Disagreement? found = subject.Compare(node.ToUtf8());
        return found is not null && KnownDifferences.Explain(found) is null ? found : null;
    }

    private static Gen<Node> Document(int size)
    {
        Gen<Node> leaf = Gen.Elements(Leaves).Select(text => new Node(text, [], false));
        if (size <= 1)
            return leaf;
        Gen<Node> inner = Document(size / 2);
        Gen<Node> array = inner.ListOf().Select(elements => new Node(null, [.. elements.Take(9).Select(element => ("", element))], false));
        Gen<(string, Node)> member = Gen.Elements(Names).SelectMany(name => inner.Select(value => (name, value)));
        Gen<Node> members = member.ListOf().Select(all => new Node(null, [.. all.Take(6)], true));
        return Gen.Frequency((1, leaf), (1, array), (3, members));
    }

    private sealed record Node(string? Leaf, (string Name, Node Value)[] Children, bool IsObject)
    {
        public override string ToString() => Leaf ?? (IsObject
            ? $"{{{string.Join(",", Children.Select(child => FormattableString.Invariant($"\"{child.Name}\": {child.Value}")))}}}"
            : $"[{string.Join(" ,", Children.Select(child => child.Value))}]");

        internal byte[] ToUtf8() => System.Text.Encoding.UTF8.GetBytes(ToString());

        /// <summary>The children alone, and the document without one of them or with a smaller one.</summary>
        internal static IEnumerable<Node> Smaller(Node node)
        {
            foreach ((string _, Node value) in node.Children)
                yield return value;
            for (int i = 0; i < node.Children.Length; i++)
                yield return node with { Children = [.. node.Children[..i], .. node.Children[(i + 1)..]] };
            for (int i = 0; i < node.Children.Length; i++)
            {
                foreach (Node smaller in Smaller(node.Children[i].Value))
                    yield return node with
                    {
                        Children = [.. node.Children[..i], (node.Children[i].Name, smaller), .. node.Children[(i + 1)..]],
                    };
            }
        }
    }
}
