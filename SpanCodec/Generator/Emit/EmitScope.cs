using SpanCodecs.Generator.Model;

namespace SpanCodecs.Generator.Emit;

/// <summary>The context while its code is written: its types by key, and what follows from all of them together.</summary>
internal sealed class EmitScope
{
    private readonly Dictionary<string, TypeModel> _types;
    private readonly HashSet<string> _recursive;
    private int _variables;

    internal EmitScope(ContextModel context)
    {
        Context = context;
        _types = context.Types.ToDictionary(type => type.Name.Key);
        _recursive = Recursion.Find(_types);
        ObjectModel[] objects = [.. context.Types.OfType<ObjectModel>()];
        Populated = [.. objects.SelectMany(type => type.Members).Select(member => member.Population?.Type).OfType<string>()];
        Derived = [.. objects.Where(type => type.Polymorphism is not null).SelectMany(type => type.Polymorphism!.Derived)
            .Where(derived => derived.HasDiscriminator).Select(derived => derived.Type)];
    }

    internal ContextModel Context { get; }

    internal OptionsModel Options => Context.Options;

    internal int MaxDepth => Options.EffectiveMaxDepth;

    internal string TrailingCommas => Options.AllowTrailingCommas ? "true" : "false";

    /// <summary>Collections that some member fills in place.</summary>
    internal HashSet<string> Populated { get; }

    /// <summary>Objects that are written behind a discriminator.</summary>
    internal HashSet<string> Derived { get; }

    /// <summary>Objects that are read behind a discriminator, or where one might have been.</summary>
    internal bool IsReadBehindDiscriminator(ObjectModel type) => type.Polymorphism is { HasDiscriminators: true } || Derived.Contains(type.Name.Key);

    /// <summary>A variable of a pattern belongs to the whole block around it, so that each needs a name of its own; no member's begins with _.</summary>
    internal string Variable(string name) => $"_{name}{++_variables}";

    internal void BeginMethod() => _variables = 0;

    internal TypeModel this[string key] => _types[key];

    /// <summary>
    /// Whether writing may go deeper than the limit: a type that contains itself may; another only where the user
    /// lowered the limit.
    /// </summary>
    internal bool ChecksDepthOfWriting(TypeModel type) => _recursive.Contains(type.Name.Key) || MaxDepth < OptionsModel.DefaultMaxDepth;

    internal static string Class(TypeModel type) => type.Name.Key + "Json";

    /// <summary>The type of a variable that holds what was read.</summary>
    internal static string Variable(TypeModel type) => type.Name.IsValueType ? type.Name.Code : type.Name.Code + "?";
}
