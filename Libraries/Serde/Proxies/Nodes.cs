using JsonAot.Payloads.SimpleAndComplex;
using Serde;

namespace JsonAot.Libraries;

[GenerateSerde(ForType = typeof(SimpleNode))]
[SerdeTypeOptions(MemberFormat = MemberFormat.None, SerializeNull = true, AllowDuplicateKeys = true)]
[UseProxy(ForType = typeof(Simple), Proxy = typeof(OrNull<Simple, SimpleProxy>))]
[UseProxy(ForType = typeof(SimpleNode), Proxy = typeof(OrNull<SimpleNode, SimpleNodeProxy>))]
internal partial struct SimpleNodeProxy
{
    public Simple? Value;
    public SimpleNode? Parent;
    public SimpleNode? Child;

    public static explicit operator SimpleNodeProxy(SimpleNode value) => new()
    {
        Value = value.Value,
        Parent = value.Parent,
        Child = value.Child,
    };

    public static explicit operator SimpleNode(SimpleNodeProxy value) => new()
    {
        Value = value.Value,
        Parent = value.Parent,
        Child = value.Child,
    };
}

[GenerateSerde(ForType = typeof(ComplexNode))]
[SerdeTypeOptions(MemberFormat = MemberFormat.None, SerializeNull = true, AllowDuplicateKeys = true)]
[UseProxy(ForType = typeof(Complex), Proxy = typeof(OrNull<Complex, ComplexProxy>))]
[UseProxy(ForType = typeof(ComplexNode), Proxy = typeof(OrNull<ComplexNode, ComplexNodeProxy>))]
internal partial struct ComplexNodeProxy
{
    public Complex? Value;
    public ComplexNode? Parent;
    public List<ComplexNode?>? Children;

    public static explicit operator ComplexNodeProxy(ComplexNode value) => new()
    {
        Value = value.Value,
        Parent = value.Parent,
        Children = value.Children!,
    };

    public static explicit operator ComplexNode(ComplexNodeProxy value) => new()
    {
        Value = value.Value,
        Parent = value.Parent,
        Children = value.Children!,
    };
}
