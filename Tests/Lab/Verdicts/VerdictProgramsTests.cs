using JsonAot.Lab.Measures.Verdicts;
using JsonAot.Lab.Probes;
using JsonAot.Lab.Results;
using JsonAot.Libraries;
using Xunit;

namespace JsonAot.Tests.Lab.Verdicts;

/// <summary>What is published for native verdicts: a program for each contender and mode, however many payloads are asked for.</summary>
public class VerdictProgramsTests
{
    private static readonly VerdictTarget[] Wanted =
    [
        .. from name in (string[])["STJ source-gen", "Newtonsoft.Json"]
           from mode in VerdictModes.All
           select new VerdictTarget(LoneContender.Of(Contenders.Named(name)), mode),
    ];

    [Fact]
    public void One_payload_is_compiled_in_alone() =>
        Assert.All(Requests(InBox.PayloadNamed("Person")), request => Assert.Equal("PersonPayload", request.Payload));

    [Fact]
    public void Several_share_the_program_of_a_contender()
    {
        IReadOnlyList<PublishRequest> two = Requests(InBox.PayloadNamed("Person"), InBox.PayloadNamed("Simple"));
        Assert.Equal(Wanted.Length, two.Count);
        Assert.All(two, request => Assert.Null(request.Payload));
        // The same program serves every choice of several, so that none is published twice.
        Assert.Equal(two.Select(Key), Requests([.. InBox.Payloads]).Select(Key));
    }

    /// <summary>The probe is published anyway, by every verb that times or checks.</summary>
    [Fact]
    public void The_program_without_trimming_is_the_probe() => Assert.Equal(
        new PublishRequest(ProbeProgram.Probe, DeploymentMode.Jit).FolderName,
        VerdictPrograms.UntrimmedOf([.. Wanted.Select(target => target.Contender)]).FolderName);

    /// <summary>One process has one version of an assembly, under the JIT too.</summary>
    [Fact]
    public void A_second_version_of_an_assembly_is_tried_in_programs_of_its_own()
    {
        LoneContender[] subjects =
            [.. LoneContender.Of([Contenders.Named("STJ source-gen"), Contenders.Named("STJ 11 source-gen")], _ => throw new InvalidOperationException())];
        var alone = new VerdictTarget(subjects[1], VerdictModes.Plain);
        Assert.Null(subjects[1].Unavailable);
        Assert.Equal("SystemTextJson11", VerdictPrograms.UntrimmedAloneOf(subjects[1]).Libraries);
        Assert.Equal("SystemTextJson11", new VerdictPrograms(new PublishCache(_ => { }), InBox.Payloads).RequestOf(alone).Libraries);
        Assert.DoesNotContain("SystemTextJson11", VerdictPrograms.UntrimmedOf(subjects).Libraries, StringComparison.Ordinal);
    }

    private static string Key(PublishRequest request) => $"{request.Contender} {request.Mode.Name} {string.Join(' ', request.Properties)}";

    private static IReadOnlyList<PublishRequest> Requests(params IPayload[] payloads) =>
        [.. Wanted.Select(new VerdictPrograms(new PublishCache(_ => { }), payloads).RequestOf)];
}
