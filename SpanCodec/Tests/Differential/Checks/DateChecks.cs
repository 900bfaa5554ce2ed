
namespace SpanCodecs.Tests.Checks;

/// <summary>Every form of date and time given to every type that reads one.</summary>
internal static class DateChecks
{
    private static readonly string[] Types = ["DateTime", "DateTimeOffset", "DateOnly", "TimeOnly", "TimeSpan"];

    internal static void Run(Tally tally, Amount amount)
    {
        Subject[] subjects = [.. Types.Select(type => AllSubjects.Named($"ScalarCodecs.Holder{type}"))];
        // A type has one text in every run, whichever thread comes first.
        Parallel.ForEach(DateTexts.All(), (text, _, index) =>
        {
            tally.Compare(subjects[0], Held(text));
            tally.Compare(subjects[1 + (int)(index % 4)], Held(text));
            tally.Compare(subjects[1], Held(text));
        });
        Parallel.ForEach(DateTexts.Spans(), text =>
        {
            tally.Compare(subjects[3], Held(text));
            tally.Compare(subjects[4], Held(text));
        });
        Parallel.For(0, amount.Mutations / 60, index =>
        {
            string text = DateTexts.Moment(new DeterministicRandom((ulong)index));
            tally.Compare(subjects[index % 2], Held(text));
            tally.Compare(subjects[2], Held(text[..10]));
            tally.Compare(subjects[3 + (index % 2)], Held(text[11..].Split('Z', '+', '-')[0]));
        });
    }

    private static byte[] Held(string text) => AllChecks.Held($"\"{text}\"");
}
