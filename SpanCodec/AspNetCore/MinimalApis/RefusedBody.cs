using System.Reflection;
using System.Text.Json;
using Microsoft.AspNetCore.Http;

namespace SpanCodecs.AspNetCore;

/// <summary>Why a body is no parameter, in ASP.NET Core's words.</summary>
internal sealed class RefusedBody(string message, int status, Exception? cause, bool isIncomplete = false)
    : BadHttpRequestException(message, status, cause!)
{
    /// <summary>It did not arrive, which is nothing that a developer could mend.</summary>
    internal bool IsIncomplete => isIncomplete;

    internal static RefusedBody Missing<T>(ParameterInfo parameter) =>
        new(
            $"Required parameter \"{NameOf(typeof(T))} {parameter.Name}\" was not provided from body.",
            StatusCodes.Status400BadRequest, null);

    internal static RefusedBody NoJson(string? contentType) =>
        new($"Expected a supported JSON media type but got \"{contentType}\".", StatusCodes.Status415UnsupportedMediaType, null);

    internal static RefusedBody NoLines(string? contentType) =>
        new(
            $"Expected one of {LinesFormat.Names} in UTF-8 but got \"{contentType}\".",
            StatusCodes.Status415UnsupportedMediaType, null);

    private static RefusedBody Malformed<T>(ParameterInfo parameter, JsonException cause) =>
        new(
            $"Failed to read parameter \"{NameOf(typeof(T))} {parameter.Name}\" from the request body as JSON.",
            StatusCodes.Status400BadRequest, cause);

    /// <summary>What a failure of reading a body is; null where it is none.</summary>
    internal static RefusedBody? Of<T>(ParameterInfo parameter, Exception failure) => failure switch
    {
        BadHttpRequestException refused => Broken(refused.StatusCode, refused),
        IOException broken => Broken(StatusCodes.Status400BadRequest, broken),
        JsonException malformed => Malformed<T>(parameter, malformed),
        _ => null,
    };

    private static RefusedBody Broken(int status, IOException cause) =>
        new("Reading the request body failed with an IOException.", status, cause, isIncomplete: true);

    /// <summary>Writes a type as C# does: List&lt;int&gt;, and not List`1 and Int32 as the runtime does.</summary>
    private static string NameOf(Type type)
    {
        if (type.IsArray)
            return $"{NameOf(type.GetElementType()!)}[]";
        int end = type.Name.IndexOf('`', StringComparison.Ordinal);
        if (end > 0)
        {
            // The arguments of the type around it come first, and are not named.
            int around = type.DeclaringType?.GetGenericArguments().Length ?? 0;
            return $"{type.Name[..end]}<{string.Join(", ", type.GenericTypeArguments.Skip(around).Select(NameOf))}>";
        }

        return type.IsEnum ? type.Name : Type.GetTypeCode(type) switch
        {
            TypeCode.Boolean => "bool",
            TypeCode.Byte => "byte",
            TypeCode.Char => "char",
            TypeCode.Decimal => "decimal",
            TypeCode.Double => "double",
            TypeCode.Single => "float",
            TypeCode.Int16 => "short",
            TypeCode.Int32 => "int",
            TypeCode.Int64 => "long",
            TypeCode.SByte => "sbyte",
            TypeCode.String => "string",
            TypeCode.UInt16 => "ushort",
            TypeCode.UInt32 => "uint",
            TypeCode.UInt64 => "ulong",
            _ => type == typeof(object) ? "object" : type.Name,
        };
    }
}
