using System.Text;

namespace JsonAot.Codecs;

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
