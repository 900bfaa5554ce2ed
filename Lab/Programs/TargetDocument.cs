using System.Text.Json;
using JsonAot.Codecs;

namespace JsonAot.Lab.Programs;

/// <summary>A document for one contender, written to a file; and the gate for what the contender writes of the same value.</summary>
internal sealed class TargetDocument(Contender contender, string folder) : IPayloadVisitor
{
    private Func<byte[], IReadOnlyList<string>> _differences = _ => [];
    private byte[]? _verified;

    internal string Path { get; private set; } = "";

    /// <summary>For somebody who takes JSON, as System.Text.Json writes it.</summary>
    internal static TargetDocument Json(IPayload payload, string folder) => Of(new SourceGenContender(), payload, folder);

    /// <param name="folder">Where the file is made.</param>
    internal static TargetDocument Of(Contender contender, IPayload payload, string folder)
    {
        var document = new TargetDocument(contender, folder);
        payload.Accept(document);
        return document;
    }

    /// <returns>Null when it is the value; otherwise what is wrong with it.</returns>
    internal string? Check(byte[] written)
    {
        // Bytes that are equal to those before need no second look: most rounds cost a comparison.
        if (_verified is not null && written.AsSpan().SequenceEqual(_verified))
            return null;
        IReadOnlyList<string> differences = Differences(written);
        if (differences.Count > 0)
            return $"the first write is not the value: {string.Join("; ", differences)}";
        _verified = written;
        return null;
    }

    /// <summary>What the gate finds in it.</summary>
    internal IReadOnlyList<string> Differences(byte[] written)
    {
        try
        {
            return _differences(written);
        }
        catch (Exception problem) when (problem is not OutOfMemoryException)
        {
            return [$"it cannot be read: {Gate.Describe(problem)}"];
        }
    }

    public void Visit<T>(Payload<T> payload)
        where T : class
    {
        // A binary format reads its own output; whether there is a codec at all is the child's to say.
        ICodec<T>? binary = contender.Offer(payload).Codec is { Traits.Format: WireFormat.Binary } codec ? codec : null;
        Path = System.IO.Path.Combine(
            folder, binary is null ? $"{payload.Name}.json" : $"{payload.Name}.{contender.GetType().Name}");
        Directory.CreateDirectory(folder);
        File.WriteAllBytes(Path, binary is null ? payload.CanonicalUtf8 : payload.DocumentFor(binary));
        _differences = written => Gate.Differences(
            payload, binary is null ? JsonSerializer.Deserialize(written, payload.Metadata) : binary.Deserialize(written));
    }
}
