using JsonAot.Try.Naming;

namespace JsonAot.Try.Inference;

/// <summary>The types that a sample says something of, ready to be written as C#.</summary>
/// <param name="Root">The type of the whole document, as C# writes it: <c>Order</c>, <c>List&lt;Order&gt;</c>.</param>
/// <param name="Classes">The root's first, each before those that it uses.</param>
/// <param name="Policy">What makes the document's names of most members' names; the others carry theirs.</param>
public sealed record InferredModel(string Root, IReadOnlyList<InferredClass> Classes, NamePolicy Policy);

public sealed record InferredClass(string Name, IReadOnlyList<InferredMember> Members);

/// <param name="Type">As C# writes it, with a question mark where there may be none.</param>
/// <param name="Initializer">What it is before a document says otherwise; null where the type's own default will do.</param>
/// <param name="IsLeftOut">Some objects do not have it. So it is left out when it has its default value, such as null.</param>
public sealed record InferredMember(string JsonName, string Name, string Type, string? Initializer, bool IsLeftOut);
