using System.Text.Json.Serialization;

namespace JsonAot.Processes.Journals;

/// <summary>The first line of a journal.</summary>
internal sealed record JournalHead(string Key, int Seed);

[JsonSerializable(typeof(JournalHead))]
internal sealed partial class JournalJson : JsonSerializerContext;
