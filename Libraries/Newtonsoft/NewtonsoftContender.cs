namespace JsonAot.Libraries;

public sealed class NewtonsoftContender : Contender
{
    public override string Name => "Newtonsoft.Json";

    public override string Description =>
        "a JsonSerializer of Newtonsoft.Json that is made once, with default settings and pooled buffers; bytes go through a string up to 85 KB, and "
        + "through a stream above that; enums by name where the document names them";

    public override Offer<T> Offer<T>(Payload<T> payload) => new NewtonsoftCodec<T>(
        payload.IsFromOutside ? NewtonsoftSettings.Of(payload.NamingPolicy, payload.OmitsNulls, payload.EnumsByName) : payload.EnumsByName ? NewtonsoftSettings.Naming : null);
}
