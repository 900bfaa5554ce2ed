using JsonAot.Lab.YourType.Finding;
using Microsoft.CodeAnalysis;

namespace JsonAot.Lab.YourType.Moving;

/// <summary>
/// Converters that do what the DateFormatString of JsonSerializerSettings does, in a file of their own: System.Text.Json has no word for
/// it. The culture is the settings' own, which nobody has set.
/// </summary>
/// <param name="Path">The file, which is beside the first of somebody's.</param>
/// <param name="Option">As an attribute of a context states them.</param>
internal sealed record DateConverters(string Path, string Text, string Option)
{
    private const string Json = "System.Text.Json";

    private static readonly string[] Converted = ["DateTime", "DateTimeOffset"];

    /// <returns>Null where the settings have no format, or the types no dates.</returns>
    internal static DateConverters? Of(UserCode code, OldSettings settings)
    {
        if (settings.DateFormat is not { } format || !code.Types.SelectMany(type => type.GetMembers()).Any(HasDate))
            return null;
        HashSet<string> taken = [.. code.Compilation.GetSymbolsWithName(_ => true, SymbolFilter.Type).Select(one => one.Name)];
        string[] names = [.. Converted.Select(type => CodeNames.Unique($"{type}InFormat", taken))];
        INamespaceSymbol space = code.Types.First().ContainingNamespace;
        string whole = space.IsGlobalNamespace ? "" : $"{space.ToDisplayString()}.";
        string path = Unused(System.IO.Path.GetDirectoryName(code.Files[0])!, code.Files);
        string classes = string.Join('\n', Converted.Zip(names, (type, name) => Class(type, name, format)));
        string text = space.IsGlobalNamespace ? $"{Head}{classes}"
            : $"{Head}namespace {space.ToDisplayString()}\n{{\n{Indented(classes)}}}\n";
        string option = string.Join(", ", names.Select(name => $"typeof(global::{whole}{name})"));
        return new DateConverters(path, text, $"Converters = new[] {{ {option} }}");
    }

    internal string Remark(OldSettings settings) =>
        $"DateFormatString = {CodeNames.Literal(settings.DateFormat!)} ({settings.Place}) has no "
        + $"word in System.Text.Json: converters do the same, in {System.IO.Path.GetFileName(Path)}, which the patch adds.";

    private static string Head =>
        $"using System;\nusing System.Globalization;\nusing {Json};\nusing {Json}.Serialization;\n\n";

    private static string Unused(string folder, IReadOnlyList<string> files)
    {
        string path = System.IO.Path.Combine(folder, "DatesInFormat.cs");
        for (int number = 2; files.Contains(path) || File.Exists(path); number++)
            path = System.IO.Path.Combine(folder, $"DatesInFormat{number}.cs");
        return path;
    }

    private static bool HasDate(ISymbol member) => member switch
    {
        IPropertySymbol property => property.Type,
        IFieldSymbol field => field.Type,
        _ => (ITypeSymbol?)null,
    } is { } type && type.ToDisplayString().Contains("System.DateTime", StringComparison.Ordinal);

    private static string Indented(string code) =>
        string.Join('\n', code.Split('\n').Select(line => line.Length == 0 ? line : $"    {line}"));

    /// <summary>As Newtonsoft.Json reads it: ISO 8601 first, then the format, and then whatever else is a date.</summary>
    private static string Class(string type, string name, string format) => $$"""
        /// <summary>Dates as DateFormatString has them.</summary>
        internal sealed class {{name}} : JsonConverter<{{type}}>
        {
            private const string Format = {{CodeNames.Literal(format)}};

            public override {{type}} Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options)
            {
                string text = reader.GetString() ?? "";
                if (reader.TryGet{{type}}(out {{type}} date) && text.IndexOf('T') == 10)
                    return date;
                return {{type}}.TryParseExact(text, Format, CultureInfo.InvariantCulture, DateTimeStyles.RoundtripKind, out date)
                    ? date
                    : {{type}}.Parse(text, CultureInfo.InvariantCulture, DateTimeStyles.RoundtripKind);
            }

            public override void Write(Utf8JsonWriter writer, {{type}} value, JsonSerializerOptions options)
            {
                writer.WriteStringValue(value.ToString(Format, CultureInfo.InvariantCulture));
            }
        }

        """.ReplaceLineEndings("\n");
}
