using System.Text.Json;
using SpanCodecs.Tests.Adoption;
using Xunit;

namespace SpanCodecs.Tests.Surface;

/// <summary>A line where an application starts, instead of codecs that are silently not used.</summary>
public class EnsureUsedTests
{
    [Fact]
    public void It_throws_what_WhyNot_says_and_nothing_where_codecs_are_used()
    {
        SpanCodecResolver resolver = ParcelCodecs.Resolver;
        var own = new JsonSerializerOptions(ParcelContext.Default.Options);
        own.TypeInfoResolverChain.Insert(0, resolver);
        resolver.EnsureUsed(own);
        resolver.EnsureUsed(own, typeof(Parcel));

        string unknown = Assert.Throws<InvalidOperationException>(() => resolver.EnsureUsed(own, typeof(Parcel), typeof(Uri))).Message;
        Assert.EndsWith(resolver.WhyNot(typeof(Uri), own)!, unknown, StringComparison.Ordinal);
        string other = Assert.Throws<InvalidOperationException>(() => resolver.EnsureUsed(JsonSerializerOptions.Web)).Message;
        Assert.EndsWith(resolver.WhyNot(typeof(Parcel), JsonSerializerOptions.Web)!, other, StringComparison.Ordinal);
    }
}
