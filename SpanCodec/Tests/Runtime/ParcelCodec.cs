using SpanCodecs.Support;

namespace SpanCodecs.Tests.Runtime;

/// <summary>Code in the shape that the generator emits.</summary>
internal sealed class ParcelCodec(DocumentRules rules = default) : SpanCodec<Parcel>(rules)
{
    private readonly int _maxDepth = rules.MaxDepth;
    private readonly bool _isIndented = rules.Indented;

    protected override int Read(ReadOnlySpan<byte> json, int position, int depth, out Parcel? value)
    {
        if (!JsonRead.At(json, position, (byte)'{'))
        {
            position = JsonRead.SeekObject(json, position, typeof(Parcel), out bool isNull);
            if (isNull)
            {
                value = null;
                return position;
            }
        }

        JsonRead.CheckDepth(depth, _maxDepth, position);
        value = new Parcel();
        bool isEnd;
        if (!JsonRead.Matches(json, position, "{\"Id\":"u8))
        {
            position = JsonRead.FirstMember(json, position + 1, out isEnd);
            if (isEnd)
                return position;
            goto Name;
        }

        position += 6;
    Id:
        position = JsonInt32.Read(json, position, out int id);
        value.Id = id;
        if (!JsonRead.Matches(json, position, ",\"Name\":"u8))
            goto Next;
        position += 8;
    NameMember:
        position = JsonRead.String(json, position, out string? name);
        value.Name = name;
        goto Next;
    Sizes:
        position = ReadSizes(json, position, depth + 1, out List<int>? sizes);
        value.Sizes = sizes;
        goto Next;
    Inner:
        position = Read(json, position, depth + 1, out Parcel? inner);
        value.Inner = inner;
    Next:
        position = JsonRead.NextMember(json, position, false, out isEnd);
        if (isEnd)
            return position;
    Name:
        position = JsonRead.Name(json, position, out ReadOnlySpan<byte> member);
        if (member.SequenceEqual("Id"u8))
            goto Id;
        if (member.SequenceEqual("Name"u8))
            goto NameMember;
        if (member.SequenceEqual("Sizes"u8))
            goto Sizes;
        if (member.SequenceEqual("Inner"u8))
            goto Inner;
        position = JsonRead.Skip(json, position, depth + 1, _maxDepth, false);
        goto Next;
    }

    private int ReadSizes(ReadOnlySpan<byte> json, int position, int depth, out List<int>? value)
    {
        value = null;
        position = JsonRead.SeekArray(json, position, typeof(List<int>), out bool isNull);
        if (isNull)
            return position;
        JsonRead.CheckDepth(depth, _maxDepth, position);
        ItemBuffer<int> items = default;
        position = JsonRead.FirstElement(json, position + 1, out bool isEnd);
        while (!isEnd)
        {
            position = JsonInt32.Read(json, position, out int item);
            items.Add(item);
            position = JsonRead.NextElement(json, position, false, out isEnd);
        }

        value = items.ToList();
        items.Release();
        return position;
    }

    protected override int Write(ref JsonOutput output, int at, int depth, Parcel value)
    {
        if (depth >= _maxDepth)
            throw output.TooDeep(_maxDepth);
        at = Begin(ref output, at, depth, "{"u8, "\"Id\":"u8);
        at = output.Reserve(at, JsonInt32.MaxLength);
        at = JsonInt32.Write(output.Span, at, value.Id);
        at = Begin(ref output, at, depth, ","u8, "\"Name\":"u8);
        at = output.String(at, value.Name);
        at = Begin(ref output, at, depth, ","u8, "\"Sizes\":"u8);
        at = WriteSizes(ref output, at, depth + 1, value.Sizes);
        at = Begin(ref output, at, depth, ","u8, "\"Inner\":"u8);
        at = value.Inner is null ? output.Literal(at, "null"u8) : Write(ref output, at, depth + 1, value.Inner);
        if (_isIndented)
            at = output.Indent(at, depth);
        return output.Literal(at, "}"u8);
    }

    private int Begin(ref JsonOutput output, int at, int depth, ReadOnlySpan<byte> before, ReadOnlySpan<byte> name)
    {
        at = output.Literal(at, before);
        if (_isIndented)
            at = output.Indent(at, depth + 1);
        at = output.Literal(at, name);
        return _isIndented ? output.Literal(at, " "u8) : at;
    }

    private int WriteSizes(ref JsonOutput output, int at, int depth, List<int>? sizes)
    {
        if (sizes is null)
            return output.Literal(at, "null"u8);
        at = output.Literal(at, "["u8);
        for (int i = 0; i < sizes.Count; i++)
        {
            if (i > 0)
                at = output.Literal(at, ","u8);
            if (_isIndented)
                at = output.Indent(at, depth + 1);
            at = output.Reserve(at, JsonInt32.MaxLength);
            at = JsonInt32.Write(output.Span, at, sizes[i]);
        }

        if (_isIndented && sizes.Count > 0)
            at = output.Indent(at, depth);
        return output.Literal(at, "]"u8);
    }
}
