using System.Globalization;
using System.Text;

namespace JsonAot.Payloads.Ordinary;

/// <summary>A shop in English: hardly anything beyond ASCII, and now and then a character that is escaped.</summary>
internal static class ShopGenerator
{
    private const ulong Seed = 0x4F5244494E415259;
    private const int Products = 80;
    private const int Orders = 40;
    private const int Articles = 40;

    /// <summary>A sentence in so many has something that is escaped: one character in some hundred.</summary>
    private const int EveryEscaped = 6;

    private static readonly string[] Words =
    [
        "and", "with", "the", "for", "every", "small", "garden", "kitchen", "comes", "made", "from", "our", "workshop", "delivered",
        "within", "days", "autumn", "lamp", "oak", "carefully", "of", "a", "new", "customers", "which", "lasts", "years", "without",
        "repair", "table",
    ];

    private static readonly string[] Escaped =
    [
        "what they call a \"classic\"", "salt & pepper", "don't hesitate", "less than < 5 kg", "in two lines:\nthis one",
        "from a small caf\u00E9",
    ];

    private static readonly string[] Nouns = ["Lamp", "Table", "Chair", "Mug", "Kettle", "Shelf", "Rug", "Basket", "Mirror", "Clock"];
    private static readonly string[] Brands = ["Northwind", "Contoso", "Fabrikam", "Tailspin", "Litware"];
    private static readonly string[] Colors = ["black", "white", "natural oak", "dark green", "red"];
    private static readonly string[] Sizes = ["S", "M", "L", "40 x 60 cm", "one size"];
    private static readonly string[] Materials = ["oak", "steel", "cotton", "stoneware", "recycled glass"];
    private static readonly string[] Countries = ["DE", "FR", "PT", "US", "JP"];
    private static readonly string[] Names = ["Alice Anderson", "Bernard Lovelace", "Carla Hopper", "Evelyn O'Hara", "Zo\u00EB Montgomery"];
    private static readonly string[] States = ["open", "paid", "shipped", "delivered", "returned"];

    internal static Shop Create()
    {
        var random = new DeterministicRandom(Seed);
        var shop = new Shop { Name = "Northwind & Sons", Products = [], Orders = [], Articles = [] };
        for (int i = 0; i < Products; i++)
            shop.Products.Add($"NW-{1_000 + (i * 37)}-{Colors[i % Colors.Length][0]}", Product(random));
        for (int i = 0; i < Orders; i++)
            shop.Orders.Add(Order(random));
        for (int i = 0; i < Articles; i++)
        {
            shop.Articles.Add(new Article
            {
                Title = Sentence(random, 25 + random.Next(40)),
                Summary = Sentence(random, 60 + random.Next(60)),
                Body = Sentence(random, 120 + random.Next(80)),
            });
        }

        // No chance makes these.
        shop.Products.Add("", new Product());
        shop.Products["NW-1000-b"] = new Product
        {
            Title = "", Stock = int.MinValue, Weight = -0.0, Price = 7_922_816_251_426_433_759_354_395.0335m, Tags = [],
        };
        shop.Orders[3] = new Order { Id = long.MaxValue, Note = "\u0001\t\\\u007F\u2028 \U0001F600" };
        shop.Articles[3] = new Article();
        return shop;
    }

    private static Product Product(DeterministicRandom random) => new()
    {
        Title = $"{PickFrom(Colors, random)} {PickFrom(Nouns, random)} {random.Next(900)}",
        Brand = Maybe(random, Brands),
        Category = Maybe(random, Nouns),
        Color = Maybe(random, Colors),
        Size = Maybe(random, Sizes),
        Material = Maybe(random, Materials),
        Unit = Has(random) ? "piece" : null,
        Country = Maybe(random, Countries),
        Supplier = Maybe(random, Brands),
        Shelf = Has(random) ? $"{(char)('A' + random.Next(20))}{random.Next(100)}" : null,
        Picture = Has(random) ? $"/pictures/{random.Next(100_000)}.webp" : null,
        Price = Has(random) ? new decimal(random.Next(100_000), 0, 0, isNegative: false, scale: 2) : null,
        Stock = Has(random) ? random.Next(1_000) : null,
        Weight = Has(random) ? random.Next(10_000) / 100.0 : null,
        IsNew = Has(random) ? Has(random) : null,
        Tags = Has(random) ? [PickFrom(Materials, random), PickFrom(Words, random)] : null,
    };

    private static Order Order(DeterministicRandom random)
    {
        DateTime placed = new DateTime(2025, 1, 1, 0, 0, 0, DateTimeKind.Utc).AddSeconds(random.Next(30_000_000));
        return new Order
        {
            Id = 4_000_000_000 + random.Next(1_000_000_000),
            Customer = PickFrom(Names, random),
            Email = Has(random) ? $"customer{random.Next(10_000)}@example.org" : null,
            Phone = Has(random) ? $"555-{1_000 + random.Next(9_000)}" : null,
            Coupon = Has(random) ? "WELCOME10" : null,
            Note = Has(random) ? Sentence(random, 30 + random.Next(60)) : null,
            Carrier = Has(random) ? "Parcel Express" : null,
            Tracking = Has(random) ? random.Next().ToString("X16", CultureInfo.InvariantCulture) : null,
            Status = PickFrom(States, random),
            Total = new decimal(random.Next(1_000_000), 0, 0, isNegative: false, scale: 2),
            Discount = Has(random) ? new decimal(random.Next(10_000), 0, 0, isNegative: false, scale: 2) : null,
            Items = 1 + random.Next(20),
            Placed = placed,
            Shipped = Has(random) ? placed.AddHours(48) : null,
        };
    }

    private static string Sentence(DeterministicRandom random, int length)
    {
        var text = new StringBuilder("The");
        int escapedFrom = random.Next(EveryEscaped) == 0 ? random.Next(length) : length;
        while (text.Length < length)
        {
            bool isEscaped = text.Length >= escapedFrom;
            text.Append(' ').Append(PickFrom(isEscaped ? Escaped : Words, random));
            if (isEscaped)
                escapedFrom = length;
        }

        return text.Append('.').ToString();
    }

    private static bool Has(DeterministicRandom random) => random.Next(2) == 0;

    private static string? Maybe(DeterministicRandom random, string[] values) => Has(random) ? PickFrom(values, random) : null;

    private static string PickFrom(string[] values, DeterministicRandom random) => values[random.Next(values.Length)];
}
