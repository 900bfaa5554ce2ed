using System;
using System.Collections.Generic;
using System.Runtime.Serialization;
using Newtonsoft.Json;
using Newtonsoft.Json.Linq;

namespace OldShop
{
    // Written for WCF once: names are those of the contract.
    [DataContract(Name = "customer")]
    public class Customer
    {
        [DataMember(Name = "id", IsRequired = true, Order = 1)]
        public int Id { get; set; }

        [DataMember(Name = "display_name", Order = 2)]
        public string Name { get; set; }

        [DataMember(Name = "mail", Order = 3, EmitDefaultValue = false)]
        public string Mail { get; set; }

        [DataMember(Name = "addresses", Order = 4)]
        public IList<Address> Addresses { get; set; }

        [DataMember(Name = "consents", Order = 5)]
        public Dictionary<string, DateTime> Consents { get; set; }

        [DataMember(Name = "loyalty", Order = 6)]
        public Loyalty Loyalty { get; set; }

        [IgnoreDataMember]
        public string Password { get; set; }

        public int NotInTheContract { get; set; }
    }

    public class Address
    {
        public string Street { get; set; }

        public string City { get; set; }

        [JsonProperty("zip")]
        public string PostalCode { get; set; }

        public string Country { get; set; }

        public GeoPoint Location { get; set; }

        [JsonExtensionData]
        private IDictionary<string, JToken> _more;
    }

    public class GeoPoint
    {
        [JsonProperty("lat")]
        public double Latitude { get; set; }

        [JsonProperty("lon")]
        public double Longitude { get; set; }
    }

    public class Loyalty
    {
        public LoyaltyTier Tier { get; set; }

        public long Points { get; set; }

        public HashSet<string> Badges { get; set; }
    }

    public enum LoyaltyTier
    {
        [EnumMember(Value = "none")]
        None,

        [EnumMember(Value = "silver-plus")]
        Silver,

        [EnumMember(Value = "gold")]
        Gold,
    }
}
