using JsonAot.TestHost;

namespace JsonAot.Lab.MeasuredPrograms.Start;

/// <summary>Instead of the suite's own, which knows no contender of the program that it is compiled into.</summary>
internal static class Choice
{
    internal static IPayload? Payload(string type) => InBox.Payloads.FirstOrDefault(payload => payload.GetType().Name == type);

    internal static Contender? Contender(string type) => Misfits.All.FirstOrDefault(contender => contender.GetType().Name == type);
}
