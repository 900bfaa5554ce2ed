#nullable enable
using System;
using System.Collections.Generic;
using System.Text.Json;
using System.Text.Json.Serialization;

namespace Cases.NetDaemon;

// A message of a home's web socket: the answer to "get_states". What an entity has besides its state differs from one to the next.

public record HomeMessage
{
    [JsonPropertyName("id")] public int Id { get; init; }
    [JsonPropertyName("type")] public string Type { get; init; } = "";
    [JsonPropertyName("success")] public bool? Success { get; init; }
    [JsonPropertyName("error")] public HomeError? Error { get; init; }
    [JsonPropertyName("result")] public IReadOnlyList<EntityState>? Result { get; init; }
}

public record HomeError
{
    [JsonPropertyName("code")] public string? Code { get; init; }
    [JsonPropertyName("message")] public string? Message { get; init; }
}

public record EntityState
{
    [JsonPropertyName("entity_id")] public string EntityId { get; init; } = "";
    [JsonPropertyName("state")] public string? State { get; init; }
    [JsonPropertyName("attributes")] public JsonElement? Attributes { get; init; }
    [JsonPropertyName("last_changed")] public DateTime LastChanged { get; init; }
    [JsonPropertyName("last_updated")] public DateTime LastUpdated { get; init; }
    [JsonPropertyName("context")] public ChangeContext? Context { get; init; }
}

public record ChangeContext
{
    [JsonPropertyName("id")] public string Id { get; init; } = "";
    [JsonPropertyName("parent_id")] public string? ParentId { get; init; }
    [JsonPropertyName("user_id")] public string? UserId { get; init; }
}
