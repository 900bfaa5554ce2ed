using System.Reflection;
using JsonAot.Lab.Measures;
using JsonAot.Lab.Results;
using Xunit;

namespace JsonAot.Tests.Results;

public class ResultKindTests
{
    /// <summary>Those that other programs read are in ResultFiles; a kind may have its own in its folder.</summary>
    [Fact]
    public void Every_kind_of_result_file_is_known()
    {
        IEnumerable<string> names = new[] { typeof(IResults).Assembly, typeof(Kinds).Assembly }.SelectMany(assembly => assembly.GetTypes())
            .Where(type => type.IsClass && !type.IsGenericTypeDefinition && type.GetInterfaces().Any(one => one.IsGenericType
                && (one.GetGenericTypeDefinition() == typeof(IResults<>) || one.GetGenericTypeDefinition() == typeof(IRow<>))))
            .Select(type => (string)type.GetProperty("FileName", BindingFlags.Public | BindingFlags.Static)!.GetValue(null)!);
        Assert.Equal(names.Order(StringComparer.Ordinal), Kinds.All.Select(kind => kind.FileName).Order(StringComparer.Ordinal));
    }

    [Theory]
    [InlineData("Microsoft Windows 10.0.26100", "windows")]
    [InlineData("Darwin 24.1.0 Darwin Kernel Version 24.1.0", "macos")]
    [InlineData("macOS 15.1", "macos")]
    [InlineData("Ubuntu 24.04.1 LTS", "linux")]
    public void A_machine_has_its_own_folder_wherever_its_results_are_read(string system, string folder) =>
        Assert.Equal($"{folder}-x64-some-processor-2core", new Machine(system, "x64", "Some processor", 2).Folder);
}
