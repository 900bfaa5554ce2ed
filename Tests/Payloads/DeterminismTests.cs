using System.Security.Cryptography;
using System.Text.Json;
using System.Text.RegularExpressions;

namespace JsonAot.Tests.Payloads;

/// <summary>A figure measured last year is comparable only while the document it was measured on is the same, to the byte.</summary>
public sealed class DeterminismTests : IPayloadVisitor
{
    /// <summary>SHA-256 of the canonical document. Whoever changes a payload must measure its results again.</summary>
    private static readonly Dictionary<string, string> Pinned = new()
    {
        ["CalibrationPoints"] = "d296b3ca1d85f25b06296014dd37a6bf4dc10efccf41d4df5c765ca7a35ca827",
        ["Complex"] = "21f0522cfefe833f23b8416d9e606cf371af23315fcf298666f6e6737f365d18",
        ["ComplexList2000"] = "08ea892020f8b0f35b9295e24b3708bcfbca36f678441782731115a3da29bd8d",
        ["Employee"] = "468198576bbbe1cf7e932373081092a7222291cc718651e8cad3015dd1745d1c",
        ["Employees30"] = "90f2c2c45a65457534344c8c89f97169ea316ba30fb7898627d5ce2de08223f4",
        ["Employees2000"] = "ed7fe89e584dcdc717db08c193af689d39119df0c3ac64292eb6f2f3db3bde32",
        ["Enterprise"] = "fac76edf81b5c6faf8f5fe13c59db753343882e1e37ad79e3b9bdd39eb377a05",
        ["FolderTree"] = "a70b80e398be94f599a6dcd9e440c709c841826d35e045b56aa9af661d893812",
        ["Person"] = "2d05afe3d844ddd81b03a55851423754ee5779fd4ac4a00cdcf2b9d926baf7fb",
        ["Playlists"] = "132636d750cc679395ff867ceb1bd223a56b4749ef2cc8df1165189a978a935f",
        ["Polygons"] = "0f02e99f470b4583f080b3b664f2e21bdfd5c33a593207ef58dfa74e6b8fa99d",
        ["Simple"] = "f1af35388ce32a8e42948594f5769132e10bf38949ce10f6f75a4c1c976e2ce7",
        ["SimpleList2000"] = "26e8f85af8ce4819ad455856bad9fd4d7fb8401159d36b0d334622362ccae23f",
        ["Texts"] = "d2094468edbe153f241755e48c4f1770d96753e27582d4884ba72f7896d5c6cb",
        ["TextsEscaped"] = "1693576bb0159ce0232fa1b75f8df237d8deeaac34feda5919e6bfab0599fb18",
        // JSONAOT_DOCUMENTS names these.
        ["Twitter"] = "3a43a0c88b7049bd93824bae81c4b4f9a48fb25601740ab835fc256ccd221e3a",
        ["Citm"] = "831f4a8f271d6650d49b87c3af6b6adaaea122e563dd85fa03dc62b03c3ab7ef",
        ["Canada"] = "bd4f364718711da4bca3c40ee737ef7f0eef3d3f9303067269581be73d65546d",
    };

    /// <summary>Whether there are committed results of it: only there a changed document does harm.</summary>
    private static bool IsMeasured(string name) =>
        Directory.EnumerateFiles(Checkout.CommittedResults, "*.json", SearchOption.AllDirectories)
            .Any(file => Regex.IsMatch(File.ReadAllText(file), $"\"[Pp]ayload\": *\"{Regex.Escape(name)}\""));

    [Fact]
    public void Names_are_unique() =>
        Assert.Distinct(InBox.Payloads.Select(payload => payload.Name));

    [Fact]
    public void Nothing_is_pinned_that_does_not_exist() =>
        Assert.Empty(Pinned.Keys.Except(InBox.EveryPayload.Select(payload => payload.Name)));

    [Theory]
    [MemberData(nameof(EveryPayload.Names), MemberType = typeof(EveryPayload))]
    public void The_canonical_document_is_the_one_that_was_pinned(string name)
    {
        string hash = Convert.ToHexStringLower(SHA256.HashData(InBox.PayloadNamed(name).CanonicalUtf8));
        if (!Pinned.TryGetValue(name, out string? pinned))
            Assert.False(
                IsMeasured(name),
                $"There are results of {name}, but its document is not pinned. "
                    + $"Add to {nameof(DeterminismTests)}: [\"{name}\"] = \"{hash}\",");
        else
            Assert.True(
                pinned == hash,
                $"The document of {name} has changed: its results must be measured again, and [\"{name}\"] = \"{hash}\" pinned.");
    }

    [Theory]
    [MemberData(nameof(EveryPayload.Names), MemberType = typeof(EveryPayload))]
    public void A_sample_made_again_is_another_object_of_the_same_value(string name) => InBox.PayloadNamed(name).Accept(this);

    void IPayloadVisitor.Visit<T>(Payload<T> payload)
        where T : class
    {
        T again = payload.CreateSample();
        Assert.NotSame(payload.Sample, again);
        Assert.True(payload.AreEqual(payload.Sample, again));
        Assert.Equal(payload.CanonicalUtf8, JsonSerializer.SerializeToUtf8Bytes(again, payload.Metadata));
    }
}
