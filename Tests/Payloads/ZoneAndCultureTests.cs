using JsonAot.Tests.ThirdParty;

namespace JsonAot.Tests.Payloads;

/// <summary>A time zone is the whole process's, so these run when nothing else does.</summary>
[CollectionDefinition(DisableParallelization = true)]
public class AloneInTheProcess;

/// <summary>Machines that build and measure stand at UTC with an English culture, where mistakes with local forms do not show.</summary>
[Collection<AloneInTheProcess>]
public class ZoneAndCultureTests
{
    public static MatrixTheoryData<string, string> EveryPair() => EveryPayload.With(InBox.Contenders.Select(contender => contender.Name));

    [Theory]
    [MemberData(nameof(EveryPair))]
    public void The_gate_finds_the_same_wherever_it_stands(string contender, string payload)
    {
        string here = Report(contender, payload);
        // Nothing runs beside these tests. In a usual run each contender stands east with every other payload, and west with the rest.
        bool isEast = (contender.Length + payload.Length) % 2 == 0;
        // Numbers as in de-DE, east of Greenwich by no whole hour; then tr-TR with the minus sign of sv-SE, west with summer time.
        if (isEast || Thorough.IsAsked)
        {
            using var east = new OtherZoneAndCulture("Asia/Kathmandu", ",", "-", ".", ":");
            RequireZone(hours: 5.75);
            Assert.Equal(here, Report(contender, payload));
        }

        if (!isEast || Thorough.IsAsked)
        {
            using var west = new OtherZoneAndCulture("America/St_Johns", ",", "\u2212", "/", ".");
            RequireZone(hours: -3.5);
            Assert.Equal(here, Report(contender, payload));
        }
    }

    private static void RequireZone(double hours) => Assert.SkipUnless(
        TimeZoneInfo.Local.BaseUtcOffset == TimeSpan.FromHours(hours),
        "this system takes no time zone from the variable TZ, or has no data for it");

    private static string Report(string contender, string payload)
    {
        var gate = new GateVisitor(InBox.Contenders.Single(candidate => candidate.Name == contender), isReduced: true);
        InBox.PayloadNamed(payload).Accept(gate);
        return gate.Report!.ToString();
    }
}
