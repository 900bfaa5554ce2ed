using System.Text;
using System.Text.Json;
using System.Text.Json.Nodes;
using JsonAot.Codecs;
using JsonAot.Payloads.Employees;
using JsonAot.Payloads.SimpleAndComplex;
using SpanCodecs.Tests.Checks;

namespace JsonAot.Tests.Payloads;

/// <summary>Rules for the hand-written code of every payload, beyond what is asked of every codec.</summary>
public sealed class HandWrittenTests : IPayloadVisitor
{
    /// <summary>An unknown member of a dictionary is an entry.</summary>
    private static readonly string[] Dictionaries = ["Counts", "Settings", "HoursBooked", "Allowances", "Products"];

    [Theory]
    [MemberData(nameof(EveryPayload.Names), MemberType = typeof(EveryPayload))]
    public void It_takes_members_in_any_order_and_company_and_refuses_values_of_another_type(string name) =>
        InBox.PayloadNamed(name).Accept(this);

    /// <summary>The reader keeps a few on the stack and the rest in a list; the writer knows arrays from other sequences.</summary>
    [Theory]
    [InlineData(0)]
    [InlineData(8)]
    [InlineData(9)]
    [InlineData(17)]
    public void It_takes_any_number_of_roles(int count)
    {
        string[] roles = [.. Enumerable.Range(0, count).Select(i => i % 5 == 3 ? null! : $"role {i}")];
        ICodec<Employee> codec = new HandWrittenContender().Offer(new EmployeePayload()).Codec!;
        foreach (IEnumerable<string> same in (IEnumerable<string>[])[roles, new List<string>(roles), roles.Select(role => role)])
            Assert.Equal(roles, codec.Deserialize(codec.SerializeToUtf8Bytes(new Employee { Roles = same }))!.Roles);
    }

    /// <summary>No text of a duration is longer than the first one's.</summary>
    [Theory]
    [InlineData(long.MinValue)]
    [InlineData(long.MaxValue)]
    [InlineData(0)]
    [InlineData(-1)]
    public void It_writes_any_duration(long ticks)
    {
        ICodec<Complex> codec = new HandWrittenContender().Offer(new ComplexPayload()).Codec!;
        var value = new Complex { Duration = new TimeSpan(ticks) };
        Assert.Equal(value.Duration, codec.Deserialize(codec.SerializeToUtf8Bytes(value))!.Duration);
    }

    [Fact]
    public void A_member_that_nobody_wants_costs_no_memory()
    {
        ICodec<Simple> codec = new HandWrittenContender().Offer(new SimplePayload()).Codec!;
        byte[] known = """{"Id":1,"Name":null,"IsActive":true}"""u8.ToArray();
        byte[] more = """{"NoSuchMember":["skip me",{"neither":"this, not even with ½"}],"Id":1,"Name":null,"IsActive":true}"""u8.ToArray();
        Assert.Equal(AllocatedBy(known), AllocatedBy(more));

        long AllocatedBy(byte[] document)
        {
            codec.Deserialize(document);
            long before = GC.GetAllocatedBytesForCurrentThread();
            codec.Deserialize(document);
            return GC.GetAllocatedBytesForCurrentThread() - before;
        }
    }

    void IPayloadVisitor.Visit<T>(Payload<T> payload)
        where T : class
    {
        if (new HandWrittenContender().Offer(payload).Codec is not { } codec)
            return;
        byte[] utf8 = Reduced.Of(payload).CanonicalUtf8;
        T expected = JsonSerializer.Deserialize(utf8, payload.Metadata)!;
        AssertReads(DocumentChanges.Reversed(utf8));
        AssertReads(DocumentChanges.WithUnknownMembers(utf8, Dictionaries));
        Assert.True(payload.AreEqual(expected, codec.Deserialize(Segments.OneAByte(utf8))), "a segment a byte");
        Assert.Null(codec.Deserialize("null"u8.ToArray()));
        foreach (string leaf in DocumentChanges.Leaves(utf8))
        {
            byte[] wrong = DocumentChanges.Replace(utf8, leaf, new JsonArray(new JsonArray(new JsonObject())));
            MalformedJsonException refusal = Assert.Throws<MalformedJsonException>(() => codec.Deserialize(wrong));
            Assert.InRange(refusal.BytePosition, 0, wrong.Length - 1);
        }

        void AssertReads(byte[] document) =>
            Assert.True(payload.AreEqual(expected, codec.Deserialize(document)), Encoding.UTF8.GetString(document));
    }
}
