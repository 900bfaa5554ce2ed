using JsonAot.Payloads;

namespace JsonAot.Lab.BenchmarkHost;

/// <summary>The gate for a payload's variants: each of them passes it, as the payload itself does.</summary>
public static class VariedAdmission
{
    /// <returns>A call for the payload's own document, and one for each variant.</returns>
    public static (Func<object?> One, Func<object?>[] Varied) Admit(Contender contender, string payload, Directions direction)
    {
        var binding = new Binding(contender, direction);
        MeasuredPayloads.Named(payload).Accept(binding);
        return (binding.One!, binding.Varied!);
    }

    private sealed class Binding(Contender contender, Directions direction) : IPayloadVisitor
    {
        internal Func<object?>? One { get; private set; }

        internal Func<object?>[]? Varied { get; private set; }

        public void Visit<T>(Payload<T> payload)
            where T : class
        {
            One = CallOf(Admission.Admit(contender, payload, direction), payload);
            Varied = [.. Variants.Of(payload).Select(variant => CallOf(Checked(variant), variant))];
        }

        private ICodec<T> Checked<T>(Payload<T> variant)
            where T : class
        {
            GateReport report = Gate.Check(contender, variant, direction);
            if (report.Fidelity != Fidelity.Faithful)
                Admission.EndRefused($"a variant of its document: {report}");
            return contender.Offer(variant).Codec!;
        }

        private Func<object?> CallOf<T>(ICodec<T> codec, Payload<T> payload)
            where T : class
        {
            LaneCalls calls = LaneCalls.Of(codec, payload, Lanes.Utf8);
            return direction == Directions.Serialize ? calls.Serialize : calls.Deserialize;
        }
    }
}
