using System.Collections;
using System.Reflection;
using JsonAot.Codecs;

namespace JsonAot.Tests.Payloads;

/// <summary>The floor is what every reader must do at least: it may leave nothing out, and borrow nothing from the sample.</summary>
public sealed class BareCopyTests : IPayloadVisitor
{
    [Theory]
    [MemberData(nameof(EveryPayload.Names), MemberType = typeof(EveryPayload))]
    public void A_copy_passes_the_gate_and_shares_no_object_with_the_sample(string name) => InBox.PayloadNamed(name).Accept(this);

    [Fact]
    public void The_floor_is_timed_and_is_no_contender()
    {
        Assert.Contains(JsonAot.Libraries.Contenders.Timed, contender => contender is BareCopy);
        Assert.DoesNotContain(JsonAot.Libraries.Contenders.All, contender => contender is BareCopy);
    }

    void IPayloadVisitor.Visit<T>(Payload<T> payload)
        where T : class
    {
        GateReport report = JsonAot.Gate.Check(new BareCopy(), payload);
        Assert.True(payload is IHasCopy<T> ? report.Passed : report.Fidelity == Fidelity.Unavailable, report.ToString());
        if (payload is not IHasCopy<T> copies)
            return;
        var ofSample = new HashSet<object>(ReferenceEqualityComparer.Instance);
        Collect(payload.Sample, ofSample);
        var ofCopy = new HashSet<object>(ReferenceEqualityComparer.Instance);
        Collect(copies.Copy(payload.Sample), ofCopy);
        ofCopy.IntersectWith(ofSample);
        Assert.Empty(ofCopy);
        Assert.True(ofSample.Count > 0);
    }

    /// <summary>Every string and object of the payload's own that can be reached; there is only one empty string.</summary>
    private static void Collect(object? value, HashSet<object> found)
    {
        if (value is null or ""
            || value is not string and not IEnumerable && value.GetType().Namespace!.StartsWith("System", StringComparison.Ordinal))
            return;
        if (!found.Add(value) || value is string)
            return;
        if (value is IEnumerable elements)
        {
            foreach (object? element in elements)
                Collect(element, found);
            return;
        }

        foreach (PropertyInfo property in value.GetType().GetProperties())
            Collect(property.GetValue(value), found);
    }
}
