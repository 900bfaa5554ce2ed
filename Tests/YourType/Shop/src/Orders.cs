using System;
using System.Collections.Generic;
using System.ComponentModel;
using Newtonsoft.Json;
using Newtonsoft.Json.Converters;
using Newtonsoft.Json.Linq;

namespace OldShop.Orders
{
    [JsonObject(MemberSerialization.OptIn)]
    public class Order
    {
        [JsonConstructor]
        public Order(long number, Customer customer)
        {
            Number = number;
            Customer = customer;
        }

        [JsonProperty("number", Required = Required.Always, Order = -2)]
        public long Number { get; }

        [JsonProperty("customer", Order = -1)]
        public Customer Customer { get; }

        [JsonProperty("state")]
        [JsonConverter(typeof(StringEnumConverter))]
        public OrderState State { get; set; }

        [JsonProperty("placedAt")]
        public DateTime PlacedAt { get; set; }

        [JsonProperty("shippedAt", NullValueHandling = NullValueHandling.Include)]
        public DateTimeOffset? ShippedAt { get; set; }

        [JsonProperty("lines")]
        public List<OrderLine> Lines { get; } = new List<OrderLine>();

        [JsonProperty("shipping")]
        public Shipping Shipping { get; set; }

        [JsonProperty("payment")]
        public Payment Payment { get; set; }

        [JsonProperty("discounts", DefaultValueHandling = DefaultValueHandling.Ignore)]
        public Discount[] Discounts { get; set; }

        [JsonProperty("notes")]
        private string notes;

        [JsonProperty("custom")]
        public JObject Custom { get; set; }

        [JsonIgnore]
        public string Notes
        {
            get { return notes; }
            set { notes = value; }
        }

        public decimal Total
        {
            get
            {
                decimal total = 0;
                foreach (OrderLine line in Lines)
                    total += line.Price.Amount * line.Quantity;
                return total;
            }
        }
    }

    public class OrderLine
    {
        public string Sku { get; set; }

        public string Title { get; set; }

        public int Quantity { get; set; }

        public Money Price { get; set; }

        [JsonProperty("taxRate")]
        public double Tax { get; set; }

        [JsonProperty(PropertyName = "gift", DefaultValueHandling = DefaultValueHandling.Ignore)]
        public bool IsGift { get; set; }

        public Dictionary<string, string> Options { get; set; }
    }

    public struct Money
    {
        [JsonProperty("amount")]
        public decimal Amount { get; set; }

        [JsonProperty("currency")]
        public string Currency { get; set; }
    }

    public class Discount
    {
        [JsonProperty("code", Required = Required.AllowNull)]
        public string Code { get; set; }

        public decimal Percent { get; set; }

        [JsonConverter(typeof(DayConverter))]
        public DateTime? ValidUntil { get; set; }
    }

    public class Voucher : Discount
    {
        public string Owner { get; set; }
    }

    public class Shipping
    {
        public Carrier Carrier { get; set; }

        public Address To { get; set; }

        public TimeSpan? Latest { get; set; }

        public List<Parcel> Parcels { get; set; }
    }

    public class ExpressShipping : Shipping
    {
        public DateTime PromisedUntil { get; set; }
    }

    public class Parcel
    {
        [JsonProperty("tracking_id")]
        public string TrackingId { get; set; }

        public float WeightKg { get; set; }

        [JsonConverter(typeof(ParcelSizeConverter))]
        public ParcelSize Size { get; set; }

        public Uri Tracking { get; set; }

        public List<TrackingEvent> Events { get; set; }
    }

    public class TrackingEvent
    {
        public DateTime At { get; set; }

        public string Place { get; set; }

        public byte Severity { get; set; }
    }

    public class Payment
    {
        public PaymentKind Kind { get; set; }

        public Card Card { get; set; }

        [JsonProperty("reference")]
        public Guid? Reference { get; set; }

        public bool? Captured { get; set; }
    }

    public class Card
    {
        public string Brand { get; set; }

        public string LastFour { get; set; }

        public short ExpiryMonth { get; set; }

        public short ExpiryYear { get; set; }

        [JsonIgnore]
        public string Number { get; set; }
    }

    public enum OrderState
    {
        Draft,
        Placed,
        Shipped,
        Returned,
    }

    public enum PaymentKind
    {
        Card,
        Invoice,
        Cash,
    }

    public enum Carrier
    {
        Post,
        Bike,
    }
}
