using Newtonsoft.Json;
using Newtonsoft.Json.Converters;
using Newtonsoft.Json.Serialization;

namespace OldShop
{
    internal static class Settings
    {
        internal static readonly JsonSerializerSettings Shared = new JsonSerializerSettings
        {
            ContractResolver = new CamelCasePropertyNamesContractResolver(),
            NullValueHandling = NullValueHandling.Ignore,
            DateTimeZoneHandling = DateTimeZoneHandling.RoundtripKind,
            Formatting = Formatting.Indented,
            Converters = { new StringEnumConverter() },
        };

        internal static string Write(object value)
        {
            return JsonConvert.SerializeObject(value, Shared);
        }
    }
}
