using System.Buffers;
using System.Reflection;
using JsonAot.Libraries;
using JsonAot.Tests.Payloads;

namespace JsonAot.Tests.ThirdParty;

/// <summary>A lane is declared native exactly when the codec has code of its own for it: "adapted" is a label, not an opinion.</summary>
public class TraitsTests
{
    private static readonly Type[] Bases = [typeof(Utf8Codec<>), typeof(TextCodec<>), typeof(BinaryCodec<>)];

    public static MatrixTheoryData<string, string> EveryPair() =>
        EveryPayload.With(Contenders.All.Where(contender => contender is not AbsentContender).Select(contender => contender.Name));

    [Theory]
    [MemberData(nameof(EveryPair))]
    public void A_lane_is_declared_native_exactly_when_the_codec_implements_it(string contender, string payload)
    {
        var lanes = new LaneVisitor(Contenders.Named(contender));
        InBox.PayloadNamed(payload).Accept(lanes);
        Assert.Empty(lanes.Dishonest);
    }

    private sealed class LaneVisitor(Contender contender) : IPayloadVisitor
    {
        internal List<string> Dishonest { get; } = [];

        public void Visit<T>(Payload<T> payload)
            where T : class
        {
            if (contender.Offer(payload).Codec is not { } codec)
                return;
            Check(codec, Directions.Serialize, Lanes.Utf8, nameof(codec.SerializeToUtf8Bytes), typeof(T));
            Check(codec, Directions.Serialize, Lanes.Text, nameof(codec.SerializeToString), typeof(T));
            Check(codec, Directions.Serialize, Lanes.Buffer, nameof(codec.Serialize), typeof(IBufferWriter<byte>), typeof(T));
            Check(codec, Directions.Serialize, Lanes.Stream, nameof(codec.Serialize), typeof(Stream), typeof(T));
            Check(codec, Directions.Deserialize, Lanes.Utf8, nameof(codec.Deserialize), typeof(byte[]));
            Check(codec, Directions.Deserialize, Lanes.Text, nameof(codec.Deserialize), typeof(string));
            Check(codec, Directions.Deserialize, Lanes.Buffer, nameof(codec.Deserialize), typeof(ReadOnlySequence<byte>));
            Check(codec, Directions.Deserialize, Lanes.Stream, nameof(codec.Deserialize), typeof(Stream));
        }

        private void Check<T>(ICodec<T> codec, Directions direction, Lanes lane, string method, params Type[] parameters)
        {
            if (!codec.Traits.Supports(direction))
                return;
            MethodInfo code = codec.GetType().GetMethod(method, parameters)!;
            bool declared = codec.Traits.IsNative(direction, lane);
            bool implemented = IsOwnCode(code);
            // The one lane that a base class leaves abstract must be written either way, if need be as an adaptation.
            bool isForced = code.GetBaseDefinition().IsAbstract;
            if (declared != implemented && !isForced)
                Dishonest.Add(
                    $"{direction} {lane}: declared {(declared ? "native" : "adapted")}, but {(implemented ? "" : "not ")}its own code");
        }

        private static bool IsOwnCode(MethodInfo method) =>
            !(method.DeclaringType!.IsGenericType && Bases.Contains(method.DeclaringType.GetGenericTypeDefinition()));
    }
}
