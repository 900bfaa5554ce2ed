using System.Buffers;
using System.Collections.Immutable;
using System.Text;
using SpanCodecs.Tests.Checks;
using Xunit;

namespace SpanCodecs.Tests.Patching;

public class CreateMergePatchTests
{
    [Fact]
    public void A_patch_has_what_differs()
    {
        var before = new Mixed { Number = 1, Kept = { A = 1, B = 2 }, Parts = [new()], Perhaps = null };
        var after = new Mixed { Number = 1, Kept = { A = 1, B = 3 }, Parts = [new(), null], Perhaps = "é" };
        Assert.Equal(
            """{"Perhaps":"\u00E9","Kept":{"B":3},"Parts":[{"A":0,"B":0},null]}""", Patch(PatchedCodecs.Mixed, before, after));
        Assert.Equal("{}", Patch(PatchedCodecs.Mixed, after, after));
        Assert.Equal("null", Patch(PatchedCodecs.Mixed, before, null));
        Assert.Equal("""{"Id":1,"Name":"n","Inner":null}""", Patch(PatchedCodecs.Wanting, null, new() { Id = 1, Name = "n" }));
        Assert.Equal("""{"Name":null}""", Patch(PatchedCodecs.Named, new(1, "n"), new(1, null)));
    }

    [Fact]
    public void What_is_gone_is_null_in_it()
    {
        Assert.Equal(
            """{"Scores":{"b":2,"a":null}}""",
            Patch(
                PatchedCodecs.Named,
                new(1, "n") { Scores = ImmutableDictionary<string, int>.Empty.Add("a", 1) },
                new(1, "n") { Scores = ImmutableDictionary<string, int>.Empty.Add("b", 2) }));
        Assert.Equal("""{"name":null}""", Patch(LenientPatchedCodecs.Named, new(1, "n"), new(1, null)));
        Assert.Equal(
            """{"Perhaps":null}""", Patch(PatchCodecs.Profile, new() { Perhaps = 1 }, new()));
    }

    [Fact]
    public void Digits_that_a_value_keeps_are_a_difference()
    {
        Assert.Equal("""{"Node":1.00}""", Patch(PatchCodecs.Profile, new() { Node = 1.0m }, new() { Node = 1.00m }));
        Assert.Equal("""{"Weight":-0}""", Patch(PatchCodecs.Profile, new() { Weight = 0 }, new() { Weight = -0.0 }));
    }

    /// <summary>Members without a setter are in no document that is read, and yet in what is patched.</summary>
    [Fact]
    public void Null_is_said_beside_members_without_a_setter()
    {
        var before = new Profile { Name = "n", Home = { Street = "s" }, Counts = { [1] = 2 } };
        var after = new Profile { Residence = new() { Number = 1 }, Home = { Street = "s" }, Counts = { [1] = 2 } };
        Assert.Equal(
            """{"Name":null,"Residence":{"Street":null,"Number":1,"Next":null}}""", Patch(PatchCodecs.Profile, before, after));
        Assert.Throws<NotSupportedException>(() => Patch(
            PatchCodecs.Profile, before, new() { Home = { Street = "s" }, Words = new() { ["a"] = null } }));
    }

    /// <summary>What is written is in a patch, with null beside it as without; who applies it passes over what is never read.</summary>
    [Fact]
    public void Null_is_said_beside_members_that_are_never_read()
    {
        var before = new Stamped(1) { Name = "n", Version = 1 };
        Assert.Equal("""{"Stamp":2,"Version":2}""", Patch(PatchedCodecs.Stamped, before, new(2) { Name = "n", Version = 2 }));
        string patch = Patch(PatchedCodecs.Stamped, before, new(2) { Version = 2 });
        Assert.Equal("""{"Name":null,"Stamp":2,"Version":2}""", patch);
        Stamped patched = PatchedCodecs.Stamped.ApplyMergePatch(before, Encoding.UTF8.GetBytes(patch))!;
        Assert.Equal((null, 1, 1), (patched.Name, patched.Stamp, patched.Version));
        Assert.Throws<NotSupportedException>(() => Patch(
            PatchedCodecs.Stamped, before, new(2) { Words = new() { ["a"] = null } }));
    }

    [Fact]
    public void What_no_patch_can_say_is_refused()
    {
        foreach (Profile after in (Profile[])
        [
            new() { Words = new() { ["a"] = null } },
            new() { Node = new System.Text.Json.Nodes.JsonObject { ["a"] = null } },
            new() { Said = null },
        ])
        {
            var buffer = new ArrayBufferWriter<byte>();
            var failure = Assert.Throws<NotSupportedException>(
                () => PatchCodecs.Profile.CreateMergePatch(buffer, new() { Words = [] }, after));
            Assert.Contains("null", failure.Message, StringComparison.Ordinal);
            Assert.Equal(0, buffer.WrittenCount);
        }
    }

    [Fact]
    public void It_is_written_to_a_buffer_too()
    {
        var buffer = new ArrayBufferWriter<byte>();
        PatchedCodecs.Pair.CreateMergePatch(buffer, new() { A = 1 }, new() { A = 2 });
        Assert.Equal("""{"A":2}""", Encoding.UTF8.GetString(buffer.WrittenSpan));
        Assert.Throws<ArgumentNullException>(() => PatchedCodecs.Pair.CreateMergePatch(null!, default, default));
    }

    private static string Patch<T>(SpanPatchCodec<T> codec, T? before, T? after) =>
        Encoding.UTF8.GetString(codec.CreateMergePatch(before, after));
}
