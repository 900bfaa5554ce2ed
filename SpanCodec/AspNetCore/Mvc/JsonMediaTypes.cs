using Microsoft.AspNetCore.Mvc.Formatters;

namespace SpanCodecs.AspNetCore.Mvc;

/// <summary>The media types of MVC's own JSON formatters, in their order.</summary>
internal static class JsonMediaTypes
{
    internal static void AddTo(MediaTypeCollection types)
    {
        types.Add("application/json");
        types.Add("text/json");
        types.Add("application/*+json");
    }
}
