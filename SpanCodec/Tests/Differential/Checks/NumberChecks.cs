
namespace SpanCodecs.Tests.Checks;

/// <summary>Gives texts to every type of number, bare and in quotes.</summary>
internal static class NumberChecks
{
    private static readonly string[] Types =
    ["SByte", "Byte", "Int16", "UInt16", "Int32", "UInt32", "Int64", "UInt64", "Int128", "UInt128", "Half", "Single", "Double", "Decimal"];

    internal static void Run(Tally tally, Amount amount)
    {
        Subject[] bare = [.. Types.Select(type => AllSubjects.Named($"ScalarCodecs.Holder{type}"))];
        Subject[] quoted = [.. Types.Select(type => AllSubjects.Named($"NumberCodecs.Holder{type}"))];
        Parallel.ForEach(NumberTexts.IntegerLimits(), text =>
        {
            foreach (Subject subject in bare)
                tally.Compare(subject, AllChecks.Held(text));
            foreach (Subject subject in quoted)
                tally.Compare(subject, AllChecks.Held($"\"{text}\""));
        });

        Subject[] floats = [.. bare.TakeLast(4), .. quoted.TakeLast(4)];
        Parallel.For(0, amount.Mutations / 60, index =>
        {
            var random = new DeterministicRandom((ulong)index);
            foreach (string text in NumberTexts.AroundDouble(NumberTexts.AnyDouble(random)))
                tally.Compare(AllSubjects.Named("ScalarCodecs.HolderDouble"), AllChecks.Held(text));
            string floatText =
                ((double)BitConverter.UInt32BitsToSingle((uint)random.Next()) is var single && double.IsFinite(single) ? single : 0.5)
                    .ToString("E12", System.Globalization.CultureInfo.InvariantCulture);
            tally.Compare(AllSubjects.Named("ScalarCodecs.HolderSingle"), AllChecks.Held(floatText));
            string any = NumberTexts.Decimal(random);
            Subject subject = floats[index % floats.Length];
            tally.Compare(subject, AllChecks.Held(any));
            tally.Compare(subject, AllChecks.Held($"\"{any}\""));
            tally.Compare(AllSubjects.Named("ScalarCodecs.HolderDecimal"), AllChecks.Held(NumberTexts.Decimal(random)));
        });
    }
}
