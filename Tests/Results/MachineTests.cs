namespace JsonAot.Tests.Results;

/// <summary>Machines that differ have folders of their own, and figures of two are never joined.</summary>
public class MachineTests
{
    [Fact]
    public void A_processor_with_a_name_has_that() => Assert.Equal(
        "AMD EPYC: 9B14",
        Machine.ProcessorOf(
            ["processor\t: 0", "model\t\t: 17", "model name\t: AMD EPYC: 9B14", "", "processor\t: 1", "model name\t: AMD EPYC: 9B14"]));

    /// <summary>
    /// Two generations of such a processor, one with AVX-512 and one without, had one folder, and the second replaced rows of the first.
    /// </summary>
    [Theory]
    [InlineData("AMD EPYC", "AMD EPYC, family 25 model 1", "linux-x64-amd-epyc-family-25-model-1-2core")]
    [InlineData(
        "Intel(R) Xeon(R) Processor @ 2.60GHz",
        "Intel(R) Xeon(R) Processor @ 2.60GHz, family 25 model 1",
        "linux-x64-intel-xeon-processor-2-60ghz-family-25-model-1-2core")]
    [InlineData(
        "Intel(R) Core(TM) i7-8700K CPU @ 3.70GHz",
        "Intel(R) Core(TM) i7-8700K CPU @ 3.70GHz",
        "linux-x64-intel-core-i7-8700k-cpu-3-70ghz-2core")]
    public void One_that_names_only_its_family_has_the_numbers_of_its_model_too(string name, string expected, string folder)
    {
        string? processor = Machine.ProcessorOf(["cpu family\t: 25", "model\t\t: 1", $"model name\t: {name}"]);
        Assert.Equal(expected, processor);
        Assert.Equal(folder, new Machine("Debian GNU/Linux 12 (bookworm)", "x64", processor!, 2).Folder);
    }

    [Theory]
    [InlineData("ARM processor 0x41, part 0xd0c", "linux-arm64-arm-processor-0x41-part-0xd0c-4core", "0xd0c", "0xd0c")]
    [InlineData("ARM processor 0x41, part 0xd40", "linux-arm64-arm-processor-0x41-part-0xd40-4core", "0xd40", "0xd40")]
    [InlineData("ARM processor 0x41, part 0xd05 and 0xd0b", "linux-arm64-arm-processor-0x41-part-0xd05-and-0xd0b-4core", "0xd0b", "0xd05")]
    public void One_without_a_name_has_the_numbers_of_its_design(string name, string folder, string first, string second)
    {
        string? processor = Machine.ProcessorOf([.. Core(0, first), .. Core(1, second)]);
        Assert.Equal(name, processor);
        Assert.Equal(folder, new Machine("Ubuntu 24.04", "arm64", processor!, 4).Folder);
    }

    [Fact]
    public void One_that_says_neither_is_not_known() =>
        Assert.Null(Machine.ProcessorOf(["processor\t: 0", "hart\t: 1", "isa\t: rv64imafdc"]));

    [Theory]
    [InlineData("Microsoft Windows 10.0.26100", "windows")]
    [InlineData("Darwin 24.1.0 Darwin Kernel Version 24.1.0", "macos")]
    [InlineData("macOS 15.1", "macos")]
    [InlineData("Ubuntu 24.04.1 LTS", "linux")]
    public void A_machine_has_its_own_folder_wherever_its_results_are_read(string system, string folder) =>
        Assert.Equal($"{folder}-x64-some-processor-2core", new Machine(system, "x64", "Some processor", 2).Folder);

    private static string[] Core(int number, string part) =>
        [$"processor\t: {number}", "BogoMIPS\t: 243.75", "CPU implementer\t: 0x41", "CPU architecture: 8", $"CPU part\t: {part}", ""];
}
