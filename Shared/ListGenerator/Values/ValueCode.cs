using System.Text;

namespace JsonAot.ListGenerator.Values;

/// <summary>
/// Writes methods that copy a value and compare two of them. This is compiled into the Lab as well: the payloads of the suite and
/// a type that is tried are copied and compared by the same code.
/// </summary>
internal sealed class ValueCode
{
    private const string Library = "global::JsonAot.ValueParts";
    private const string Lists = "global::System.Collections.Generic";
    private const string Bits = "global::System.BitConverter";

    private readonly List<Part> _parts = [];

    private ValueCode()
    {
    }

    /// <returns>The members of a class: <c>Same0</c> and <c>Copy0</c> are those of the root.</returns>
    internal static string Of(Part root)
    {
        var code = new ValueCode();
        var text = new StringBuilder();
        code.Number(root);
        for (int i = 0; i < code._parts.Count; i++)
            text.Append(code.Methods(i));
        return text.ToString();
    }

    private string Methods(int number)
    {
        Part part = _parts[number];
        (string same, string copy) = part switch
        {
            ObjectPart type => (SameObject(type), CopyObject(type)),
            ListPart list => (SameList(list), CopyList(list)),
            MapPart map => (SameMap(map), CopyMap(map)),
            _ => throw new InvalidOperationException("Single values have no methods."),
        };
        return $$"""

                private static bool Same{{number}}({{part.Code}} a, {{part.Code}} b)
                {
                    {{(part.IsStruct ? "" : "if (a is null || b is null) return a is null && b is null;")}}
                    {{same}}
                }

                private static {{part.Code}} Copy{{number}}({{part.Code}} v)
                {
                    {{(part.IsStruct ? "" : "if (v is null) return null;")}}
                    {{copy}}
                }

            """;
    }

    private string SameObject(ObjectPart type) => type.Members.Count == 0
        ? "return true;"
        : $"return {string.Join("\n            && ", type.Members.Select(one => Same(one.Part, $"a.@{one.Name}", $"b.@{one.Name}")))};";

    private string CopyObject(ObjectPart type)
    {
        IEnumerable<string> taken = type.Constructor.Select(one => Copy(one.Part, $"v.@{one.Name}"));
        string[] set =
            [.. type.Members.Except(type.Constructor).Select(one => $"            @{one.Name} = {Copy(one.Part, $"v.@{one.Name}")},")];
        string initializer = set.Length == 0 ? "" : $"\n        {{\n{string.Join("\n", set)}\n        }}";
        return $"return new {type.Code}({string.Join(", ", taken)}){initializer};";
    }

    private string SameList(ListPart list) => $$"""
        var left = {{Elements(list, "a")}};
                var right = {{Elements(list, "b")}};
                if (left.Length != right.Length)
                    return false;
                for (int i = 0; i < left.Length; i++)
                    if (!({{Same(list.Element, "left[i]", "right[i]")}}))
                        return false;
                return true;
        """;

    private string CopyList(ListPart list) => list.Maker is null
        ? $$"""
          var array = global::System.GC.AllocateUninitializedArray<{{list.Element.Code}}>(v.Length);
                  for (int i = 0; i < array.Length; i++)
                      array[i] = {{Copy(list.Element, "v[i]")}};
                  return array;
          """
        : $$"""
          var elements = {{Elements(list, "v")}};
                  var list = new {{Lists}}.List<{{list.Element.Code}}>(elements.Length);
                  foreach (var e in elements)
                      list.Add({{Copy(list.Element, "e")}});
                  return {{string.Format(list.Maker, "list")}};
          """;

    private static string Elements(ListPart list, string value) => $"{Library}.Elements<{list.Element.Code}>({value})";

    private string SameMap(MapPart map) => $$"""
        if (a.Count != b.Count)
                    return false;
                foreach (var e in a)
                    if (!b.TryGetValue(e.Key, out var other) || !({{Same(map.Value, "e.Value", "other")}}))
                        return false;
                return true;
        """;

    /// <summary>Without a capacity: a reader does not know how many entries follow either.</summary>
    private string CopyMap(MapPart map) => $$"""
        var map = new {{Lists}}.Dictionary<{{map.Key.Code}}, {{map.Value.Code}}>();
                foreach (var e in v)
                    map.Add({{Copy(map.Key, "e.Key")}}, {{Copy(map.Value, "e.Value")}});
                return map;
        """;

    private string Same(Part part, string left, string right) => part switch
    {
        SinglePart single => SameSingle(single.Type, left, right),
        OptionalPart optional => $"({left}.HasValue == {right}.HasValue "
            + $"&& (!{left}.HasValue || {Same(optional.Inner, $"{left}.Value", $"{right}.Value")}))",
        _ => $"Same{Number(part)}({left}, {right})",
    };

    /// <summary>By all that a value has: a time its kind or its offset, zero its sign, an address its text.</summary>
    private static string SameSingle(string? type, string left, string right) => type switch
    {
        "double" => $"{Bits}.DoubleToInt64Bits({left}) == {Bits}.DoubleToInt64Bits({right})",
        "float" => $"{Bits}.SingleToInt32Bits({left}) == {Bits}.SingleToInt32Bits({right})",
        "System.DateTime" => $"({left}.Ticks == {right}.Ticks && {left}.Kind == {right}.Kind)",
        "System.DateTimeOffset" => $"{left}.EqualsExact({right})",
        "System.Uri" => $"{left}?.OriginalString == {right}?.OriginalString",
        "byte[]" or "System.Text.Json.JsonElement" => $"{Library}.Same({left}, {right})",
        _ => $"{left} == {right}",
    };

    private string Copy(Part part, string value) => part switch
    {
        SinglePart { Type: "string" or "System.Uri" or "byte[]" } => $"{Library}.Copy({value})",
        SinglePart or OptionalPart { Inner: SinglePart } => value,
        OptionalPart optional => $"{value}.HasValue ? {Copy(optional.Inner, $"{value}.Value")} : ({optional.Code})null",
        _ => $"Copy{Number(part)}({value})",
    };

    private int Number(Part part)
    {
        if (!_parts.Contains(part))
            _parts.Add(part);
        return _parts.IndexOf(part);
    }
}
