using System;
using System.Collections.Generic;
using Newtonsoft.Json;
using Newtonsoft.Json.Converters;
using Newtonsoft.Json.Linq;
using Newtonsoft.Json.Serialization;
using OldShop.Orders;

namespace OldShop.Catalogue
{
    public abstract class Entity
    {
        [JsonProperty("id", Order = -10)]
        public Guid Id { get; set; }

        [JsonProperty("version")]
        public Version Version { get; set; }

        public DateTime CreatedAt { get; set; }
    }

    public class Product : Entity
    {
        public string Title { get; set; }

        public string Description { get; set; }

        public Money Price { get; set; }

        public Category Category { get; set; }

        public Dictionary<string, JToken> Attributes { get; set; }

        public Dictionary<int, int> StockByWarehouse { get; set; }

        public List<Variant> Variants { get; set; }

        public List<Review> Reviews { get; set; }

        public ICollection<Image> Images { get; private set; } = new List<Image>();

        [JsonProperty(NullValueHandling = NullValueHandling.Include)]
        public string Successor { get; set; }
    }

    public class Bundle : Product
    {
        public List<Guid> Parts { get; set; }
    }

    public class Category
    {
        public int Id { get; set; }

        public string Name { get; set; }

        public Category Parent { get; set; }
    }

    public class Variant
    {
        [JsonProperty("sku", Required = Required.Always)]
        public string Sku { get; set; }

        public Dimensions Size { get; set; }

        [JsonConverter(typeof(StringEnumConverter))]
        public Color? Color { get; set; }

        public ulong Barcode { get; set; }
    }

    public struct Dimensions
    {
        public double Width { get; set; }

        public double Height { get; set; }

        public double Depth { get; set; }
    }

    public class Review
    {
        public string Author { get; set; }

        public int Stars { get; set; }

        public string Text { get; set; }

        public DateTimeOffset At { get; set; }
    }

    public class Image
    {
        public Uri Address { get; set; }

        public byte[] Thumbnail { get; set; }

        [JsonProperty("alt")]
        public string Text { get; set; }
    }

    [JsonObject(NamingStrategyType = typeof(SnakeCaseNamingStrategy), ItemNullValueHandling = NullValueHandling.Ignore)]
    public class Supplier
    {
        public string LegalName { get; set; }

        public string VatNumber { get; set; }

        public Contact MainContact { get; set; }

        public List<Product> DeliveredProducts { get; set; }

        public JArray RawTerms { get; set; }

        public object LegacyData { get; set; }
    }

    public class Contact
    {
        public string FullName { get; set; }

        public string Phone { get; set; }

        public char Initial { get; set; }
    }

    [Flags]
    public enum Color
    {
        Black = 1,
        White = 2,
        Red = 4,
    }
}
