using JsonAot.Libraries;
using JsonAot.Tests.ThirdParty;

namespace JsonAot.Tests.Lab.Startup;

/// <summary>What a started program can make, by the names of their types: there a generator writes it.</summary>
internal static class ChosenCopy
{
    private static readonly OriginalCodecTests.CopyPayload Copy = OriginalCodecTests.Payload(typeof(OriginalCodecTests.Original));

    internal static IPayload? Payload(string type) => type == nameof(OriginalCodecTests.CopyPayload) ? Copy : null;

    internal static Contender? Contender(string type) => Contenders.Timed.FirstOrDefault(contender => contender.GetType().Name == type);
}
