using JsonAot.Lab.YourType.Finding;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Text;

namespace JsonAot.Lab.YourType.Moving;

/// <summary>The changes of a file that make it say the same to System.Text.Json. All other text stays as it is.</summary>
internal sealed class CopyEdits : CSharpSyntaxWalker
{
    // Types that take a document which is not known in advance.
    private static readonly Dictionary<string, string> Trees = new()
    {
        ["JObject"] = "JsonObject",
        ["JArray"] = "JsonArray",
        ["JToken"] = "JsonNode",
        ["JContainer"] = "JsonNode",
        ["JValue"] = "JsonValue",
    };

    private readonly SemanticModel _model;
    private readonly OldSettings _settings;
    private readonly ConverterCode _converters;
    private readonly List<TextChange> _changes = [];
    private readonly List<(INamedTypeSymbol? Type, string Text)> _refusals = [];
    private readonly List<Remark> _remarks = [];
    private readonly List<string> _leftOut = [];
    private readonly Dictionary<INamedTypeSymbol, TypeRules> _rules = new(SymbolEqualityComparer.Default);
    private INamedTypeSymbol? _type;
    private bool _hasTrees;

    internal CopyEdits(SemanticModel model, OldSettings settings, ConverterCode converters)
    {
        (_model, _settings, _converters) = (model, settings, converters);
        Visit(model.SyntaxTree.GetRoot());
    }

    /// <summary>Everything without a translation, each with the type that has it.</summary>
    internal IReadOnlyList<(INamedTypeSymbol? Type, string Text)> Refusals => _refusals;

    /// <summary>Everything that is not the same in every case.</summary>
    internal IReadOnlyList<Remark> Remarks => _remarks;

    /// <summary>Code that the copy is without.</summary>
    internal IReadOnlyList<string> LeftOut => _leftOut;

    internal string Text
    {
        get
        {
            SourceText text = _model.SyntaxTree.GetText();
            IEnumerable<TextChange> usings = UsingEdits.Of(_model.SyntaxTree, _hasTrees, _changes.Count > 0);
            return text.WithChanges(_changes.Concat(usings).OrderBy(change => change.Span.Start)).ToString();
        }
    }

    private MemberWords Words => new(_settings, _converters, Refuse, (member, text) => _remarks.Add(new Remark(_type, member, text)));

    private void Refuse(string text) => _refusals.Add((_type, text));

    public override void VisitClassDeclaration(ClassDeclarationSyntax node) => VisitType(node, () => base.VisitClassDeclaration(node));

    public override void VisitRecordDeclaration(RecordDeclarationSyntax node) => VisitType(node, () =>
    {
        foreach (ParameterSyntax parameter in node.ParameterList?.Parameters ?? [])
            VisitParameterOf(parameter);
        base.VisitRecordDeclaration(node);
    });

    public override void VisitStructDeclaration(StructDeclarationSyntax node) => VisitType(node, () => base.VisitStructDeclaration(node));

    public override void VisitInterfaceDeclaration(InterfaceDeclarationSyntax node) =>
        VisitType(node, () => base.VisitInterfaceDeclaration(node));

    private void VisitType(TypeDeclarationSyntax node, Action visitParts)
    {
        INamedTypeSymbol type = _model.GetDeclaredSymbol(node)!;
        // A converter or a resolver is for the old library alone.
        if (type.AndBases().Skip(1).Concat(type.AllInterfaces).Any(OldAttributes.IsOfLibrary))
        {
            if (_converters.Of(type) is { } code)
                _changes.Add(new TextChange(node.Span, Indented(code, node)));
            else
                LeaveOut(node, $"the class {type.Name}");
            return;
        }

        INamedTypeSymbol? outer = _type;
        _type = type;
        // A partial type says everything once.
        if (!_rules.ContainsKey(type))
            _rules[type] = TypeRules.Of(type, Refuse);
        string[] words = type.Old("JsonConverter") is { } converter ? Words.ConverterFor(converter, type, type.Name) : [];
        Replace(node, node.AttributeLists, words, node.AttributeLists.Count > 0);
        foreach (IMethodSymbol method in type.GetMembers().OfType<IMethodSymbol>().Where(IsAsked))
        {
            _remarks.Add(new Remark(type, $"{type.Name}.{method.Name}", "is not asked by System.Text.Json: give its contract a "
                + "ShouldSerialize, or the member [JsonIgnore(Condition = ...)]."));
        }

        visitParts();
        _type = outer;
    }

    private static bool IsAsked(IMethodSymbol method) => method.Parameters.Length == 0
        && method is { DeclaredAccessibility: Accessibility.Public, ReturnType.SpecialType: SpecialType.System_Boolean }
        && method.Name.StartsWith("ShouldSerialize", StringComparison.Ordinal)
        && method.ContainingType.GetMembers(method.Name["ShouldSerialize".Length..]).Length > 0;

    public override void VisitEnumDeclaration(EnumDeclarationSyntax node)
    {
        INamedTypeSymbol type = _model.GetDeclaredSymbol(node)!;
        _type = type;
        string[] words = type.Old("JsonConverter") is { } converter ? Words.ConverterFor(converter, type, type.Name) : [];
        Replace(node, node.AttributeLists, words, node.AttributeLists.Count > 0);
        foreach (EnumMemberDeclarationSyntax value in node.Members)
        {
            string? name = _model.GetDeclaredSymbol(value)!.Old("EnumMember").Stated("Value") as string;
            Replace(value, value.AttributeLists, name is null ? [] : [$"JsonStringEnumMemberName({CodeNames.Literal(name)})"]);
        }

        _type = type.ContainingType;
    }

    public override void VisitPropertyDeclaration(PropertyDeclarationSyntax node)
    {
        ISymbol member = _model.GetDeclaredSymbol(node)!;
        string[] words = WordsOf(member);
        Replace(node, node.AttributeLists, words);
        Open(words, node.Modifiers);
        if (words.Contains("JsonInclude"))
        {
            foreach (AccessorDeclarationSyntax accessor in node.AccessorList?.Accessors ?? [])
                Open(words, accessor.Modifiers);
            // A list that was filled has no setter.
            if (node.AccessorList?.Accessors is [{ Body: null, ExpressionBody: null, Keyword.RawKind: (int)SyntaxKind.GetKeyword } only])
                _changes.Add(new TextChange(new TextSpan(only.Span.End, 0), " internal set;"));
        }

        VisitCode(node.Type, words);
        VisitCode(node.AccessorList, []);
        VisitCode(node.ExpressionBody, []);
        VisitCode(node.Initializer, []);
    }

    public override void VisitFieldDeclaration(FieldDeclarationSyntax node)
    {
        ISymbol member = _model.GetDeclaredSymbol(node.Declaration.Variables[0])!;
        string[] words = member is { IsStatic: false } and not IFieldSymbol { IsConst: true } ? WordsOf(member) : [];
        Replace(node, node.AttributeLists, words);
        Open(words, node.Modifiers);
        VisitCode(node.Declaration.Type, words);
        foreach (VariableDeclaratorSyntax one in node.Declaration.Variables)
            VisitCode(one.Initializer, []);
    }

    private void VisitParameterOf(ParameterSyntax parameter)
    {
        if (_type!.GetMembers(parameter.Identifier.Text).OfType<IPropertySymbol>().FirstOrDefault() is not { } property)
            return;
        if (_model.GetDeclaredSymbol(parameter) is { } symbol && symbol.GetAttributes().Any(one => OldAttributes.IsOld(one.AttributeClass)))
            Refuse($"{_type.Name}.{parameter.Identifier.Text} has an attribute on the parameter of its constructor: give it to the "
                + "property, as in [property: JsonProperty(...)].");
        Replace(parameter, parameter.AttributeLists, WordsOf(property), target: "property: ");
    }

    public override void VisitConstructorDeclaration(ConstructorDeclarationSyntax node)
    {
        IMethodSymbol constructor = _model.GetDeclaredSymbol(node)!;
        bool isChosen = constructor.Old("JsonConstructor") is not null || IsHiddenDefault(constructor);
        string[] words = isChosen ? ["JsonConstructor"] : [];
        Replace(node, node.AttributeLists, words);
        if (isChosen)
            Open(["JsonInclude"], node.Modifiers);
        VisitCode(node.ParameterList, []);
        VisitCode(node.Body, []);
        VisitCode(node.ExpressionBody, []);
    }

    /// <summary>Newtonsoft.Json calls a constructor that is not public where there is no other.</summary>
    private static bool IsHiddenDefault(IMethodSymbol constructor) => constructor is { IsStatic: false, Parameters: [] }
        && constructor.ContainingType is { IsAbstract: false, TypeKind: TypeKind.Class } type
        && type.InstanceConstructors.All(one => one.DeclaredAccessibility != Accessibility.Public && one.Old("JsonConstructor") is null)
        && type.GetMembers().OfType<IPropertySymbol>().Any(one => one is { IsStatic: false, SetMethod: not null });

    public override void VisitMethodDeclaration(MethodDeclarationSyntax node)
    {
        // It is in no document.
        if (node.DescendantNodes().OfType<SimpleNameSyntax>().Any(IsOfLibrary))
            LeaveOut(node, $"{_type?.Name}.{node.Identifier.Text}");
    }

    /// <summary>Code at the place of a node, with the lines of the file.</summary>
    private string Indented(string code, SyntaxNode node)
    {
        SourceText text = _model.SyntaxTree.GetText();
        string line = text.Lines.GetLineFromPosition(node.SpanStart).ToString();
        string blanks = line[..(line.Length - line.TrimStart().Length)];
        return string.Join(UsingEdits.EndOf(text), code.Split('\n').Select((part, i) => i == 0 || part.Length == 0 ? part : blanks + part));
    }

    private void LeaveOut(MemberDeclarationSyntax node, string what)
    {
        _changes.Add(LineEdits.Without(_model.SyntaxTree.GetText(), node));
        FileLinePositionSpan place = node.GetLocation().GetLineSpan();
        _leftOut.Add($"{Path.GetFileName(place.Path)}({place.StartLinePosition.Line + 1}) has {what}, which is code for Newtonsoft.Json: "
            + "move it into a file without types of your documents, or write it anew");
    }

    public override void VisitSimpleBaseType(SimpleBaseTypeSyntax node) => VisitCode(node, []);

    private string[] WordsOf(ISymbol member) =>
        member.IsStatic || member is IPropertySymbol { IsIndexer: true } || _type is null or { TypeKind: TypeKind.Interface } ? []
        : Words.Of(member, _rules[_type]);

    /// <summary>Trees of the old library become those of the new one; all else of it has no translation.</summary>
    private void VisitCode(SyntaxNode? node, string[] words)
    {
        foreach (SimpleNameSyntax name in node?.DescendantNodesAndSelf().OfType<SimpleNameSyntax>().Where(IsOfLibrary) ?? [])
        {
            SyntaxNode whole = name.Parent is QualifiedNameSyntax qualified && qualified.Right == name ? qualified : name;
            if (node is TypeSyntax && Trees.TryGetValue(name.Identifier.Text, out string? tree))
            {
                _hasTrees = true;
                _changes.Add(new TextChange(whole.Span, words.Contains("JsonExtensionData") ? "JsonElement" : tree));
            }
            else if (name.Parent is not QualifiedNameSyntax || whole != name)
            {
                int line = name.GetLocation().GetLineSpan().StartLinePosition.Line + 1;
                Refuse($"{_type?.Name} uses {name.Identifier.Text} of Newtonsoft.Json in its code, line {line}: a copy without it would do "
                    + "something else. Take that out of the type.");
            }
        }
    }

    private bool IsOfLibrary(SimpleNameSyntax name) =>
        name.FirstAncestorOrSelf<AttributeListSyntax>() is null
        && _model.GetSymbolInfo(name).Symbol is { } symbol and not INamespaceSymbol
        && (OldAttributes.IsOfLibrary(symbol) || OldAttributes.IsOfLibrary(symbol.ContainingType));

    /// <summary>Generated code cannot reach what is private.</summary>
    private void Open(string[] words, SyntaxTokenList modifiers)
    {
        if (!words.Contains("JsonInclude"))
            return;
        foreach (SyntaxToken token in modifiers.Where(one => one.Kind() is SyntaxKind.PrivateKeyword or SyntaxKind.ProtectedKeyword))
            _changes.Add(new TextChange(token.Span, "internal"));
    }

    /// <summary>The new attributes stand in the place of the first old one, or before the declaration.</summary>
    private void Replace(
        SyntaxNode node, SyntaxList<AttributeListSyntax> lists, string[] words, bool mayAdd = true, string target = "")
    {
        string added = words.Length == 0 ? "" : $"[{target}{string.Join(", ", words)}]";
        foreach (AttributeListSyntax list in lists)
        {
            AttributeSyntax[] kept = [.. list.Attributes.Where(one => !IsOld(one))];
            if (kept.Length == list.Attributes.Count)
                continue;
            string rest = kept.Length == 0 ? "" : $"[{list.Target}{string.Join(", ", kept.Select(one => one.ToString()))}]";
            string text = string.Join(' ', new[] { added, rest }.Where(part => part.Length > 0));
            _changes.Add(text.Length == 0 ? LineEdits.Without(_model.SyntaxTree.GetText(), list) : new TextChange(list.Span, text));
            added = "";
        }

        if (added.Length > 0 && mayAdd)
            _changes.Add(new TextChange(new TextSpan(node.GetFirstToken().SpanStart, 0), $"{added} "));
    }

    private bool IsOld(AttributeSyntax attribute) =>
        _model.GetSymbolInfo(attribute) is { } info
        && OldAttributes.IsOld((info.Symbol ?? info.CandidateSymbols.FirstOrDefault())?.ContainingType);
}
