using System.Security.Cryptography;

namespace JsonAot.Lab.Results;

/// <summary>Tells one document from another: a payload may change from one commit to the next without changing its name.</summary>
public static class DocumentHash
{
    private const int Characters = 16;

    public static string Of(ReadOnlySpan<byte> document) => Convert.ToHexStringLower(SHA256.HashData(document))[..Characters];
}
