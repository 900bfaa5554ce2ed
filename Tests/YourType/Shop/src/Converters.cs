using System;
using System.Globalization;
using Newtonsoft.Json;
using Newtonsoft.Json.Converters;

namespace OldShop
{
    internal class DayConverter : IsoDateTimeConverter
    {
        public DayConverter()
        {
            DateTimeFormat = "yyyy-MM-dd";
        }
    }

    public class ParcelSize
    {
        public int Width { get; set; }

        public int Height { get; set; }

        public static ParcelSize Parse(string text)
        {
            string[] parts = text.Split('x');
            return new ParcelSize
            {
                Width = int.Parse(parts[0], CultureInfo.InvariantCulture),
                Height = int.Parse(parts[1], CultureInfo.InvariantCulture),
            };
        }

        public override string ToString()
        {
            return Width.ToString(CultureInfo.InvariantCulture) + "x" + Height.ToString(CultureInfo.InvariantCulture);
        }
    }

    internal class ParcelSizeConverter : JsonConverter
    {
        public override bool CanConvert(Type objectType)
        {
            return objectType == typeof(ParcelSize);
        }

        public override object ReadJson(JsonReader reader, Type objectType, object existingValue, JsonSerializer serializer)
        {
            if (reader.TokenType == JsonToken.Null)
                return null;
            return ParcelSize.Parse((string)reader.Value);
        }

        public override void WriteJson(JsonWriter writer, object value, JsonSerializer serializer)
        {
            writer.WriteValue(value.ToString());
        }
    }
}
