using static JsonAot.Lab.Claims.Sources.Rows;

namespace JsonAot.Lab.Claims.Sources;

internal static class CSharpAndJsonUtf8
{
    private static readonly Source Source = new(
        "C# and JSON-UTF8",
        "an article of 2020, .NET Core 3.1",
        "It gave Newtonsoft.Json and System.Text.Json two different persons, made inside the timed methods. "
        + "Here all get the same one, made before.");

    private const string Command = $"{Host} '*StringThenBytes*'";
    private const string Newtonsofts = "UseNewtonsoft | 1.722 us | … | 1936 B";

    private const string Direct = "StringThenBytes.SerializeBytes";
    private const string ByWayOfString = "StringThenBytes.SerializeString";
    private const string ByNewtonsoft = "StringThenBytes.SerializeStringNewtonsoft";

    internal static IReadOnlyList<Claim> Claims { get; } =
    [
        Part("writing UTF-8 directly is so many times as fast as Newtonsoft.Json by way of a string",
            $"The UTF-8 method is almost twice as fast …: {Newtonsofts}, UseSysTxtUtf8 | 1.062 us", "1.062", "1.722",
            Quantity.Time, Direct, ByNewtonsoft),
        Part("writing UTF-8 directly allocates this part of Newtonsoft.Json's bytes",
            $"… and uses 1/4 of the memory!: {Newtonsofts}, UseSysTxtUtf8 | … | 424 B", "424", "1936", Quantity.Allocated, Direct,
            ByNewtonsoft),
        Part("writing by way of a string is so many times as fast as Newtonsoft.Json",
            $"{Newtonsofts}, UseSystemText | 1.276 us", "1.276", "1.722", Quantity.Time, ByWayOfString, ByNewtonsoft),
        Part("writing UTF-8 directly is so many times as fast as by way of a string",
            "UseSystemText | 1.276 us, UseSysTxtUtf8 | 1.062 us", "1.062", "1.276", Quantity.Time, Direct, ByWayOfString),
    ];

    private static Claim Part(
        string statement, string quotation, string own, string other, Quantity quantity, string ownRow, string otherRow) => new(
            Source, statement, quotation,
            quantity == Quantity.Time ? ClaimedFigure.Time(own, other) : ClaimedFigure.PartOf(own, other),
            quantity, [new(ownRow, otherRow)], Command);
}
