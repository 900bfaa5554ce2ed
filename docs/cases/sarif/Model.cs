#nullable enable
using System;
using System.Collections.Generic;
using System.ComponentModel;
using System.Runtime.Serialization;
using Newtonsoft.Json;
using Newtonsoft.Json.Converters;
using Newtonsoft.Json.Linq;

namespace Cases.Sarif;

// A part of SARIF 2.1.0 in the shape of a generated object model: data contracts, defaults that are no zero and are left out,
// enums by name, property bags.

[DataContract]
public class SarifLog
{
    [DataMember(Name = "$schema", EmitDefaultValue = false)] public Uri? Schema { get; set; }
    [DataMember(Name = "version", IsRequired = true)] public string Version { get; set; } = "2.1.0";
    [DataMember(Name = "runs", IsRequired = true)] public IList<Run>? Runs { get; set; }
    [DataMember(Name = "properties", EmitDefaultValue = false)] public IDictionary<string, JToken>? Properties { get; set; }
}

[DataContract]
public class Run
{
    [DataMember(Name = "tool", IsRequired = true)] public Tool? Tool { get; set; }
    [DataMember(Name = "invocations", EmitDefaultValue = false)] public IList<Invocation>? Invocations { get; set; }

    [DataMember(Name = "originalUriBaseIds", EmitDefaultValue = false)]
    public IDictionary<string, ArtifactLocation>? OriginalUriBaseIds { get; set; }

    [DataMember(Name = "artifacts", EmitDefaultValue = false)] public IList<Artifact>? Artifacts { get; set; }
    [DataMember(Name = "results", EmitDefaultValue = false)] public IList<Result>? Results { get; set; }

    [DataMember(Name = "columnKind", EmitDefaultValue = false)]
    [JsonConverter(typeof(StringEnumConverter))]
    public ColumnKind ColumnKind { get; set; }

    [DataMember(Name = "properties", EmitDefaultValue = false)] public IDictionary<string, JToken>? Properties { get; set; }
}

[DataContract]
public class Tool
{
    [DataMember(Name = "driver", IsRequired = true)] public ToolComponent? Driver { get; set; }
    [DataMember(Name = "extensions", EmitDefaultValue = false)] public IList<ToolComponent>? Extensions { get; set; }
}

[DataContract]
public class ToolComponent
{
    [DataMember(Name = "name", IsRequired = true)] public string? Name { get; set; }
    [DataMember(Name = "semanticVersion", EmitDefaultValue = false)] public string? SemanticVersion { get; set; }
    [DataMember(Name = "informationUri", EmitDefaultValue = false)] public Uri? InformationUri { get; set; }

    [DataMember(Name = "language", EmitDefaultValue = false)]
    [DefaultValue("en-US")]
    [JsonProperty(DefaultValueHandling = DefaultValueHandling.IgnoreAndPopulate)]
    public string? Language { get; set; } = "en-US";

    [DataMember(Name = "rules", EmitDefaultValue = false)] public IList<ReportingDescriptor>? Rules { get; set; }
    [DataMember(Name = "properties", EmitDefaultValue = false)] public IDictionary<string, JToken>? Properties { get; set; }
}

[DataContract]
public class ReportingDescriptor
{
    [DataMember(Name = "id", IsRequired = true)] public string? Id { get; set; }
    [DataMember(Name = "name", EmitDefaultValue = false)] public string? Name { get; set; }
    [DataMember(Name = "shortDescription", EmitDefaultValue = false)] public Text? ShortDescription { get; set; }
    [DataMember(Name = "fullDescription", EmitDefaultValue = false)] public Text? FullDescription { get; set; }
    [DataMember(Name = "messageStrings", EmitDefaultValue = false)] public IDictionary<string, Text>? MessageStrings { get; set; }

    [DataMember(Name = "defaultConfiguration", EmitDefaultValue = false)]
    public ReportingConfiguration? DefaultConfiguration { get; set; }

    [DataMember(Name = "helpUri", EmitDefaultValue = false)] public Uri? HelpUri { get; set; }
    [DataMember(Name = "properties", EmitDefaultValue = false)] public IDictionary<string, JToken>? Properties { get; set; }
}

[DataContract]
public class ReportingConfiguration
{
    [DataMember(Name = "enabled", EmitDefaultValue = false)]
    [DefaultValue(true)]
    [JsonProperty(DefaultValueHandling = DefaultValueHandling.IgnoreAndPopulate)]
    public bool Enabled { get; set; } = true;

    [DataMember(Name = "level", EmitDefaultValue = false)]
    [DefaultValue(FailureLevel.Warning)]
    [JsonProperty(DefaultValueHandling = DefaultValueHandling.IgnoreAndPopulate)]
    [JsonConverter(typeof(StringEnumConverter))]
    public FailureLevel Level { get; set; } = FailureLevel.Warning;

    [DataMember(Name = "rank", EmitDefaultValue = false)]
    [DefaultValue(-1.0)]
    [JsonProperty(DefaultValueHandling = DefaultValueHandling.IgnoreAndPopulate)]
    public double Rank { get; set; } = -1;
}

[DataContract]
public class Text
{
    [DataMember(Name = "text", EmitDefaultValue = false)] public string? Plain { get; set; }
    [DataMember(Name = "markdown", EmitDefaultValue = false)] public string? Markdown { get; set; }
}

[DataContract]
public class Message
{
    [DataMember(Name = "text", EmitDefaultValue = false)] public string? Text { get; set; }
    [DataMember(Name = "id", EmitDefaultValue = false)] public string? Id { get; set; }
    [DataMember(Name = "arguments", EmitDefaultValue = false)] public IList<string>? Arguments { get; set; }
}

[DataContract]
public class Invocation
{
    [DataMember(Name = "commandLine", EmitDefaultValue = false)] public string? CommandLine { get; set; }
    [DataMember(Name = "startTimeUtc", EmitDefaultValue = false)] public DateTime StartTimeUtc { get; set; }
    [DataMember(Name = "endTimeUtc", EmitDefaultValue = false)] public DateTime EndTimeUtc { get; set; }
    [DataMember(Name = "exitCode", EmitDefaultValue = false)] public int? ExitCode { get; set; }
    [DataMember(Name = "executionSuccessful", IsRequired = true)] public bool ExecutionSuccessful { get; set; }
}

[DataContract]
public class Artifact
{
    [DataMember(Name = "location", EmitDefaultValue = false)] public ArtifactLocation? Location { get; set; }

    [DataMember(Name = "parentIndex", EmitDefaultValue = false)]
    [DefaultValue(-1)]
    [JsonProperty(DefaultValueHandling = DefaultValueHandling.IgnoreAndPopulate)]
    public int ParentIndex { get; set; } = -1;

    [DataMember(Name = "length", EmitDefaultValue = false)]
    [DefaultValue(-1)]
    [JsonProperty(DefaultValueHandling = DefaultValueHandling.IgnoreAndPopulate)]
    public int Length { get; set; } = -1;

    [DataMember(Name = "hashes", EmitDefaultValue = false)] public IDictionary<string, string>? Hashes { get; set; }
}

[DataContract]
public class Result
{
    [DataMember(Name = "ruleId", EmitDefaultValue = false)] public string? RuleId { get; set; }

    [DataMember(Name = "ruleIndex", EmitDefaultValue = false)]
    [DefaultValue(-1)]
    [JsonProperty(DefaultValueHandling = DefaultValueHandling.IgnoreAndPopulate)]
    public int RuleIndex { get; set; } = -1;

    [DataMember(Name = "kind", EmitDefaultValue = false)]
    [DefaultValue(ResultKind.Fail)]
    [JsonProperty(DefaultValueHandling = DefaultValueHandling.IgnoreAndPopulate)]
    [JsonConverter(typeof(StringEnumConverter))]
    public ResultKind Kind { get; set; } = ResultKind.Fail;

    [DataMember(Name = "level", EmitDefaultValue = false)]
    [DefaultValue(FailureLevel.Warning)]
    [JsonProperty(DefaultValueHandling = DefaultValueHandling.IgnoreAndPopulate)]
    [JsonConverter(typeof(StringEnumConverter))]
    public FailureLevel Level { get; set; } = FailureLevel.Warning;

    [DataMember(Name = "message", IsRequired = true)] public Message? Message { get; set; }
    [DataMember(Name = "locations", EmitDefaultValue = false)] public IList<Location>? Locations { get; set; }
    [DataMember(Name = "guid", EmitDefaultValue = false)] public Guid? Guid { get; set; }

    [DataMember(Name = "partialFingerprints", EmitDefaultValue = false)]
    public IDictionary<string, string>? PartialFingerprints { get; set; }

    [DataMember(Name = "codeFlows", EmitDefaultValue = false)] public IList<CodeFlow>? CodeFlows { get; set; }

    [DataMember(Name = "baselineState", EmitDefaultValue = false)]
    [JsonConverter(typeof(StringEnumConverter))]
    public BaselineState BaselineState { get; set; }

    [DataMember(Name = "rank", EmitDefaultValue = false)]
    [DefaultValue(-1.0)]
    [JsonProperty(DefaultValueHandling = DefaultValueHandling.IgnoreAndPopulate)]
    public double Rank { get; set; } = -1;

    [DataMember(Name = "properties", EmitDefaultValue = false)] public IDictionary<string, JToken>? Properties { get; set; }
}

[DataContract]
public class CodeFlow
{
    [DataMember(Name = "threadFlows", IsRequired = true)] public IList<ThreadFlow>? ThreadFlows { get; set; }
}

[DataContract]
public class ThreadFlow
{
    [DataMember(Name = "locations", IsRequired = true)] public IList<ThreadFlowLocation>? Locations { get; set; }
}

[DataContract]
public class ThreadFlowLocation
{
    [DataMember(Name = "location", EmitDefaultValue = false)] public Location? Location { get; set; }
    [DataMember(Name = "nestingLevel", EmitDefaultValue = false)] public int NestingLevel { get; set; }
}

[DataContract]
public class Location
{
    [DataMember(Name = "physicalLocation", EmitDefaultValue = false)] public PhysicalLocation? PhysicalLocation { get; set; }
    [DataMember(Name = "logicalLocations", EmitDefaultValue = false)] public IList<LogicalLocation>? LogicalLocations { get; set; }
    [DataMember(Name = "message", EmitDefaultValue = false)] public Message? Message { get; set; }
}

[DataContract]
public class PhysicalLocation
{
    [DataMember(Name = "artifactLocation", EmitDefaultValue = false)] public ArtifactLocation? ArtifactLocation { get; set; }
    [DataMember(Name = "region", EmitDefaultValue = false)] public Region? Region { get; set; }
}

[DataContract]
public class LogicalLocation
{
    [DataMember(Name = "fullyQualifiedName", EmitDefaultValue = false)] public string? FullyQualifiedName { get; set; }
    [DataMember(Name = "kind", EmitDefaultValue = false)] public string? Kind { get; set; }
}

[DataContract]
public class ArtifactLocation
{
    [DataMember(Name = "uri", EmitDefaultValue = false)] public Uri? Uri { get; set; }
    [DataMember(Name = "uriBaseId", EmitDefaultValue = false)] public string? UriBaseId { get; set; }

    [DataMember(Name = "index", EmitDefaultValue = false)]
    [DefaultValue(-1)]
    [JsonProperty(DefaultValueHandling = DefaultValueHandling.IgnoreAndPopulate)]
    public int Index { get; set; } = -1;
}

[DataContract]
public class Region
{
    [DataMember(Name = "startLine", EmitDefaultValue = false)] public int StartLine { get; set; }
    [DataMember(Name = "startColumn", EmitDefaultValue = false)] public int StartColumn { get; set; }
    [DataMember(Name = "endLine", EmitDefaultValue = false)] public int EndLine { get; set; }
    [DataMember(Name = "endColumn", EmitDefaultValue = false)] public int EndColumn { get; set; }

    [DataMember(Name = "charOffset", EmitDefaultValue = false)]
    [DefaultValue(-1)]
    [JsonProperty(DefaultValueHandling = DefaultValueHandling.IgnoreAndPopulate)]
    public int CharOffset { get; set; } = -1;

    [DataMember(Name = "snippet", EmitDefaultValue = false)] public Text? Snippet { get; set; }
}

public enum FailureLevel
{
    [EnumMember(Value = "none")] None,
    [EnumMember(Value = "note")] Note,
    [EnumMember(Value = "warning")] Warning,
    [EnumMember(Value = "error")] Error,
}

public enum ResultKind
{
    [EnumMember(Value = "none")] None,
    [EnumMember(Value = "notApplicable")] NotApplicable,
    [EnumMember(Value = "pass")] Pass,
    [EnumMember(Value = "fail")] Fail,
    [EnumMember(Value = "review")] Review,
    [EnumMember(Value = "open")] Open,
    [EnumMember(Value = "informational")] Informational,
}

public enum BaselineState
{
    [EnumMember(Value = "none")] None,
    [EnumMember(Value = "unchanged")] Unchanged,
    [EnumMember(Value = "updated")] Updated,
    [EnumMember(Value = "new")] New,
    [EnumMember(Value = "absent")] Absent,
}

public enum ColumnKind
{
    [EnumMember(Value = "none")] None,
    [EnumMember(Value = "utf16CodeUnits")] Utf16CodeUnits,
    [EnumMember(Value = "unicodeCodePoints")] UnicodeCodePoints,
}
