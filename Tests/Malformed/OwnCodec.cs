using JsonAot.Tests.Payloads;
using Xunit;

namespace JsonAot.Tests.Malformed;

/// <summary>Every contender whose reading is this project's own code, with every payload it offers a codec for.</summary>
internal static class OwnCodec
{
    private static readonly string[] Names = ["SimpleJson", "Manual", "Hand-written"];

    internal static TheoryData<string, string> WithEveryPayload()
    {
        var pairs = new TheoryData<string, string>();
        foreach (string name in Names)
        {
            foreach (IPayload payload in InBox.Payloads)
            {
                if (IsOffered(name, payload))
                    pairs.Add(name, payload.Name);
            }
        }

        return pairs;
    }

    /// <summary>Runs a check against one codec; a codec that hangs fails the test instead of stopping it.</summary>
    internal static Task Check(string contender, string payload, ICodecCheck check) =>
        Task.Run(() => InBox.PayloadNamed(payload).Accept(new Visitor(ContenderNamed(contender), check)))
            .WaitAsync(TimeSpan.FromMinutes(3), TestContext.Current.CancellationToken);

    private static bool IsOffered(string contender, IPayload payload)
    {
        var offer = new Offered(ContenderNamed(contender));
        payload.Accept(offer);
        return offer.IsOffered;
    }

    private static Contender ContenderNamed(string name) => InBox.Contenders.Single(contender => contender.Name == name);

    private sealed class Visitor(Contender contender, ICodecCheck check) : IPayloadVisitor
    {
        public void Visit<T>(Payload<T> payload)
            where T : class
        {
            // What a codec refuses does not depend on how many elements stand beside it.
            Payload<T> subject = Reduced.WhereLarge(payload);
            check.Run(contender.Offer(subject).Codec!, subject);
        }
    }

    private sealed class Offered(Contender contender) : IPayloadVisitor
    {
        internal bool IsOffered { get; private set; }

        public void Visit<T>(Payload<T> payload)
            where T : class => IsOffered = contender.Offer(payload).Codec is not null;
    }
}
