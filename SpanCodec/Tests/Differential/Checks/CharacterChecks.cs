using System.Text;

namespace SpanCodecs.Tests.Checks;

/// <summary>Every code unit, in both directions, with both encoders: what is read is written again by each comparison.</summary>
internal static class CharacterChecks
{
    internal static void Run(Tally tally, Amount amount)
    {
        Subject text = AllSubjects.Named("ScalarCodecs.HolderString");
        Subject relaxed = AllSubjects.Named("RelaxedCodecs.HolderString");
        Subject character = AllSubjects.Named("ScalarCodecs.HolderChar");
        Subject relaxedCharacter = AllSubjects.Named("RelaxedCodecs.HolderChar");
        Subject keys = AllSubjects.Named("ScalarCodecs.HolderDictionaryStringInt32");
        Parallel.ForEach(CodeUnits.Scalars().Where((_, index) => index % amount.Stride == 0), scalar =>
        {
            foreach (byte[] document in CodeUnits.Documents(scalar))
            {
                tally.Compare(text, document);
                tally.Compare(relaxed, document);
            }

            string raw = char.ConvertFromUtf32(scalar);
            tally.Compare(scalar % 2 == 0 ? character : relaxedCharacter, AllChecks.Held($"\"{raw}\""));
            if (scalar <= 0xFFFF)
                tally.Compare(scalar % 2 == 1 ? character : relaxedCharacter, AllChecks.Held($"\"\\u{scalar:X4}\""));
            if (scalar % 4 == 0 && scalar > 0x7F)
                tally.Compare(keys, Encoding.UTF8.GetBytes($"{{\"Value\":{{\"k{raw}\":1}}}}"));
        });
    }
}
