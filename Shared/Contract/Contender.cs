namespace JsonAot;

/// <summary>
/// A serializer in one configuration. It offers a codec for a payload's type, or says in words why it has none;
/// it never names a payload, as a payload never names a library.
/// </summary>
public abstract class Contender
{
    /// <summary>The name in every table: short, unique.</summary>
    public abstract string Name { get; }

    /// <summary>A sentence that tells a reader what to know about this configuration.</summary>
    public abstract string Description { get; }

    /// <summary>The package it comes from, with its version; null for what needs none. Set by discovery, which knows both.</summary>
    public string? Package { get; init; }

    /// <summary>The tag or commit that a person built its package from, where its authors did not. Set by discovery.</summary>
    public string? Source { get; init; }

    /// <summary>Written in this project: where it is not faithful, that is a fault to repair and not a finding.</summary>
    public virtual bool IsOwn => false;

    public abstract Offer<T> Offer<T>(Payload<T> payload)
        where T : class;

    /// <summary>Code for its user, set up as it was measured: a file with what it has to name first. Empty where nobody has said.</summary>
    public virtual IReadOnlyList<string> Adoption(AdoptedType type) => [];
}

/// <summary>A codec, or the reason why there is none.</summary>
public readonly record struct Offer<T>(ICodec<T>? Codec, string? Unavailable)
    where T : class
{
    public static implicit operator Offer<T>(Utf8Codec<T> codec) => new(codec, null);

    public static implicit operator Offer<T>(TextCodec<T> codec) => new(codec, null);

    public static implicit operator Offer<T>(Unavailable reason) => new(null, reason.Reason);
}

/// <summary>The one way to say "not available": a reason in words, carried to every table.</summary>
public sealed record Unavailable(string Reason)
{
    private const string Refusal = "refused: ";

    /// <summary>The reason of a serializer without an option for other names: each member would need an attribute.</summary>
    public static Unavailable NamesAsInCode { get; } =
        new("it writes and reads the names of members as they are in C#, and this document has others");

    /// <summary>The reason of a contender that says beforehand that it does not take a type: nothing is lost without a word.</summary>
    public static Unavailable Refused(string why) => new(Refusal + why);

    public static bool IsRefusal(string reason) => reason.StartsWith(Refusal, StringComparison.Ordinal);

    /// <summary>
    /// The reason of a serializer that has no form for objects that are referred to, or for collections of other types than the declared
    /// one; null where the payload has neither. On a cycle most of them end the process.
    /// </summary>
    public static Unavailable? OfPlainValues<T>(Payload<T> payload)
        where T : class =>
        payload.PreservesReferences ? new("as it is set up here, it keeps no references, and this value has cycles ($id, $ref)")
        : payload.NamedCollections is not null ? new("as it is set up here, it does not tell collections of derived types apart ($type)")
        : null;
}

/// <summary>A library that this build leaves out; it keeps its row, with the reason.</summary>
[NotDiscovered("It is made for each library that a build leaves out.")]
public sealed class AbsentContender(string name, string reason) : Contender
{
    public override string Name => name;

    public override string Description => reason;

    public override Offer<T> Offer<T>(Payload<T> payload) => new Unavailable(reason);
}
