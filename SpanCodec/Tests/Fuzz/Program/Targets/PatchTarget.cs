using SpanCodecs.Tests.Checks;

namespace SpanCodecs.Tests.Fuzz;

/// <summary>Merge patches, applied and created, of values and patches that are made as the input says, beside a merge of nodes.</summary>
internal sealed class PatchTarget() : FuzzTarget("patch/made", Controlled([new byte[200], Steps()], [[0], [1], [2], [3]]), [], 1)
{
    private static byte[] Steps() => [.. Enumerable.Range(0, 400).Select(i => (byte)(i * 37))];

    protected override string? Compare(byte[] input)
    {
        var tally = new Tally();
        var random = new InputRandom(input[1..]);
        switch (input[0] % 4)
        {
            case 0: PatchChecks.Applied(tally, random, "applied", isCamel: false); break;
            case 1: PatchChecks.Applied(tally, random, "applied in camel case", isCamel: true); break;
            case 2: PatchChecks.Created(tally, random, "created", hasNulls: false); break;
            default: PatchChecks.Created(tally, random, "created with nulls", hasNulls: true); break;
        }

        return Failed(tally);
    }
}
