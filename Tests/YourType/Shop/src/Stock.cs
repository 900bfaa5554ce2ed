using System;
using System.Collections.Generic;
using Newtonsoft.Json;
using OldShop.Catalogue;
using OldShop.Orders;

namespace OldShop.Stock
{
    public class StockReport
    {
        [JsonProperty("warehouse", Order = 1)]
        public Warehouse Warehouse { get; set; }

        [JsonProperty("generated", Order = 3)]
        public DateTime Generated { get; set; }

        [JsonProperty("movements", Order = 2)]
        public List<Movement> Movements { get; set; }

        [JsonProperty("levels")]
        public SortedDictionary<string, StockLevel> Levels { get; set; }

        public int? Auditor { get; set; }
    }

    public class Warehouse
    {
        public int Number { get; set; }

        public Address Address { get; set; }

        public OpeningHours[] Hours { get; set; }
    }

    public class OpeningHours
    {
        public DayOfWeek Day { get; set; }

        public TimeSpan From { get; set; }

        public TimeSpan To { get; set; }
    }

    public class Movement
    {
        public Guid Id { get; set; }

        public string Sku { get; set; }

        public int Delta { get; set; }

        public MovementReason Reason { get; set; }

        public Money? Cost { get; set; }

        public sbyte Shelf { get; set; }
    }

    public class StockLevel
    {
        public uint OnHand { get; set; }

        public ushort Reserved { get; set; }

        public DateTime? LastCounted { get; set; }
    }

    public enum MovementReason : byte
    {
        Sale,
        Purchase,
        Loss,
    }
}
