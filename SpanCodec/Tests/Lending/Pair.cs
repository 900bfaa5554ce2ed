using System.Reflection;
using System.Runtime.Loader;
using SpanCodecs.Tests.Generation;
using Xunit;

namespace SpanCodecs.Tests.Lending;

/// <summary>Both assemblies, loaded.</summary>
internal sealed class Pair
{
    private readonly Assembly _user;
    private readonly Assembly _library;

    internal Pair(byte[] library, GeneratorRun user, byte[] userImage)
    {
        Assert.Empty(user.Reported);
        Code = [.. user.Result.GeneratedSources.Select(source => source.SourceText.ToString())];
        var context = new AssemblyLoadContext("lending", isCollectible: true);
        _library = context.LoadFromStream(new MemoryStream(library));
        context.Resolving += (_, name) => name.Name == "Library" ? _library : null;
        _user = context.LoadFromStream(new MemoryStream(userImage));
    }

    internal string[] Code { get; }

    internal SpanCodecResolver Resolver => (SpanCodecResolver)Codecs.GetProperty("Resolver")!.GetValue(null)!;

    private Type Codecs => _user.GetType("User.UserCodecs", throwOnError: true)!;

    internal Type Type(string name) => _user.GetType("User." + name) ?? _library.GetType("Library." + name, throwOnError: true)!;

    internal string Again(string type, string json) => Write(type, Call(type, "Deserialize", typeof(string), json));

    internal string Write(string type, object value) => (string)Call(type, "SerializeToString", Type(type), value);

    private object Call(string type, string method, Type parameter, object argument)
    {
        object codec = Codecs.GetProperty(type)!.GetValue(null)!;
        return codec.GetType().GetMethod(method, [parameter])!.Invoke(codec, [argument])!;
    }
}
