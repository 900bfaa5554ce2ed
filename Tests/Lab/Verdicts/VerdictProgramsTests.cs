using System.Text.Json.Serialization;
using JsonAot.Lab.Measures.Verdicts;
using JsonAot.Lab.Programs.Probes;
using JsonAot.Libraries;
using JsonAot.Payloads.CalibrationPoints;
using JsonAot.Payloads.Documents;
using JsonAot.Payloads.Enterprise;

namespace JsonAot.Tests.Lab.Verdicts;

/// <summary>Programs for native verdicts: one for each contender and mode, however many payloads are asked for.</summary>
public class VerdictProgramsTests
{
    private static readonly (LoneContender Contender, DeploymentMode Mode)[] Wanted =
    [
        .. from name in (string[])["STJ source-gen", "Newtonsoft.Json"]
           from mode in VerdictsVerb.Modes
           select (LoneContender.Of(Contenders.Named(name)), mode),
    ];

    [Fact]
    public void One_payload_is_compiled_in_alone_and_several_share_the_program_of_a_contender()
    {
        Assert.All(Requests(InBox.PayloadNamed("Person")), request => Assert.Equal("PersonPayload", request.Payload));
        IReadOnlyList<PublishRequest> two = Requests(InBox.PayloadNamed("Person"), InBox.PayloadNamed("Simple"));
        Assert.Equal(Wanted.Length, two.Count);
        Assert.All(two, request => Assert.Null(request.Payload));
        // One program serves every choice of several, so that none is published twice.
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
        [
            .. LoneContender.Of(
                [Contenders.Named("STJ source-gen"), Contenders.Named("STJ 11 source-gen")], _ => throw new InvalidOperationException()),
        ];
        Assert.Null(subjects[1].Unavailable);
        Assert.Equal("SystemTextJson11", ProbeProgram.LoneProbeOf(DeploymentMode.Jit, subjects[1]).Libraries);
        Assert.Equal("SystemTextJson11", VerdictPrograms.RequestOf(subjects[1], DeploymentMode.Aot, InBox.Payloads).Libraries);
        Assert.DoesNotContain("SystemTextJson11", VerdictPrograms.UntrimmedOf(subjects).Libraries, StringComparison.Ordinal);
    }

    /// <summary>Those whose documents are not here are compiled in too.</summary>
    [Fact]
    public void The_whole_model_is_rooted_wherever_the_documents_are()
    {
        PublishRequest request = VerdictPrograms.RequestOf(Wanted[0].Contender, RootedModel.Mode, InBox.Payloads);
        string roots = request.Properties.Single(property => property.StartsWith("Roots=", StringComparison.Ordinal))["Roots=".Length..];
        Assert.Contains(
            typeof(ConcertEvent).FullName!,
            File.ReadAllText(Path.Combine(Checkout.Artifacts, "verdicts", roots)),
            StringComparison.Ordinal);
    }

    private static string Key(PublishRequest request) => $"{request.Contender} {request.Mode.Name} {string.Join(' ', request.Properties)}";

    private static IReadOnlyList<PublishRequest> Requests(params IPayload[] payloads) =>
        [.. Wanted.Select(one => VerdictPrograms.RequestOf(one.Contender, one.Mode, payloads))];

    // The variant with a rooted model keeps the model, all of it, and nothing else.
    [Fact]
    public void Elements_and_members_are_found_and_code_beside_them_is_not()
    {
        IReadOnlyList<Type> types = RootedModel.TypesOf(InBox.Payloads);
        Assert.Contains(typeof(CalibrationPoint), types);
        Assert.Contains(typeof(Organisation), types);
        Assert.Contains(typeof(Address), types);
        Assert.Contains(typeof(Region), types);
        Assert.All(types, type => Assert.StartsWith("JsonAot.Payloads.", type.FullName, StringComparison.Ordinal));
        Assert.DoesNotContain(types, type => type.IsAssignableTo(typeof(IPayload)) || type.IsAssignableTo(typeof(JsonSerializerContext)));
    }

    [Fact]
    public void The_descriptor_names_them_for_the_trimmer()
    {
        string descriptor = RootedModel.Descriptor([.. InBox.Payloads.Where(payload => payload.Name == "CalibrationPoints")]);
        Assert.Equal(
            [
                "<linker>",
                """<assembly fullname="JsonAot.Shared">""",
                """<type fullname="JsonAot.Payloads.CalibrationPoints.CalibrationPoint" preserve="all" />""",
                "</assembly>",
                "</linker>",
            ],
            descriptor.Split('\n', StringSplitOptions.TrimEntries | StringSplitOptions.RemoveEmptyEntries));
    }
}
