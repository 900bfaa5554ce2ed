namespace JsonAot.Payloads.SimpleAndComplex;

/// <summary>
/// Values that refer back to themselves. No serializer can write them as a tree: one that looks throws, one that
/// does not look runs out of stack. They are no payloads, because nothing about them can be timed by the gate's rules;
/// both contexts carry their metadata.
/// </summary>
public static class Cycles
{
    public static SimpleNode CreateSimple()
    {
        var parent = new SimpleNode { Value = SimpleAndComplexSamples.CreateSimple() };
        parent.Child = new SimpleNode { Value = SimpleAndComplexSamples.CreateSimple(), Parent = parent };
        return parent;
    }

    public static ComplexNode CreateComplex()
    {
        var parent = new ComplexNode { Value = SimpleAndComplexSamples.CreateComplex() };
        parent.Children =
        [
            new() { Value = SimpleAndComplexSamples.CreateComplex(), Parent = parent },
            new() { Value = null, Parent = parent },
        ];
        return parent;
    }
}
