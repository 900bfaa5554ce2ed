using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;

namespace JsonAot.Payloads;

/// <summary>A payload as small as it can be: this file is all of it.</summary>
public sealed partial class NotePayload : Payload<NotePayload.Note>
{
    public override string Name => "Note";

    public override string Description => "one line of text";

    public override JsonTypeInfo<Note> Metadata => Context.Default.Note;

    public override Note CreateSample() => new() { Text = "milk, \"eggs\", ½ loaf" };

    public sealed class Note
    {
        public string? Text { get; set; }
    }

    [JsonSerializable(typeof(Note))]
    internal sealed partial class Context : JsonSerializerContext;
}
