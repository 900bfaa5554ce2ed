namespace JsonAot.Lab;

/// <summary>
/// Contenders that nobody takes for a type of their own: somebody writes code or a schema for each type, or the contender is a naive one
/// that others are compared with.
/// </summary>
internal static class NotForEverybody
{
    private static readonly string[] Families = ["Hand-written", "Manual", "SimpleJson", "Google.Protobuf", "protobuf-net"];

    internal static bool Includes(string contender) => Families.Contains(ShownName.FamilyOf(contender));
}
