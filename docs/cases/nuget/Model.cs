#nullable enable
using System.Collections.Generic;
using Newtonsoft.Json;
using Newtonsoft.Json.Converters;

namespace Cases.NuGet;

// A lock file of versions 1 and 2: frameworks, with a runtime behind a slash where there is one, then packages.

public class LockFile
{
    [JsonProperty("version")] public int Version { get; set; }
    [JsonProperty("dependencies")] public Dictionary<string, Dictionary<string, LockedPackage>> Frameworks { get; set; } = new();
}

[JsonObject(ItemNullValueHandling = NullValueHandling.Ignore)]
public class LockedPackage
{
    [JsonProperty("type")]
    [JsonConverter(typeof(StringEnumConverter))]
    public PackageKind Kind { get; set; }

    [JsonProperty("requested")] public string? Requested { get; set; }
    [JsonProperty("resolved")] public string? Resolved { get; set; }
    [JsonProperty("contentHash")] public string? ContentHash { get; set; }
    [JsonProperty("dependencies")] public Dictionary<string, string>? Dependencies { get; set; }
}

public enum PackageKind
{
    Direct,
    Transitive,
    Project,
    CentralTransitive,
}
