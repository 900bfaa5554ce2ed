using System.Reflection;
using System.Text.Json;
using SpanCodecs.Generator.Model;
using SpanCodecs.Support;
using Xunit;

namespace SpanCodecs.Tests.Generation;

/// <summary>The table of options beside what it speaks of: the attribute, System.Text.Json's options and the runtime's rules.</summary>
public class OptionTableTests
{
    // Converters are no value; switches of the project say the others where nobody else does.
    private static readonly string[] s_withoutValue = ["Defaults", "Converters"];
    private static readonly string[] s_switched = ["RespectNullableAnnotations", "RespectRequiredConstructorParameters"];

    [Fact]
    public void It_has_each_property_of_the_attribute_with_its_default()
    {
        var attribute = new SpanCodecOptionsAttribute();
        IEnumerable<(string, object?)> properties = typeof(SpanCodecOptionsAttribute)
            .GetProperties(BindingFlags.Public | BindingFlags.Instance | BindingFlags.DeclaredOnly)
            .Where(property => !s_withoutValue.Contains(property.Name))
            .Select(property => (property.Name, s_switched.Contains(property.Name) ? null : Plain(property.GetValue(attribute))));
        Assert.Equal(
            properties.OrderBy(pair => pair.Item1),
            OptionTable.All.Select(option => (option.Name, option.Default)).OrderBy(pair => pair.Name));
    }

    [Theory]
    [InlineData(JsonSerializerDefaults.General)]
    [InlineData(JsonSerializerDefaults.Web)]
    [InlineData(JsonSerializerDefaults.Strict)]
    public void Its_defaults_are_those_of_SystemTextJson(JsonSerializerDefaults defaults)
    {
        var options = new JsonSerializerOptions(defaults);
        foreach (OptionModel option in OptionTable.All.Where(option => option.Property is not null))
        {
            PropertyInfo property = Assert.IsAssignableFrom<PropertyInfo>(typeof(JsonSerializerOptions).GetProperty(option.Property!));
            object? value =
                (int)defaults switch { OptionTable.Web => option.Web, OptionTable.Strict => option.Strict, _ => option.Default };
            // Policies and encoders are objects; the lines of the system end as the system has it.
            if (value is not null && Plain(property.GetValue(options)) is { } real && real.GetType() == value.GetType())
                Assert.Equal((option.Name, real), (option.Name, value));
        }
    }

    [Fact]
    public void Its_rules_are_the_parameters_of_the_runtimes()
    {
        ParameterInfo[] parameters = typeof(DocumentRules)
            .GetConstructors().Single(made => made.GetParameters().Length > 0).GetParameters();
        OptionModel[] ruled = [.. OptionTable.All.Where(option => option.Rule is not null).OrderBy(option => option.Rule!.Place)];
        Assert.Equal(
            parameters.Select(parameter => (parameter.Position, parameter.Name!)),
            ruled.Select(option => (option.Rule!.Place, option.Rule.Parameter)));
    }

    [Theory]
    [InlineData("MaxDepth = 1", "maxDepth: 1")]
    [InlineData("MaxDepth = 64", "")]
    [InlineData("MaxLength = 1", "maxLength: 1")]
    [InlineData("MaxLength = 0", "")]
    [InlineData("IndentSize = 4", "")]
    [InlineData("IndentSize = 4, WriteIndented = true", "indented: true, indentSize: 4")]
    public void Codecs_are_made_with_the_rules_that_are_not_the_usual_ones(string options, string rules)
    {
        GeneratorRun run = GeneratorRun.Of(
            $"using SpanCodecs; [SpanCodec(typeof(int)), SpanCodecOptions({options})] partial class Codecs;");
        Assert.Empty(run.Reported);
        Assert.Contains($"DocumentRules({rules})", run.File("Codecs.g.cs"), StringComparison.Ordinal);
    }

    private static object? Plain(object? value) =>
        value is Enum number ? Convert.ToInt32(number, System.Globalization.CultureInfo.InvariantCulture) : value;
}
