using SpanCodecs.Generator.Model;
using SpanCodecs.Support;

namespace SpanCodecs.Generator.Emit;

/// <summary>The context while the code of one of its files is written: the types that the file needs, by key.</summary>
internal sealed class EmitScope
{
    private readonly FileModel _file;
    private readonly Dictionary<string, TypeModel> _types;
    private int _variables;

    internal EmitScope(FileModel file)
    {
        _file = file;
        _types = file.Context.Types.ToDictionary(type => type.Name.Key);
    }

    internal ContextModel Context => _file.Context;

    internal OptionsModel Options => Context.Options;

    internal int MaxDepth => Options.EffectiveMaxDepth;

    internal string TrailingCommas => Options.AllowTrailingCommas ? "true" : "false";

    /// <summary>Whether some member fills the file's type in place.</summary>
    internal bool IsPopulated => _file.IsPopulated;

    /// <summary>Whether the file's type is written behind a discriminator.</summary>
    internal bool IsDerived => _file.IsDerived;

    /// <summary>
    /// The name of the discriminator that the type's extension data keeps, where the type is a fallback; null for other types.
    /// </summary>
    internal string? KeptDiscriminator(ObjectModel type) => Context.Types.OfType<ObjectModel>()
        .Select(model => model.Polymorphism).OfType<PolymorphismModel>()
        .FirstOrDefault(polymorphism => polymorphism.Fallback?.Type == type.Name.Key)?.DiscriminatorName;

    /// <summary>Whether the file's type is read behind a discriminator, or where one might have been.</summary>
    internal bool IsReadBehindDiscriminator(ObjectModel type) => type.Polymorphism is { HasDiscriminators: true } || IsDerived;

    /// <summary>
    /// A variable of a pattern belongs to the whole block around it, so that each needs a name of its own; no member's begins with _.
    /// </summary>
    internal string Variable(string name) => $"_{name}{++_variables}";

    internal void BeginMethod() => _variables = 0;

    internal TypeModel this[string key] => _types[key];

    /// <summary>
    /// Whether writing the file's type may go deeper than the limit: a type that contains itself may, and what is in such a type; another
    /// only where the user lowered the limit.
    /// </summary>
    internal bool ChecksDepthOfWriting => _file.IsDeep || MaxDepth < Limits.UsualMaxDepth;

    /// <summary>Whether the file's type is so large, and so often inside of itself, that its methods ask for stack.</summary>
    internal bool ChecksStack => _file.ChecksStack;

    internal static string Class(TypeModel type) => type.Name.Key + "Json";

    /// <summary>The type of a variable that holds what was read.</summary>
    internal static string Variable(TypeModel type) => type.Name.IsValueType ? type.Name.Code : type.Name.Code + "?";
}
