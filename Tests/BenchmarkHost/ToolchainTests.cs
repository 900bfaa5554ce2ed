using JsonAot.Lab.BenchmarkHost;
using BenchTurns.Building;
using JsonAot.Lab.BenchmarkHost.Arguments;
using JsonAot.Lab.BenchmarkHost.Building;

namespace JsonAot.Tests.BenchmarkHost;

public class ToolchainTests
{
    private static string[] Switches(DeploymentMode mode) =>
        [.. ModeSwitches.Of(mode, SuiteBuild.Of("/any/Any.csproj", HostArguments.Parse([], "jit", "net10.0")))];

    /// <summary>Two are built at once.</summary>
    [Fact]
    public void No_mode_builds_where_another_or_a_publish_by_hand_does()
    {
        string[][] builds = [.. DeploymentMode.All.Select(mode => Switches(mode)), ["-p:PublishAot=true"], []];
        string[] properties = ["BaseOutputPath", "BaseIntermediateOutputPath"];
        IReadOnlyList<IReadOnlyDictionary<string, string>> folders = Evaluations.Of(
            properties, [.. builds.Select(switches => ("Libraries", switches))]);
        Assert.All(folders, folder => Assert.StartsWith("obj/", folder["BaseIntermediateOutputPath"], StringComparison.Ordinal));
        Assert.All(properties, property => Assert.Equal(builds.Length, folders.Select(folder => folder[property]).Distinct().Count()));
    }

    /// <summary>Both are compiled for one framework, and by its name alone they would be one.</summary>
    [Fact]
    public void A_framework_without_its_SDK_is_built_beside_the_one_that_it_is_compiled_for()
    {
        string[] properties = ["TargetFramework", "BaseIntermediateOutputPath", "OutputPath"];
        string[] next = [$"-p:JsonAotFramework={Checkout.FrameworkByPacks}"];
        string[] projects = ["Libraries", "Shared", "Shared/ListGenerator"];
        IReadOnlyList<IReadOnlyDictionary<string, string>> told = Evaluations.Of(
            properties, [.. projects.SelectMany(project => new[] { (project, Array.Empty<string>()), (project, next) })]);
        Assert.Equal(Checkout.FrameworkByPacks, "net11.0");
        foreach (var pair in told.Take(4).Chunk(2))
        {
            Assert.All(pair, values => Assert.Equal("net10.0", values["TargetFramework"]));
            Assert.Equal(["bin/Release/net10.0/", "bin/Release/net11.0/"], pair.Select(values => values["OutputPath"]));
            Assert.Equal(["obj/net10.0/", "obj/net11.0/"], pair.Select(values => values["BaseIntermediateOutputPath"]));
        }

        // A compiler loads it, whatever runs the programs.
        Assert.All(told.Skip(4), values => Assert.Equal("netstandard2.0", values["TargetFramework"]));
        Assert.All(told.Skip(4), values => Assert.Equal("bin/Release/netstandard2.0/", values["OutputPath"]));
    }

    [Fact]
    public void A_host_compiles_its_programs_for_the_framework_that_the_SDK_knows()
    {
        HostArguments arguments = HostArguments.Parse(["--framework", Checkout.FrameworkByPacks], "jit", "net10.0");
        BuildOptions build = SuiteBuild.Of("/any/Any.csproj", arguments);
        Assert.Equal("net10.0", build.Framework);
        Assert.Contains($"-p:JsonAotFramework={Checkout.FrameworkByPacks}", build.SwitchesOf(DeploymentMode.Jit));
        Assert.Null(FrameworkName.ComplaintOfSdk(Checkout.FrameworkByPacks));
        arguments = HostArguments.Parse(["--framework", "net12.0"], "jit", "net10.0");
        Assert.Equal("net12.0", SuiteBuild.Of("/any/Any.csproj", arguments).Framework);
    }

    /// <summary>Else two publishes at once restore it anew into one folder; what came of that was told as a library's verdict.</summary>
    [Fact]
    public void What_is_built_once_comes_out_the_same_for_a_publish_that_lets_warnings_pass()
    {
        string[] projects = ["Shared", "SpanCodec/Runtime", "SpanCodec/Generator", "Lab/Results", "Lab/Running"];
        string[] publish = ["-p:TreatWarningsAsErrors=false", "-p:RuntimeIdentifier=linux-x64", "-p:PublishAot=true"];
        IReadOnlyList<IReadOnlyDictionary<string, string>> told = Evaluations.Of(
            ["TreatWarningsAsErrors", "RuntimeIdentifier", "PublishAot", "BaseIntermediateOutputPath"],
            [.. projects.SelectMany(project => new[] { (project, Array.Empty<string>()), (project, publish) })]);
        Assert.All(told.Chunk(2), pair => Assert.Equal(pair[0], pair[1]));
        Assert.All(told, values => Assert.Equal("true", values["TreatWarningsAsErrors"]));
    }

    /// <summary>Else every host compiles it anew, while others copy it.</summary>
    [Fact]
    public void What_is_built_once_is_the_same_project_for_a_host_that_builds_its_programs()
    {
        string[] projects =
            ["Shared", "Shared/ListGenerator", "SpanCodec/Runtime", "Lab/Results", "Lab/Running", "BenchTurns/BenchmarkDotNet"];
        // They name what no compiler of a library is told.
        string[] harmless = ["NativeDebugSymbols", "OptimizationPreference", "IlcInstructionSet", "BenchTurnsChildTargets"];
        string[] host = [.. Switches(DeploymentMode.AotSpeed).Where(text => text.StartsWith("-p:", StringComparison.Ordinal))];
        string[] set = [.. host.Select(text => text["-p:".Length..text.IndexOf('=')]).Except(harmless)];
        Assert.Contains("CustomAfterMicrosoftCommonTargets", set);
        IReadOnlyList<IReadOnlyDictionary<string, string>> told = Evaluations.Of(
            set, [.. projects.SelectMany(project => new[] { (project, Array.Empty<string>()), (project, host) })]);
        Assert.All(told.Chunk(2), pair => Assert.Equal(pair[0], pair[1]));
    }

    [Fact]
    public void Modes_differ_by_their_publish_switches_alone()
    {
        string[] Own(DeploymentMode mode) =>
        [
            .. Switches(mode)
                .Except(Switches(DeploymentMode.Jit)).Where(text => !text.StartsWith("-p:JsonAotMode", StringComparison.Ordinal)),
        ];
        Assert.Empty(Own(DeploymentMode.Jit));
        Assert.Equal(["-p:PublishReadyToRun=true"], Own(DeploymentMode.ReadyToRun));
        Assert.Equal(["-p:PublishAot=true"], Own(DeploymentMode.Aot));
        Assert.Equal(
            ["-p:PublishAot=true", "-p:OptimizationPreference=Speed", "-p:IlcInstructionSet=native"], Own(DeploymentMode.AotSpeed));
    }

    [Fact]
    public void The_file_that_says_what_children_are_built_without_exists()
    {
        string[] properties = ["CustomAfterMicrosoftCommonTargets", "BenchTurnsChildTargets"];
        Assert.All(properties, property =>
        {
            string file = Switches(DeploymentMode.Aot).Single(text => text.Contains(property, StringComparison.Ordinal)).Split('=')[1];
            Assert.True(File.Exists(file), file);
        });
    }

    [Fact]
    public void A_package_that_is_not_served_is_named_and_another_failure_of_a_restore_is_told()
    {
        const string Output = "/x/y.csproj : error NU1102: "
            + "Unable to find package Microsoft.NETCore.App.Runtime.NativeAOT.linux-x64 with version (= 10.0.12)\n"
            + "  - Found 0 version(s)";
        string reason = BuildFailure.Explain("The restore failed", Output);
        Assert.True(BuildFailure.IsOfPackages(reason));
        Assert.Contains("Microsoft.NETCore.App.Runtime.NativeAOT.linux-x64 10.0.12.", reason, StringComparison.Ordinal);
        string other = BuildFailure.Explain("The restore failed", "x.csproj : error NU1605: Detected package downgrade");
        Assert.StartsWith("The restore failed: ", other, StringComparison.Ordinal);
    }
}
