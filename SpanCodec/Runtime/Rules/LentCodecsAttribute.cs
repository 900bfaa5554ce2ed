using System.ComponentModel;

namespace SpanCodecs.Support;

/// <summary>Marks a class whose codecs other projects may call, and says with which options they were generated.</summary>
[AttributeUsage(AttributeTargets.Class, Inherited = false)]
[EditorBrowsable(EditorBrowsableState.Never)]
[Experimental(ForGeneratedCode.Id, Message = ForGeneratedCode.Why)]
public sealed class LentCodecsAttribute(string options) : Attribute
{
    public string Options { get; } = options;

    /// <summary>Types that have members whose order no compiler sees, or hold a value of one that has: the resolver leaves them.</summary>
    public Type[] UnknownOrder { get; set; } = [];
}
