using JsonAot.Libraries;

namespace JsonAot.Hosting;

/// <summary>The gate for a contender and a payload that are known by name alone.</summary>
public static class LaneAdmission
{
    /// <returns>A call in the lane and direction.</returns>
    public static Func<object?> Admit(Contender contender, string payload, Directions direction, Lanes lane)
    {
        var binding = new Binding(contender, direction, lane);
        MeasuredPayloads.Named(payload).Accept(binding);
        return direction == Directions.Serialize ? binding.Calls!.Serialize : binding.Calls!.Deserialize;
    }

    private sealed class Binding(Contender contender, Directions direction, Lanes lane) : IPayloadVisitor
    {
        internal LaneCalls? Calls { get; private set; }

        public void Visit<T>(Payload<T> payload)
            where T : class => Calls = LaneCalls.Of(Admission.Admit(contender, payload, direction, admitLossy: true), payload, lane);
    }
}
