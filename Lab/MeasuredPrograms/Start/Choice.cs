namespace JsonAot.Lab.MeasuredPrograms.Start;

/// <summary>
/// The contenders and payloads that this program can make, by the names of their types: all of them, or the one that the build
/// names. Every other is out of reach then, and so out of a native executable.
/// </summary>
internal static partial class Choice
{
    [ChosenBy("OnlyPayload")]
    internal static partial IPayload? Payload(string type);

    [ChosenBy("OnlyContender")]
    internal static partial Contender? Contender(string type);
}
