using JsonAot.Lab.Doctor;
using JsonAot.Lab.Probes;
using JsonAot.Libraries;
using Xunit;

namespace JsonAot.Tests.Lab;

/// <summary>Which type and which library have to be compiled in for a contender, and where its package is not to be had, why not.</summary>
public class LoneContenderTests
{
    private static readonly AbsentContender SpanJson = new("SpanJson", "not in this build");

    private static LoneContender Of(Contender contender, PackageRestore? answer = null) =>
        Assert.Single(LoneContender.Of([contender], _ => answer ?? throw new InvalidOperationException("nobody needs to ask")));

    [Fact]
    public void An_in_box_contender_needs_no_library() =>
        Assert.Equal(new LoneContender("STJ source-gen", "SourceGenContender", null, null), Of(Contenders.Named("STJ source-gen")));

    [Fact]
    public void A_library_needs_its_folder() =>
        Assert.Equal(new LoneContender("Newtonsoft.Json", "NewtonsoftContender", "Newtonsoft", null), Of(Contenders.Named("Newtonsoft.Json")));

    [Theory]
    [InlineData("Newtonsoft.Json", true)]
    [InlineData("Google.Protobuf", false)]
    [InlineData("STJ source-gen", false)]
    public void Whether_native_builds_leave_its_class_out_is_known_beforehand(string contender, bool isLeftOut) =>
        Assert.Equal(isLeftOut, LoneContender.Of(Contenders.Named(contender)).NotNative is not null);

    [Fact]
    public void One_that_is_left_out_is_built_where_its_package_is_served() =>
        Assert.Equal(new LoneContender("SpanJson", "SpanJsonContender", "SpanJson", null), Of(SpanJson, new PackageRestore([], null)));

    [Fact]
    public void And_keeps_its_row_where_it_is_not() =>
        Assert.Equal("the package source does not have SpanJson 4.2.1", Of(SpanJson, new PackageRestore(["SpanJson 4.2.1"], null)).Unavailable);
}
