using System.ComponentModel;
using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;
using System.Text.Json;
using System.Text.Json.Serialization.Metadata;
using SpanCodecs.Bridge;
using SpanCodecs.Support;

namespace SpanCodecs;

/// <summary>
/// Makes JsonSerializer, and all that is built on it, read and write a class's types by their codecs:
/// <c>options.TypeInfoResolverChain.Insert(0, Codecs.Resolver)</c>. What it cannot do as System.Text.Json does, it leaves to the next
/// resolver, and <see cref="WhyNot(Type, JsonSerializerOptions)"/> says why.
/// </summary>
public sealed class SpanCodecResolver : IJsonTypeInfoResolver
{
    // Another resolver may ask these options in turn, and would be asked again for ever.
    [ThreadStatic]
    private static JsonSerializerOptions? t_asked;

    private readonly ContextOptions _context;
    private readonly Dictionary<Type, BridgedType> _types;
    private readonly ConditionalWeakTable<JsonSerializerOptions, Answer> _answers = [];

    /// <summary>Called by generated code.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [Experimental(ForGeneratedCode.Id, Message = ForGeneratedCode.Why)]
    public SpanCodecResolver(ContextOptions context, params BridgedType[] types)
    {
        ArgumentNullException.ThrowIfNull(context);
        ArgumentNullException.ThrowIfNull(types);
        _context = context;
        _types = new Dictionary<Type, BridgedType>(types.Length);
        foreach (BridgedType type in types)
            _types.Add(type.Type, type);
    }

    /// <summary>The types that have a codec, also those that are left to System.Text.Json here.</summary>
    public IReadOnlyCollection<Type> Types => _types.Keys;

    /// <summary>The types that these codecs read and write anywhere, for a class that calls them.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [Experimental(ForGeneratedCode.Id, Message = ForGeneratedCode.Why)]
    public Type[] TypesInside => _context.Types;

    /// <summary>Whether both encoders write the names in these codecs alike.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [Experimental(ForGeneratedCode.Id, Message = ForGeneratedCode.Why)]
    public bool IsEscapingFree => _context.IsEscapingFree;

    public JsonTypeInfo? GetTypeInfo(Type type, JsonSerializerOptions options)
    {
        ArgumentNullException.ThrowIfNull(type);
        ArgumentNullException.ThrowIfNull(options);
        if (_types.TryGetValue(type, out BridgedType? bridged))
            return bridged.LeftBecause is null && WhyNot(options) is null ? bridged.ToTypeInfo(options, _context) : null;
        return FilledType.IsAsked(type) && WhyNot(options) is null ? FilledType.Describe(type, options) : null;
    }

    /// <summary>Why JsonSerializer does not use a codec for this type with these options; null where it does.</summary>
    public string? WhyNot(Type type, JsonSerializerOptions options)
    {
        ArgumentNullException.ThrowIfNull(type);
        ArgumentNullException.ThrowIfNull(options);
        if (!_types.TryGetValue(type, out BridgedType? bridged))
            return $"The class has no codec for '{type}'; name the type with [SpanCodec].";
        return bridged.LeftBecause is { } reason ? $"'{type}' {reason}" : WhyNot(options) ?? ResolverChain.Before(options, this, type);
    }

    /// <summary>
    /// Throws where JsonSerializer does not use a codec for one of these types with these options: for a line where the application starts,
    /// or a test. Without types, only what stands against all codecs of the class is looked for, as options that differ.
    /// </summary>
    /// <exception cref="InvalidOperationException">The message is what WhyNot says.</exception>
    public void EnsureUsed(JsonSerializerOptions options, params Type[] types)
    {
        ArgumentNullException.ThrowIfNull(options);
        ArgumentNullException.ThrowIfNull(types);
        string? reason = WhyNot(options);
        foreach (Type type in types)
            reason ??= WhyNot(type, options);
        if (reason is not null)
            throw new InvalidOperationException($"JsonSerializer does not use the codecs: {reason}");
    }

    /// <summary>
    /// Makes these options without any codecs, for whatever asks them what a type looks like: a schema (<c>GetJsonSchemaAsNode</c>) of a
    /// type that is read and written by a codec is true, as for every converter. They are new options each time: keep them.
    /// </summary>
    /// <exception cref="InvalidOperationException">No other resolver is in the options.</exception>
    public JsonSerializerOptions Without(JsonSerializerOptions options)
    {
        ArgumentNullException.ThrowIfNull(options);
        return ResolverChain.Without(options) ?? throw new InvalidOperationException(
            "The options have no resolver but those of codecs, which describe no types: "
            + "add a JsonSerializerContext or a DefaultJsonTypeInfoResolver.");
    }

    /// <summary>The codec itself, to be called without JsonSerializer.</summary>
    public bool TryGetCodec<T>([NotNullWhen(true)] out SpanCodec<T>? codec)
    {
        codec = _types.TryGetValue(typeof(T), out BridgedType? bridged) ? (SpanCodec<T>)bridged.Codec : null;
        return codec is not null;
    }

    /// <summary>Finds the codec of a type that is known only at run time.</summary>
    public bool TryGetCodec(Type type, [NotNullWhen(true)] out ISpanCodec? codec)
    {
        ArgumentNullException.ThrowIfNull(type);
        codec = _types.TryGetValue(type, out BridgedType? bridged) ? (ISpanCodec)bridged.Codec : null;
        return codec is not null;
    }

    /// <summary>
    /// The answer is the same for all types, and takes a look at each of them. It is kept for options that can no longer change.
    /// </summary>
    private string? WhyNot(JsonSerializerOptions options) => ReferenceEquals(t_asked, options)
        ? "A resolver asks for the type while it is asked for others of the class."
        : (options.IsReadOnly ? _answers.GetValue(options, Find) : Find(options)).WhyNot;

    private Answer Find(JsonSerializerOptions options)
    {
        JsonSerializerOptions? before = t_asked;
        t_asked = options;
        try
        {
            return new(ResolverChain.WhyNot(options, this, _context.Types) ?? _context.Difference(options));
        }
        finally
        {
            t_asked = before;
        }
    }

    private sealed class Answer(string? whyNot)
    {
        internal string? WhyNot => whyNot;
    }
}
