using System.ComponentModel;
using System.Runtime.CompilerServices;
using System.Text.Json;
using SpanCodecs.Support;

namespace SpanCodecs;

/// <summary>
/// A codec by which documents also change values that are there: <c>[SpanCodec(typeof(Order), Patches = true)]</c>.
/// </summary>
[method: EditorBrowsable(EditorBrowsableState.Never)]
[method: Experimental(ForGeneratedCode.Id, Message = ForGeneratedCode.Why)]
public abstract partial class SpanPatchCodec<T>(DocumentRules rules) : SpanCodec<T>(rules)
{
    /// <summary>Sets the members that the document has on a value that is there.</summary>
    [Experimental(ForGeneratedCode.Id, Message = ForGeneratedCode.Why)]
    protected virtual int Fill(ReadOnlySpan<byte> json, int position, int depth, ref T value) => throw new NotSupportedException(
        $"'{typeof(T)}' has no members that could be set on a value that is there: it has derived types, a converter, or is no object and "
        + "no collection to which elements can be added. Read a new value with Deserialize.");

    /// <summary>Applies a merge patch; one that is not overridden puts what the patch is in the value's place.</summary>
    [Experimental(ForGeneratedCode.Id, Message = ForGeneratedCode.Why)]
    protected virtual int Merge(ReadOnlySpan<byte> json, int position, int depth, ref T? value) =>
        Read(json, position, depth, out value);

    /// <summary>
    /// Reads a document into a value that is there. Members that the document has are set, the others stay as they are; an object or a
    /// collection in it is replaced or filled as its creation handling says, and what the value itself is, is filled, as System.Text.Json
    /// fills the value of a member. If there is none, one is made; null takes the place of what is there.
    /// </summary>
    /// <exception cref="JsonException">
    /// The document is refused. A struct is as it was before. An object has what stands before the place of the failure, and keeps it.
    /// </exception>
    public void DeserializeInto(ReadOnlySpan<byte> utf8Json, ref T? value) => value = Change(utf8Json, value, isMerge: false);

    /// <summary>
    /// Applies a merge patch (RFC 7396) and returns what comes of it: members are set, objects and dictionaries in them merged, arrays
    /// replaced, and null takes an entry away, or makes a member null. An object is changed, and returned itself; a record or a struct is
    /// copied, and so is what only a constructor can make.
    /// </summary>
    /// <exception cref="JsonException">
    /// The patch is refused. An object that was given has what stands before the place of the failure, and keeps it; records and structs
    /// are as they were before.
    /// </exception>
    public T? ApplyMergePatch(T? value, ReadOnlySpan<byte> utf8Patch)
    {
        if (Rules.RefusesDuplicates)
            RefuseDuplicates(utf8Patch);
        return Change(utf8Patch, value, isMerge: true);
    }

    private T? Change(ReadOnlySpan<byte> utf8Json, T? value, bool isMerge)
    {
        byte[]? copy = WithoutComments(utf8Json);
        ReadOnlySpan<byte> json = copy is null ? utf8Json : copy.AsSpan(0, utf8Json.Length);
        try
        {
            int end = isMerge ? Merge(json, 0, 0, ref value) : Update(json, ref value);
            if (end != json.Length && JsonRead.SkipBlanks(json, end) != json.Length)
                JsonFail.ThrowSyntaxWithin(end, opaque: HasNoPath ? 0 : -1);
            return value;
        }
        catch (InvalidDocument failure)
        {
            throw FailureReport.Explain(utf8Json, failure, Rules);
        }
        catch (Exception failure) when (FailureReport.IsOfDocument(failure))
        {
            throw FailureReport.Unplaced<T>(failure);
        }
        finally
        {
            if (copy is not null)
                ThreadBuffer.Return(copy, utf8Json.Length);
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private int Update(ReadOnlySpan<byte> json, ref T? value)
    {
        if (value is null)
            return Read(json, 0, 0, out value);
        if (default(T) is not null || !JsonRead.IsNull(json, 0, out int position))
            return Fill(json, 0, 0, ref value);
        value = default;
        return position;
    }

    /// <summary>
    /// Entries are looked at together with those that are there, and not with each other: so the whole document is looked at before.
    /// </summary>
    private void RefuseDuplicates(ReadOnlySpan<byte> json)
    {
        try
        {
            JsonDocument.Parse(json.ToArray(), new JsonDocumentOptions
            {
                AllowDuplicateProperties = false,
                AllowTrailingCommas = Rules.AllowTrailingCommas,
                CommentHandling = Rules.SkipComments ? JsonCommentHandling.Skip : JsonCommentHandling.Disallow,
                MaxDepth = Rules.MaxDepth,
            }).Dispose();
        }
        catch (JsonException failure) when (failure.LineNumber is not null)
        {
            // What is no JSON is refused where it is read, with its path.
        }
    }
}
