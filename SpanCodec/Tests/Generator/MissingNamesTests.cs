using System.Globalization;
using System.Text.Json;
using Xunit;

namespace SpanCodecs.Tests.Generation;

/// <summary>A message names as many of the missing members as System.Text.Json's does, and lists them as the culture does.</summary>
public class MissingNamesTests
{
    [Theory]
    [InlineData("{}")]
    [InlineData("""{"State":1,"Dependency":2}""")]
    [InlineData("""{"State":1,"Dependency":2,"SecurityAdvisory":3,"SecurityVulnerability":4}""")]
    [InlineData("""{"Url":5}""")]
    public void The_message_is_the_same(string json)
    {
        Check();
        CultureInfo before = CultureInfo.CurrentUICulture;
        try
        {
            var other = (CultureInfo)CultureInfo.InvariantCulture.Clone();
            other.TextInfo.ListSeparator = " ;";
            CultureInfo.CurrentUICulture = other;
            Check();
        }
        finally
        {
            CultureInfo.CurrentUICulture = before;
        }

        void Check()
        {
            string expected = Assert.Throws<JsonException>(() => JsonSerializer.Deserialize<Alert>(json)).Message;
            Assert.Equal(expected, Assert.Throws<JsonException>(() => AlertCodecs.Alert.Deserialize(json)).Message);
            JsonSerializerOptions options = Bridge.ResolverTests.With(AlertCodecs.Resolver);
            Assert.Null(AlertCodecs.Resolver.WhyNot(typeof(Alert), options));
            Assert.Equal(expected, Assert.Throws<JsonException>(() => JsonSerializer.Deserialize<Alert>(json, options)).Message);
        }
    }

    internal sealed class Alert
    {
        public required int State { get; set; }

        public required int Dependency { get; set; }

        public required int SecurityAdvisory { get; set; }

        public required int SecurityVulnerability { get; set; }

        public required int Url { get; set; }

        public required int HtmlUrl { get; set; }
    }
}

[SpanCodec(typeof(MissingNamesTests.Alert))]
internal static partial class AlertCodecs;
