using System.Text;

namespace JsonAot.Codecs;

public sealed class ManualContender : Contender
{
    public override string Name => "Manual";

    public override string Description => "String code written by hand for the type: a StringBuilder out, a scan over the characters in";

    public override bool IsOwn => true;

    public override Offer<T> Offer<T>(Payload<T> payload) => payload is IHasManual<T> own
        ? new ManualCodec<T>(own.Manual)
        : new Unavailable("nobody has written string code by hand for this type");
}

/// <summary>Carries a payload's string code through the lanes. A new StringBuilder per call is what people write.</summary>
internal sealed class ManualCodec<T>(IManualCodec<T> code) : TextCodec<T>
{
    public override string SerializeToString(T value)
    {
        var output = new StringBuilder();
        code.Write(output, value);
        return output.ToString();
    }

    public override T? Deserialize(string text)
    {
        var scanner = new TextScanner(text);
        T? value = code.Read(ref scanner);
        scanner.ExpectEnd();
        return value;
    }
}
