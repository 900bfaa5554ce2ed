using System.Diagnostics.CodeAnalysis;

namespace SpanCodecs.Tests.Checks;

[SuppressMessage("Performance", "CA1822", Justification = "A member that only writes, with nothing to read from.")]
internal sealed class Fields
{
    public int Number;

    public string? Text;

    public readonly int Fixed = 7;

    public int Property { get; set; }

    public int Computed => 11;
}
