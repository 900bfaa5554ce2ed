using JsonAot.ResultFiles;
using Xunit;

namespace JsonAot.Tests.Lab;

/// <summary>The in-box part of the cross-read matrix, in this process.</summary>
public class CrossReadTests
{
    public static TheoryData<string> Payloads() => [.. InBox.Payloads.Where(payload => payload.CanonicalUtf8.Length < 1_000_000).Select(payload => payload.Name)];

    [Theory]
    [MemberData(nameof(Payloads))]
    public void In_box_contenders_read_themselves_and_each_other(string name)
    {
        var matrix = new Matrix();
        InBox.PayloadNamed(name).Accept(matrix);
        Assert.True(matrix.Cells > 0);
        Assert.Empty(matrix.Problems);
    }

    [Fact]
    public void A_narrower_run_replaces_its_own_cells_only()
    {
        Manifest manifest = SteadyResults.Of().Manifest;
        var earlier = new CrossReadResults(manifest, [Row("A", "B", CheckOutcome.Throws), Row("B", "A", CheckOutcome.Lossy)]);
        CrossReadResults both = new CrossReadResults(manifest, [Row("A", "B", CheckOutcome.Faithful)]).Over(earlier);
        Assert.Equal([("B", CheckOutcome.Lossy), ("A", CheckOutcome.Faithful)], both.Rows.Select(row => (row.Writer, row.Outcome)));
    }

    private static CrossReadRow Row(string writer, string reader, CheckOutcome outcome) =>
        new() { Payload = "P", Writer = writer, Reader = reader, Outcome = outcome };

    private sealed class Matrix : IPayloadVisitor
    {
        internal int Cells { get; private set; }

        internal List<string> Problems { get; } = [];

        public void Visit<T>(Payload<T> payload)
            where T : class
        {
            (Contender Contender, ICodec<T> Codec)[] pairs = [.. InBox.Contenders
                .Select(contender => (contender, contender.Offer(payload).Codec))
                .Where(pair => pair.Codec is not null)
                .Select(pair => (pair.contender, pair.Codec!))];
            // One that the gate refuses may write what nobody else can read; itself it must read, and all others each other.
            var refused = pairs.Where(pair => !Gate.Check(pair.Contender, payload).Passed).Select(pair => pair.Contender).ToHashSet();
            foreach ((Contender writer, ICodec<T> writing) in pairs.Where(pair => pair.Codec.Traits.Supports(Directions.Serialize)))
            {
                byte[] document = writing.SerializeToUtf8Bytes(payload.Sample);
                foreach ((Contender reader, ICodec<T> reading) in pairs.Where(pair => pair.Codec.Traits.Supports(Directions.Deserialize)))
                {
                    if (writer != reader && (refused.Contains(writer) || refused.Contains(reader)))
                        continue;
                    Cells++;
                    Problems.AddRange(Try(() => Gate.Differences(payload, reading.Deserialize(document))).Select(problem => $"{reader.Name} reading {writer.Name}: {problem}"));
                }
            }
        }

        private static IReadOnlyList<string> Try(Func<IReadOnlyList<string>> compare)
        {
            try
            {
                return compare();
            }
            catch (Exception problem) when (problem is FormatException or System.Text.Json.JsonException or System.Runtime.Serialization.SerializationException)
            {
                return [Gate.Describe(problem)];
            }
        }
    }
}
