using System.Text.Json;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;
using JsonAot.Codecs;

namespace JsonAot.Payloads.Note;

public sealed class NotePayload : Payload<NotePayload.Note>
{
    public override string Name => "Note";

    public override string Description => "one line of text";

    public override JsonTypeInfo<Note> Metadata => NoteContext.Default.Note;

    public override JsonTypeInfo<Note> FastPath => NoteContext.Default.Note;

    public override IHandWrittenCodec<Note> HandWritten { get; } = new Code();

    public override Note CreateSample() => new("milk, eggs");

    public override bool AreEqual(Note? expected, Note? actual) => expected == actual;

    public sealed record Note(string? Text);

    private sealed class Code : IHandWrittenCodec<Note>
    {
        public void Write(Utf8JsonWriter writer, Note value)
        {
            writer.WriteStartObject();
            writer.WriteString("Text", value.Text);
            writer.WriteEndObject();
        }

        public Note? Read(ref Utf8JsonReader reader)
        {
            if (!reader.MoveToObject())
                return null;
            string? text = null;
            while (reader.MoveToName())
            {
                reader.Read();
                text = reader.GetString();
            }

            return new Note(text);
        }
    }
}

[JsonSerializable(typeof(NotePayload.Note))]
public sealed partial class NoteContext : JsonSerializerContext;
