
namespace SpanCodecs.Tests.Checks;

/// <summary>
/// Texts of several alphabets, unescaped, of every length around a vector's, and damaged: what vectors decode must be what the framework
/// does, and must end where that does.
/// </summary>
internal static class TextChecks
{
    private const ulong Seed = 0x7465787473;

    internal static void Run(Tally tally, Amount amount)
    {
        Subject text = AllSubjects.Named("ScalarCodecs.HolderString");
        Subject keys = AllSubjects.Named("ScalarCodecs.HolderDictionaryStringInt32");
        int count = amount.Mutations / 10;
        Parallel.For(0, 16, part =>
        {
            var random = new DeterministicRandom(Seed + (ulong)part);
            for (int i = 0; i < count / 16; i++)
            {
                // Few are longer than what is decoded on the stack.
                byte[] content = Content(random, random.Next(20) == 0 ? 400 + random.Next(500) : random.Next(80));
                if (random.Next(3) == 0 && content.Length > 0)
                    content[random.Next(content.Length)] = (byte)random.Next(256);
                // Near the document's end there is no room for vectors.
                byte[] behind = new byte[random.Next(120)];
                Array.Fill(behind, (byte)' ');
                tally.Compare(text, [.. "{\"Value\":\""u8, .. content, .. "\"}"u8, .. behind]);
                if (i % 8 == 0)
                    tally.Compare(keys, [.. "{\"Value\":{\""u8, .. content, .. "\":1}}"u8, .. behind]);
            }
        });
    }

    private static byte[] Content(DeterministicRandom random, int characters)
    {
        var content = new List<byte>(characters * 3);
        int length = 1 + random.Next(4);
        for (int i = 0; i < characters; i++)
        {
            // Runs of characters of one length, as texts have them.
            if (random.Next(8) == 0)
                length = 1 + random.Next(4);
            content.AddRange(Character(random, length));
        }

        return [.. content];
    }

    private static byte[] Character(DeterministicRandom random, int length) => length switch
    {
        1 => random.Next(30) switch
        {
            0 => [.. "\\u00e9"u8],
            1 => [.. "\\n"u8],
            _ => [(byte)"aZ 09,.'"[random.Next(8)]],
        },
        2 => [(byte)(0xC2 + random.Next(30)), Continuation(random)],
        // With what is longer than it need be, and halves of surrogate pairs, now and then.
        3 => random.Next(60) == 0
            ? [random.Next(2) == 0 ? (byte)0xE0 : (byte)0xED, Continuation(random), Continuation(random)]
            : [(byte)(0xE1 + random.Next(12)), Continuation(random), Continuation(random)],
        _ => random.Next(60) == 0
            ? [(byte)(0xF0 + random.Next(8)), Continuation(random), Continuation(random), Continuation(random)]
            : [0xF0, (byte)(0x90 + random.Next(48)), Continuation(random), Continuation(random)],
    };

    private static byte Continuation(DeterministicRandom random) => (byte)(0x80 + random.Next(64));
}
