namespace SpanCodecs.Tests.TypeFuzz;

/// <summary>Declarations of classes, structs, records and interfaces; each may use those declared before it, and itself.</summary>
internal sealed class TypeMaker(Dice dice, List<KnownType> known, bool hasConverters)
{
    private readonly TypeReferences _types = new(dice, known);
    private readonly Dictionary<string, Polymorphism> _polymorphic = [];

    /// <param name="home">The static class that it is nested in; empty for none.</param>
    internal Piece Make(string name, string home, bool isInLibrary)
    {
        string full = home.Length == 0 ? name : $"{home}.{name}";
        Shape shape = dice.Below(100) switch
        {
            < 14 => Shape.Enum,
            < 26 => Shape.Struct,
            < 36 => Shape.Record,
            < 42 => Shape.RecordStruct,
            < 50 => Shape.Interface,
            < 54 => Shape.Collection,
            _ => Shape.Class,
        };
        switch (shape)
        {
            case Shape.Enum:
                known.Add(new KnownType(full, shape) { IsInLibrary = isInLibrary });
                return new EnumMaker(dice).Make(name);
            case Shape.Interface:
                return Interface(name, full, isInLibrary);
            case Shape.Collection:
                return Collection(name, full, isInLibrary);
            default:
                return Members(name, full, shape, isInLibrary);
        }
    }

    private Piece Interface(string name, string full, bool isInLibrary)
    {
        KnownType[] bases = [.. known.Where(type => type is { Shape: Shape.Interface, Parameters: 0 }).Where(_ => dice.Chance(50)).Take(3)];
        var members = new List<Piece>();
        var own = new List<(string, string, string)>();
        var taken = new HashSet<string>();
        var maker = new MemberMaker(dice, _types, hasConverters);
        for (int i = dice.Below(4); i > 0; i--)
        {
            string member = maker.Name();
            if (!taken.Add(member))
                continue;
            string type = _types.Text(1);
            own.Add((type, member, full));
            members.Add(Piece.Of(new Attributes(dice).OfMember(true, false), type, " ", member, " { get; set; }\n"));
        }

        known.Add(new KnownType(full, Shape.Interface)
        {
            IsInLibrary = isInLibrary, IsAbstract = true, Virtual = [.. own, .. bases.SelectMany(type => type.Virtual)],
        });
        Polymorphism? polymorphism = dice.Chance(20) ? new Polymorphism(dice, full, isAbstract: true) : null;
        if (polymorphism is not null)
            _polymorphic.Add(full, polymorphism);
        return Piece.Optional(
            polymorphism is null ? Piece.Empty : Piece.Later(polymorphism.ToPiece),
            $"public interface {name}",
            bases.Length == 0 ? Piece.Empty : Piece.Optional(" : ", string.Join(", ", bases.Select(type => type.Name))),
            "\n{\n",
            Piece.Lines(members),
            "}\n");
    }

    private Piece Collection(string name, string full, bool isInLibrary)
    {
        string element = _types.Text(1);
        known.Add(new KnownType(full, Shape.Collection) { IsInLibrary = isInLibrary });
        const string Generic = "global::System.Collections.Generic.";
        string definition = dice.Below(5) switch
        {
            0 => $"{Generic}List<{element}>",
            1 => $"global::System.Collections.ObjectModel.Collection<{element}>",
            2 => $"{Generic}Dictionary<string, {element}>",
            3 => $"{Generic}HashSet<{element}>",
            _ => $"{Generic}Queue<{element}>",
        };
        if (dice.Chance(15))
        {
            return Piece.Optional(
                $"public class {name} : {Generic}IEnumerable<{element}>\n{{\n",
                $"public int Extra {{ get; set; }}\n{Generic}List<{element}> list;\n",
                $"{Generic}IEnumerator<{element}> {Generic}IEnumerable<{element}>.GetEnumerator() => (list ?? new()).GetEnumerator();\n",
                "global::System.Collections.IEnumerator global::System.Collections.IEnumerable.GetEnumerator() => null;\n",
                Piece.Optional("public global::System.CharEnumerator GetEnumerator() => \"text\".GetEnumerator();\n"),
                "}\n");
        }

        Piece callback = !dice.Chance(5)
            ? Piece.Empty
            : Piece.Optional($"void {Attributes.Space}IJsonOnSerializing.OnSerializing() => Clear();\n");
        return Piece.Optional(
            dice.Chance(10) ? new Attributes(dice).OfType() : Piece.Empty,
            $"public class {name} : {definition}{(callback == Piece.Empty ? "" : $", {Attributes.Space}IJsonOnSerializing")}\n{{\n",
            Piece.Optional("public int Extra { get; set; }\n"), callback, "}\n");
    }

    private Piece Members(string name, string full, Shape shape, bool isInLibrary)
    {
        bool isStruct = shape is Shape.Struct or Shape.RecordStruct;
        bool isReadOnly = isStruct && dice.Chance(20);
        bool isAbstract = !isStruct && dice.Chance(8);
        bool isSealed = !isStruct && !isAbstract && dice.Chance(15);
        bool isGeneric = dice.Chance(10);
        KnownType? parent = isStruct ? null : Parent(shape);
        KnownType[] contracts = isReadOnly || !dice.Chance(20)
            ? []
            : [.. known.Where(type => type is { Shape: Shape.Interface, Parameters: 0 }).Take(1 + dice.Below(2))];
        var taken = new HashSet<string>();
        var maker = new MemberMaker(dice, _types, hasConverters);
        var members = new List<Piece>();
        var overridable = new List<(string, string, string)>();
        // Two contracts may have a third in common, or members of one name and different types.
        foreach ((string type, string member, string contract) in contracts.SelectMany(contract => contract.Virtual).Distinct())
            members.Add(Piece.Of(!dice.Chance(15) && taken.Add(member)
                ? $"public {type} {member} {{ get; set; }}\n"
                : $"{type} {contract}.{member} {{ get; set; }}\n"));
        foreach ((string type, string member, _) in parent?.Virtual ?? [])
        {
            if (dice.Chance(50) && taken.Add(member))
            {
                members.Add(
                    Piece.Optional(new Attributes(dice).OfMember(true, false), $"public override {type} {member} {{ get; set; }}\n"));
                overridable.Add((type, member, full));
            }
        }

        if (isGeneric)
            members.Add(Piece.Optional(dice.Pick(
                "public T TypeValue { get; set; }\n",
                $"public global::System.Collections.Generic.List<T> TypeValue {{ get; set; }}\n",
                "public T[] TypeValue { get; init; }\n")));
        if (!isStruct && dice.Chance(15) && taken.Add("Self") && name != "Self")
            members.Add(Piece.Optional($"public {name}{(isGeneric ? "<T>" : "")} Self {{ get; set; }}\n"));
        for (int i = dice.Below(dice.Chance(5) ? 40 : 6); i > 0; i--)
        {
            string member = parent?.MemberNames.Length > 0 && dice.Chance(25) ? dice.Pick(parent.MemberNames) : maker.Name();
            if (!isStruct && !isSealed && dice.Chance(8) && taken.Add(member))
            {
                string type = _types.Text(1);
                overridable.Add((type, member, full));
                members.Add(
                    Piece.Optional(new Attributes(dice).OfMember(true, false), $"public virtual {type} {member} {{ get; set; }}\n"));
            }
            else if (maker.Make(member, name, taken, isStruct, isReadOnly, parent?.MemberNames.Contains(member) == true) is { } made)
            {
                members.Add(made);
            }
        }

        if (dice.Chance(4) && !isReadOnly && taken.Add("Rest"))
        {
            string data = dice.Pick(
                "global::System.Collections.Generic.Dictionary<string, object>",
                "global::System.Collections.Generic.IDictionary<string, global::System.Text.Json.JsonElement>",
                "global::System.Collections.Generic.Dictionary<string, global::System.Text.Json.JsonElement>",
                "global::System.Text.Json.Nodes.JsonObject");
            members.Add(Piece.Optional(
                $"[{Attributes.Space}JsonExtensionData] public {data} Rest {{ get; {dice.Pick("set; ", "set; ", "init; ", "")}}}\n"));
        }

        if (!isStruct && !isGeneric && dice.Chance(8) && new EffectMaker(dice).Make(name, taken) is { } effect)
            members.Add(effect);

        var constructors = new ConstructorMaker(dice, _types);
        Piece positional = shape is Shape.Record or Shape.RecordStruct && dice.Chance(60) && parent is null
            ? constructors.Positional(name, taken)
            : Piece.Empty;
        bool hasParameters = positional != Piece.Empty;
        if (!hasParameters
            && dice.Chance(15)
            && constructors.Make(name, taken, isStruct || parent is not null, isAbstract, isReadOnly) is { } constructor)
        {
            members.Add(constructor);
            hasParameters = true;
        }

        string[] callbacks = [.. new[] { "OnDeserializing", "OnDeserialized", "OnSerializing", "OnSerialized" }.Where(_ => dice.Chance(3))];
        if (callbacks.Length > 0 && taken.Add("Calls"))
        {
            members.Add(Piece.Of($"public {(isReadOnly ? "readonly " : "")}int Calls;\n"));
            members.AddRange(callbacks.Select(
                callback => Piece.Of($"void {Attributes.Space}IJson{callback}.{callback}() {{ {(isReadOnly ? "" : Body(callback))} }}\n")));
        }

        string word =
            shape switch { Shape.Struct => "struct", Shape.Record => "record", Shape.RecordStruct => "record struct", _ => "class" };
        string? parentName = parent?.Parameters > 0
            ? $"{parent.Name}<{(isGeneric && dice.Chance(50) ? "T" : _types.Text(1))}>"
            : parent?.Name;
        string[] bases =
        [
            .. new[] { parentName }.OfType<string>(),
            .. taken.Contains("Calls") ? callbacks.Select(callback => $"{Attributes.Space}IJson{callback}") : [],
            .. contracts.Select(type => type.Name),
        ];
        known.Add(new KnownType(full, shape)
        {
            IsInLibrary = isInLibrary,
            IsMade = !isStruct && !isAbstract && !isGeneric && !hasParameters && !maker.HasRequired && (parent is null || parent.IsMade),
            IsAbstract = isAbstract,
            IsBase = !isStruct && !isSealed && !hasParameters,
            Parameters = isGeneric ? 1 : 0,
            Base = parent,
            Virtual = [.. overridable],
            MemberNames = [.. taken.Where(member => member != "Self")],
        });
        var polymorphism = new Polymorphism(dice, full, isAbstract);
        bool isPolymorphic = known[^1].IsBase && !isGeneric && dice.Chance(isAbstract ? 70 : 20);
        if (isPolymorphic)
            _polymorphic.Add(full, polymorphism);
        foreach (KnownType ancestor in contracts.Append(parent).OfType<KnownType>())
        {
            if (!isAbstract && !isGeneric && _polymorphic.TryGetValue(ancestor.Name, out Polymorphism? ofAncestor))
                ofAncestor.Add(full);
        }

        bool hasConverter = hasConverters && !isGeneric && dice.Chance(15);
        return Piece.Optional(
            hasConverter ? ConverterMaker.ForType(name, dice) : Piece.Empty,
            hasConverter ? ConverterMaker.Of($"{name}Converter") : Piece.Empty,
            isPolymorphic ? Piece.Later(polymorphism.ToPiece) : Piece.Empty,
            new Attributes(dice).OfType(),
            "public ",
            isReadOnly ? "readonly " : "",
            isAbstract ? Piece.Optional("abstract ") : "",
            isSealed ? Piece.Optional("sealed ") : "",
            $"{word} {name}{(isGeneric ? "<T>" : "")}",
            positional,
            bases.Length == 0 ? Piece.Empty : Piece.Optional(" : ", string.Join(", ", bases)),
            "\n{\n",
            Piece.Lines(members),
            "}\n");
    }

    /// <summary>Each value is written several times, and must be the same each time.</summary>
    private static string Body(string callback) => callback switch
    {
        "OnSerializing" => "Calls = 5;",
        "OnDeserializing" => "Calls = 3;",
        "OnDeserialized" => "Calls++;",
        _ => "",
    };

    private KnownType? Parent(Shape shape)
    {
        KnownType[] bases = [.. known.Where(type => type.IsBase && type.Shape == shape)];
        return bases.Length > 0 && dice.Chance(45) ? dice.Pick(bases) : null;
    }
}
