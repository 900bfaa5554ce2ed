using System.Text.Json;
using JsonAot.Codecs;

namespace JsonAot.Payloads.SimpleAndComplex;

internal sealed class ComplexHandWritten : IHandWrittenCodec<Complex>
{
    public void Write(Utf8JsonWriter writer, Complex value) => ComplexWriting.Write(writer, value);

    public Complex? Read(ref Utf8JsonReader reader) =>
        reader.MoveToObject() ? ComplexReading.Read(ref reader) : null;
}
