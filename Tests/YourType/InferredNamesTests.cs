using System.Text.Json;
using JsonAot.Lab.YourType;
using JsonAot.Lab.YourType.Finding;
using JsonAot.Lab.YourType.Inference;
using JsonAot.Tests.Lab;

namespace JsonAot.Tests.YourType;

/// <summary>Names of classes that are made of the names of documents and members.</summary>
public sealed class InferredNamesTests
{
    public static TheoryData<string> OddNames() =>
    [
        "random", "task", "action", "version", "path", "file", "object", "string",
        "payload", "class", "namespace", "list", "exception", "attribute", "system",
        "inferred", "1",
    ];

    /// <summary>The name of a file is the name of the root, and of a member that of a class: those of the framework, and of C#.</summary>
    [Theory]
    [MemberData(nameof(OddNames))]
    public void A_document_may_have_any_name(string name)
    {
        string document = $$$"""{"id":1,"{{{name}}}":{"at":"2024-02-29","{{{name}}}":[{"x":null}]}}""";
        SampleDocument sample = Subjects.Sample(document);
        InferredModel model = TypeInference.Infer([sample], name);
        using var folder = new TemporaryFolder();

        FoundType found = Subjects.Of(folder, "Types", model.ToCode(["sample.json"]), document, model.Root).Type;

        Assert.Equal($"{InferredModel.Namespace}.{model.Root}", found.Root.Text);
        Assert.Empty(found.Coverage.Unknown);
        InferenceTests.Keeps(sample, name);
    }

    /// <summary>Source generation names a property String after both, and refuses the second.</summary>
    [Theory]
    [InlineData("string")]
    [InlineData("boolean")]
    [InlineData("int32")]
    [InlineData("int64")]
    [InlineData("u_int64")]
    [InlineData("double")]
    [InlineData("decimal")]
    [InlineData("object")]
    public void No_class_has_the_name_that_generators_give_to_a_simple_type(string name) => Assert.Equal(
        $"{CodeNames.Pascal(name)}2",
        TypeInference.Infer([Subjects.Sample($$$"""{"{{{name}}}":{"a":1,"b":"x"}}""")], "sample").Classes[1].Name);

    [Theory]
    [InlineData("Decimal", "Decimals")]
    [InlineData("Decimals", "Decimals")]
    [InlineData("Address", "Addresses")]
    public void Lists_of_lists_are_called_as_lists_are(string element, string expected) =>
        Assert.Equal(expected, CodeNames.Plural(element));
}
