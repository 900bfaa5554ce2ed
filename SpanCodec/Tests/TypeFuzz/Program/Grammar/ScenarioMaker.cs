namespace SpanCodecs.Tests.TypeFuzz;

/// <summary>A whole scenario from a seed: some types, one of which is the root, and the options.</summary>
internal static class ScenarioMaker
{
    // Some of them are what generated code is likely to call something of its own.
    private static readonly string[] Names =
    [
        "Order", "Item", "Node", "Part", "Owner", "Detail", "List", "System", "Json", "RuntimeType", "String", "Object", "Read",
        "Position", "SpanCode", "Names", "Unit", "Leaf",
    ];

    private static readonly string[] NestedNames = ["Inner", "Entry", "Value"];

    private const string Annotations = "#nullable enable annotations\n";

    private static readonly string[] Contexts =
        ["Codecs", "Codecs", "Codecs", "RootJson", "RootCodec", "OrderJson", "OrderCodec", "Json", "System2"];

    private static readonly string[] Numbers = ["AllowReadingFromString", "WriteAsString", "AllowNamedFloatingPointLiterals"];

    internal static Scenario Make(ulong seed)
    {
        var dice = new Dice(seed);
        var known = new List<KnownType>();
        var library = new List<Piece>();
        var application = new List<Piece>();
        if (dice.Chance(40))
        {
            library.Add(Piece.Optional(Annotations));
            application.Add(Piece.Optional(Annotations));
        }

        bool hasConverters = dice.Chance(15);
        var maker = new TypeMaker(dice, known, hasConverters);
        int count = 1 + dice.Below(6);
        int inLibrary = dice.Chance(25) ? 1 + dice.Below(count) : 0;
        var free = Names.ToList();
        for (int i = 0; i < count; i++)
        {
            bool isInLibrary = i < inLibrary;
            (isInLibrary ? library : application).Add(dice.Chance(12) ? Nested(isInLibrary) : TopLevel(isInLibrary));
        }

        if (hasConverters)
            (inLibrary > 0 ? library : application).Add(ConverterMaker.ForMembers());
        string context = dice.Pick(Contexts.Where(name => known.All(type => type.Name != name)).ToArray());
        application.Add(Piece.Of(
            $"[global::SpanCodecs.SpanCodec(typeof(", Root(dice, known), $"), TypeInfoPropertyName = \"{Scenario.Property}\")]\n",
            Options(dice, hasConverters && dice.Chance(30)),
            $"public static partial class {context};\n"));
        return new Scenario(seed, $"S{seed:X}", context, Piece.Lines(library), Piece.Lines(application));

        Piece TopLevel(bool isInLibrary)
        {
            string name = dice.PickFrom(free);
            free.Remove(name);
            return maker.Make(name, "", isInLibrary);
        }

        // Both classes take names from one list, so that some types differ in where they are alone.
        Piece Nested(bool isInLibrary)
        {
            string home = isInLibrary ? "Outer" : "Home";
            string[] names = [.. NestedNames.Where(name => known.All(type => type.Name != $"{home}.{name}"))];
            return names.Length == 0 ? Piece.Empty : Piece.Of(
                $"public {(isInLibrary ? "static" : "abstract")} partial class {home}\n{{\n",
                maker.Make(dice.Pick(names), home, isInLibrary),
                "}\n");
        }
    }

    private static Piece Root(Dice dice, List<KnownType> known)
    {
        KnownType last = known[^1];
        string text = last.Parameters == 0 ? last.Name : $"{last.Name}<{dice.Pick("int", "string", "bool?")}>";
        return dice.Chance(85) ? Piece.Either(text) : Piece.Either(new TypeReferences(dice, known).Text(), text);
    }

    private static Piece Options(Dice dice, bool hasConverter)
    {
        if (!hasConverter && dice.Chance(45))
            return Piece.Empty;
        const string Space = Attributes.Space;
        string naming = $"global::System.Text.Json.Serialization.JsonKnownNamingPolicy.{dice.Pick(Attributes.Policies)}";
        (int Percent, string Text)[] all =
        [
            (15, "AllowDuplicateProperties = false"),
            (10, "AllowTrailingCommas = true"),
            (15, "AllowOutOfOrderMetadataProperties = true"),
            (15, $"DefaultIgnoreCondition = {Space}JsonIgnoreCondition.{dice.Pick("WhenWritingNull", "WhenWritingDefault")}"),
            (10, "IgnoreReadOnlyProperties = true"),
            (7, "IgnoreReadOnlyFields = true"),
            (35, "IncludeFields = true"),
            (5, $"MaxDepth = {2 + dice.Below(5)}"),
            (15, $"NumberHandling = {Space}JsonNumberHandling.{dice.Pick(Numbers)}"),
            (12, $"PreferredObjectCreationHandling = {Space}JsonObjectCreationHandling.Populate"),
            (15, "PropertyNameCaseInsensitive = true"),
            (20, $"PropertyNamingPolicy = {naming}"),
            (10, $"DictionaryKeyPolicy = {naming}"),
            (8, "ReadCommentHandling = global::System.Text.Json.JsonCommentHandling.Skip"),
            (8, $"UnmappedMemberHandling = {Space}JsonUnmappedMemberHandling.Disallow"),
            (20, "UseStringEnumConverter = true"),
            (12, "WriteIndented = true"),
            (10, $"RespectNullableAnnotations = {dice.Pick("true", "true", "true", "false")}"),
            (10, $"RespectRequiredConstructorParameters = {dice.Pick("true", "true", "true", "false")}"),
            (5, "NewLine = \"\\r\\n\""),
            (5, "IndentCharacter = '\\t'"),
            (5, $"IndentSize = {dice.Below(5)}"),
            (10, "RelaxedEscaping = true"),
        ];
        // One argument list, of which each option is a part; the last one only ends the list.
        IEnumerable<Piece> chosen = all.Where(option => dice.Chance(option.Percent)).Select(option => Piece.Optional(option.Text + ", "));
        Piece defaults = Piece.Optional(
            dice.Chance(14) ? $"global::System.Text.Json.JsonSerializerDefaults.{dice.Pick("Web", "Strict")}, " : "");
        string converters = hasConverter ? $"] {{ typeof({dice.Pick(ConverterMaker.OfOptions)}) }}" : "0]";
        return Piece.Optional(
            "[global::SpanCodecs.SpanCodecOptions(",
            defaults,
            Piece.Lines(chosen),
            $"Converters = new global::System.Type[{converters})]\n");
    }
}
