using JsonAot.Lab.MeasuredPrograms.Documents;
using JsonAot.Lab.YourType.Finding;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace JsonAot.Lab.YourType.Moving;

/// <summary>Finds <c>new JsonSerializerSettings { … }</c> in the files, and translates it.</summary>
internal sealed class SettingsReader
{
    internal const string EnumsByName = "UseStringEnumConverter = true";

    private const string Class = "JsonSerializerSettings";

    // They decide nothing about documents, or nothing that a copy could do otherwise.
    private static readonly HashSet<string> Silent =
        ["Formatting", "CheckAdditionalContent", "TraceWriter", "Context", "MetadataPropertyHandling", "TypeNameAssemblyFormatHandling"];

    private readonly List<string> _options = [];
    private readonly List<string> _remarks = [];
    private readonly SemanticModel _model;
    private NamePolicy _naming = NamePolicy.None;
    private bool _overrides;
    private string? _dates;

    private SettingsReader(SemanticModel model) => _model = model;

    /// <param name="file">The file that has those that count; null to look in all.</param>
    internal static OldSettings Find(UserCode code, string? file)
    {
        (SyntaxTree Tree, SemanticModel Model, BaseObjectCreationExpressionSyntax Made)[] all =
            [.. (file is null ? code.Files : [Path.GetFullPath(file)]).SelectMany(path => In(code, path))];
        if (all.Length == 0)
        {
            return file is null
                ? OldSettings.None
                : throw new UnusableException($"{file} has no new {Class}. Give the file that makes the settings of Newtonsoft.Json.");
        }

        if (all.DistinctBy(one => one.Made.ToString()).Count() > 1)
        {
            string places = string.Join(" and at ", all.Select(one => Place(one.Made)));
            throw new UnusableException($"Settings of Newtonsoft.Json are made at {places}. Give the file with those that count: "
                + "--settings file.cs.");
        }

        return new SettingsReader(all[0].Model).Read(all[0].Made);
    }

    private static IEnumerable<(SyntaxTree, SemanticModel, BaseObjectCreationExpressionSyntax)> In(UserCode code, string path)
    {
        SyntaxTree? tree = code.Compilation.SyntaxTrees.FirstOrDefault(one => one.FilePath == path && !code.Programs.ContainsKey(path));
        // The statements of a program count here.
        SyntaxTree read = tree
            ?? CSharpSyntaxTree.ParseText(File.ReadAllText(path), (CSharpParseOptions)code.Compilation.SyntaxTrees[0].Options, path);
        SemanticModel model = (tree is null ? code.Compilation.AddSyntaxTrees(read) : code.Compilation).GetSemanticModel(read);
        if (!read.ToString().Contains(Class, StringComparison.Ordinal))
            yield break;
        SyntaxNode root = read.GetRoot();
        AssignmentExpressionSyntax? late = root.DescendantNodes().OfType<AssignmentExpressionSyntax>().FirstOrDefault(
            one => one.Left is MemberAccessExpressionSyntax member && IsSettings(model.GetTypeInfo(member.Expression).Type));
        if (late is not null)
            throw new UnusableException($"{Place(late)} changes {Class} after they are made ({late}). Put all of them into one "
                + $"new {Class} {{ ... }} in a file of its own, and give it with --settings.");
        foreach (BaseObjectCreationExpressionSyntax made in root.DescendantNodes().OfType<BaseObjectCreationExpressionSyntax>()
            .Where(one => IsSettings(model.GetTypeInfo(one).Type)))
            yield return (read, model, made);
    }

    private static bool IsSettings(ITypeSymbol? type) => type?.Name == Class && OldAttributes.IsOfLibrary(type);

    private static string Place(SyntaxNode node)
    {
        FileLinePositionSpan span = node.GetLocation().GetLineSpan();
        return $"{Path.GetFileName(span.Path)}({span.StartLinePosition.Line + 1})";
    }

    private OldSettings Read(BaseObjectCreationExpressionSyntax made)
    {
        foreach (AssignmentExpressionSyntax one in made.Initializer?.Expressions.OfType<AssignmentExpressionSyntax>() ?? [])
            Translate(one.Left.ToString(), one.Right);
        return new OldSettings
        {
            Place = Place(made),
            Code = CodeOf(made),
            Options = _options,
            Naming = _naming,
            OverridesNames = _overrides,
            DateFormat = _dates,
            Remarks = _remarks,
        };
    }

    private static string CodeOf(BaseObjectCreationExpressionSyntax made)
    {
        SyntaxNode root = made.SyntaxTree.GetRoot();
        IEnumerable<string> usings = root.DescendantNodes().OfType<UsingDirectiveSyntax>()
            .Where(one => one.GlobalKeyword.IsKind(SyntaxKind.None)).Select(one => one.ToString());
        IEnumerable<string> spaces = made.Ancestors().OfType<BaseNamespaceDeclarationSyntax>().Select(one => $"using {one.Name};");
        string arguments = made.ArgumentList?.ToString() ?? "()";
        return $$"""
            {{string.Join('\n', usings.Concat(spaces).Distinct())}}
            namespace {{Roots.Namespace}}
            {
                internal static partial class {{Roots.Name}}
                {
                    internal static object {{Roots.Settings}}() => new global::Newtonsoft.Json.{{Class}}{{arguments}}
                    {{made.Initializer}};
                }
            }

            """;
    }

    private void Translate(string name, ExpressionSyntax value)
    {
        int stated = _model.GetConstantValue(value) is { HasValue: true, Value: int number } ? number : -1;
        switch (name, stated)
        {
            case ("TypeNameHandling", not 0):
                throw new UnusableException(OldSettings.NoTypeNames($"{Place(value)} has TypeNameHandling"));
            case ("PreserveReferencesHandling", not 0):
                throw new UnusableException($"{Place(value)} has {name}, with which a document has $id and $ref: System.Text.Json reads "
                    + "and writes those with ReferenceHandler.Preserve, and most serializers not at all. Try the type without it.");
            case ("ContractResolver", _):
                ReadResolver(value);
                break;
            case ("Converters", _):
                ReadConverters(value);
                break;
            case ("NullValueHandling", 1):
                // Who leaves out defaults leaves out nulls.
                if (!_options.Exists(option => option.StartsWith("DefaultIgnoreCondition", StringComparison.Ordinal)))
                    _options.Add("DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingNull");
                break;
            case ("DefaultValueHandling", 1 or 3):
                _options.RemoveAll(option => option.StartsWith("DefaultIgnoreCondition", StringComparison.Ordinal));
                _options.Add("DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingDefault");
                break;
            case ("MissingMemberHandling", 1):
                _options.Add("UnmappedMemberHandling = JsonUnmappedMemberHandling.Disallow");
                break;
            case ("MaxDepth", > 0):
                _options.Add($"MaxDepth = {stated}");
                break;
            case ("ReferenceLoopHandling", 1):
                _remarks.Add("ReferenceLoopHandling.Ignore leaves a cycle out; ReferenceHandler.IgnoreCycles writes null there. Without "
                    + "cycles both are the same, and the copy has neither.");
                break;
            case ("DateFormatString", _):
                ReadDateFormat(value);
                break;
            case (_, 0):
                break;
            default:
                if (!Silent.Contains(name) && !(name == "DateTimeZoneHandling" && stated == 3) && name != "ObjectCreationHandling")
                    _remarks.Add($"{name} = {value} ({Place(value)}) has no word in System.Text.Json: the table has what it changes.");
                break;
        }
    }

    private void ReadDateFormat(ExpressionSyntax value)
    {
        if (_model.GetConstantValue(value).Value is not string format)
        {
            throw new UnusableException($"{Place(value)} has the DateFormatString {value}, which is no constant, so that nobody can say "
                + "how a date is written: put the text there, or give settings without it: --settings file.cs.");
        }

        _dates = format;
    }

    private void ReadResolver(ExpressionSyntax value)
    {
        string? name = (_model.GetTypeInfo(value).Type as INamedTypeSymbol)?.Name;
        SeparatedSyntaxList<ExpressionSyntax> parts = (value as BaseObjectCreationExpressionSyntax)?.Initializer?.Expressions ?? default;
        if (name == "CamelCasePropertyNamesContractResolver" && parts.Count == 0)
        {
            Name(NamePolicy.CamelCase, isForKeys: true);
            _overrides = true;
        }
        else if (name == "DefaultContractResolver" && value is BaseObjectCreationExpressionSyntax && parts.Count <= 1)
        {
            if (parts.FirstOrDefault() is AssignmentExpressionSyntax { Right: BaseObjectCreationExpressionSyntax strategy })
                ReadStrategy(strategy);
            else if (parts.Count > 0)
                throw Own(value);
        }
        else
            throw Own(value);
    }

    private void ReadStrategy(BaseObjectCreationExpressionSyntax strategy)
    {
        var kind = _model.GetTypeInfo(strategy).Type as INamedTypeSymbol;
        string[] arguments = [.. strategy.ArgumentList?.Arguments.Select(one => one.ToString()) ?? []];
        string set = strategy.Initializer?.ToString() ?? "";
        NamePolicy policy = TypeRules.StrategyOf(kind, Place(strategy), refusal => throw new UnusableException(refusal)) ?? NamePolicy.None;
        Name(policy, arguments.FirstOrDefault() == "true" || set.Contains("ProcessDictionaryKeys = true", StringComparison.Ordinal));
        if (!OldAttributes.IsOfLibrary(kind))
            throw Own(strategy);
        _overrides = arguments.ElementAtOrDefault(1) == "true" || set.Contains("OverrideSpecifiedNames = true", StringComparison.Ordinal);
        if (_overrides && policy != NamePolicy.CamelCase)
            throw Own(strategy);
    }

    private void Name(NamePolicy policy, bool isForKeys)
    {
        _naming = policy;
        if (policy.Code is null)
            return;
        _options.Insert(0, $"PropertyNamingPolicy = JsonKnownNamingPolicy.{policy.Code}");
        if (isForKeys)
            _options.Insert(1, $"DictionaryKeyPolicy = JsonKnownNamingPolicy.{policy.Code}");
    }

    private void ReadConverters(ExpressionSyntax value)
    {
        foreach (BaseObjectCreationExpressionSyntax made in value.DescendantNodes().OfType<BaseObjectCreationExpressionSyntax>())
        {
            var type = _model.GetTypeInfo(made).Type as INamedTypeSymbol;
            bool isBare = made.ArgumentList?.Arguments.Count is null or 0 && made.Initializer is null;
            if (!OldAttributes.IsOfLibrary(type) || !isBare || type!.Name is not ("StringEnumConverter" or "VersionConverter"))
                throw new UnusableException($"{Place(made)} has the converter {made}, whose documents only its code knows: write it as a "
                    + "JsonConverter<T> of System.Text.Json, or give other settings to try the rest: --settings file.cs.");
            if (type.Name == "StringEnumConverter" && !_options.Contains(EnumsByName))
                _options.Add(EnumsByName);
        }
    }

    private static UnusableException Own(SyntaxNode value) => new($"{Place(value)} has the contract resolver {value}, and only its code "
        + "knows which names and members a document has: say it with attributes instead ([JsonProperty], [JsonIgnore]), or give settings "
        + "without it: --settings file.cs.");
}
