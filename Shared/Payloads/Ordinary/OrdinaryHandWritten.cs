using System.Text.Json;
using JsonAot.Codecs;

namespace JsonAot.Payloads.Ordinary;

internal sealed class OrdinaryHandWritten : IHandWrittenCodec<Shop>
{
    private static readonly JsonEncodedText Name = JsonEncodedText.Encode("Name");
    private static readonly JsonEncodedText Products = JsonEncodedText.Encode("Products");
    private static readonly JsonEncodedText Orders = JsonEncodedText.Encode("Orders");
    private static readonly JsonEncodedText Articles = JsonEncodedText.Encode("Articles");
    private static readonly JsonEncodedText Title = JsonEncodedText.Encode("Title");
    private static readonly JsonEncodedText Brand = JsonEncodedText.Encode("Brand");
    private static readonly JsonEncodedText Category = JsonEncodedText.Encode("Category");
    private static readonly JsonEncodedText Color = JsonEncodedText.Encode("Color");
    private static readonly JsonEncodedText Size = JsonEncodedText.Encode("Size");
    private static readonly JsonEncodedText Material = JsonEncodedText.Encode("Material");
    private static readonly JsonEncodedText Unit = JsonEncodedText.Encode("Unit");
    private static readonly JsonEncodedText Country = JsonEncodedText.Encode("Country");
    private static readonly JsonEncodedText Supplier = JsonEncodedText.Encode("Supplier");
    private static readonly JsonEncodedText Shelf = JsonEncodedText.Encode("Shelf");
    private static readonly JsonEncodedText Picture = JsonEncodedText.Encode("Picture");
    private static readonly JsonEncodedText Price = JsonEncodedText.Encode("Price");
    private static readonly JsonEncodedText Stock = JsonEncodedText.Encode("Stock");
    private static readonly JsonEncodedText Weight = JsonEncodedText.Encode("Weight");
    private static readonly JsonEncodedText IsNew = JsonEncodedText.Encode("IsNew");
    private static readonly JsonEncodedText Tags = JsonEncodedText.Encode("Tags");
    private static readonly JsonEncodedText Id = JsonEncodedText.Encode("Id");
    private static readonly JsonEncodedText Customer = JsonEncodedText.Encode("Customer");
    private static readonly JsonEncodedText Email = JsonEncodedText.Encode("Email");
    private static readonly JsonEncodedText Phone = JsonEncodedText.Encode("Phone");
    private static readonly JsonEncodedText Coupon = JsonEncodedText.Encode("Coupon");
    private static readonly JsonEncodedText Note = JsonEncodedText.Encode("Note");
    private static readonly JsonEncodedText Carrier = JsonEncodedText.Encode("Carrier");
    private static readonly JsonEncodedText Tracking = JsonEncodedText.Encode("Tracking");
    private static readonly JsonEncodedText Status = JsonEncodedText.Encode("Status");
    private static readonly JsonEncodedText Total = JsonEncodedText.Encode("Total");
    private static readonly JsonEncodedText Discount = JsonEncodedText.Encode("Discount");
    private static readonly JsonEncodedText Items = JsonEncodedText.Encode("Items");
    private static readonly JsonEncodedText Placed = JsonEncodedText.Encode("Placed");
    private static readonly JsonEncodedText Shipped = JsonEncodedText.Encode("Shipped");
    private static readonly JsonEncodedText Summary = JsonEncodedText.Encode("Summary");
    private static readonly JsonEncodedText Body = JsonEncodedText.Encode("Body");

    public void Write(Utf8JsonWriter writer, Shop value)
    {
        writer.WriteStartObject();
        writer.WriteString(Name, value.Name);
        Write(writer, value.Products);
        writer.WriteObjects(Orders, value.Orders, WriteMembers);
        writer.WriteObjects(Articles, value.Articles, WriteMembers);
        writer.WriteEndObject();
    }

    public Shop? Read(ref Utf8JsonReader reader)
    {
        if (!reader.MoveToObject())
            return null;

        var shop = new Shop();
        reader.EnterObject();
        while (reader.IsAtName(out long start))
        {
            if (reader.IsAt("Name"u8))
                shop.Name = TakeText(ref reader);
            if (reader.IsAt("Products"u8))
                shop.Products = reader.PassNull() ? null : reader.TakeDictionary(TakeProduct);
            if (reader.IsAt("Orders"u8))
                shop.Orders = reader.PassNull() ? null : reader.TakeList(TakeOrder);
            if (reader.IsAt("Articles"u8))
                shop.Articles = reader.PassNull() ? null : reader.TakeList(TakeArticle);
            reader.SkipUnlessMovedFrom(start);
        }

        return shop;
    }

    private static string? TakeText(ref Utf8JsonReader reader) => reader.PassNull() ? null : reader.TakeString();

    private static void Write(Utf8JsonWriter writer, Dictionary<string, Product>? products)
    {
        if (products is null)
        {
            writer.WriteNull(Products);
            return;
        }

        writer.WriteStartObject(Products);
        foreach ((string key, Product product) in products)
        {
            writer.WriteStartObject(key);
            WriteMembers(writer, product);
            writer.WriteEndObject();
        }

        writer.WriteEndObject();
    }

    // What has no value is left out.
    private static void WriteMembers(Utf8JsonWriter writer, Product product)
    {
        WriteText(writer, Title, product.Title);
        WriteText(writer, Brand, product.Brand);
        WriteText(writer, Category, product.Category);
        WriteText(writer, Color, product.Color);
        WriteText(writer, Size, product.Size);
        WriteText(writer, Material, product.Material);
        WriteText(writer, Unit, product.Unit);
        WriteText(writer, Country, product.Country);
        WriteText(writer, Supplier, product.Supplier);
        WriteText(writer, Shelf, product.Shelf);
        WriteText(writer, Picture, product.Picture);
        if (product.Price is { } price)
            writer.WriteNumber(Price, price);
        if (product.Stock is { } stock)
            writer.WriteNumber(Stock, stock);
        if (product.Weight is { } weight)
            writer.WriteNumber(Weight, weight);
        if (product.IsNew is { } isNew)
            writer.WriteBoolean(IsNew, isNew);
        if (product.Tags is { } tags)
            writer.WriteTexts(Tags, tags);
    }

    private static void WriteText(Utf8JsonWriter writer, JsonEncodedText name, string? text)
    {
        if (text is not null)
            writer.WriteString(name, text);
    }

    private static void WriteMembers(Utf8JsonWriter writer, Order order)
    {
        writer.WriteNumber(Id, order.Id);
        writer.WriteString(Customer, order.Customer);
        writer.WriteString(Email, order.Email);
        writer.WriteString(Phone, order.Phone);
        writer.WriteString(Coupon, order.Coupon);
        writer.WriteString(Note, order.Note);
        writer.WriteString(Carrier, order.Carrier);
        writer.WriteString(Tracking, order.Tracking);
        writer.WriteString(Status, order.Status);
        writer.WriteNumber(Total, order.Total);
        writer.WriteNullable(Discount, order.Discount);
        writer.WriteNumber(Items, order.Items);
        writer.WriteString(Placed, order.Placed);
        writer.WriteNullable(Shipped, order.Shipped);
    }

    private static void WriteMembers(Utf8JsonWriter writer, Article article)
    {
        writer.WriteString(Title, article.Title);
        writer.WriteString(Summary, article.Summary);
        writer.WriteString(Body, article.Body);
    }

    private static Product TakeProduct(ref Utf8JsonReader reader)
    {
        var product = new Product();
        reader.EnterObject();
        while (reader.IsAtName(out long start))
        {
            if (reader.IsAt("Title"u8))
                product.Title = TakeText(ref reader);
            if (reader.IsAt("Brand"u8))
                product.Brand = TakeText(ref reader);
            if (reader.IsAt("Category"u8))
                product.Category = TakeText(ref reader);
            if (reader.IsAt("Color"u8))
                product.Color = TakeText(ref reader);
            if (reader.IsAt("Size"u8))
                product.Size = TakeText(ref reader);
            if (reader.IsAt("Material"u8))
                product.Material = TakeText(ref reader);
            if (reader.IsAt("Unit"u8))
                product.Unit = TakeText(ref reader);
            if (reader.IsAt("Country"u8))
                product.Country = TakeText(ref reader);
            if (reader.IsAt("Supplier"u8))
                product.Supplier = TakeText(ref reader);
            if (reader.IsAt("Shelf"u8))
                product.Shelf = TakeText(ref reader);
            if (reader.IsAt("Picture"u8))
                product.Picture = TakeText(ref reader);
            if (reader.IsAt("Price"u8))
                product.Price = reader.PassNull() ? null : reader.TakeDecimal();
            if (reader.IsAt("Stock"u8))
                product.Stock = reader.PassNull() ? null : reader.TakeInt32();
            if (reader.IsAt("Weight"u8))
                product.Weight = reader.PassNull() ? null : reader.TakeDouble();
            if (reader.IsAt("IsNew"u8))
                product.IsNew = reader.PassNull() ? null : reader.TakeBoolean();
            if (reader.IsAt("Tags"u8))
                product.Tags = reader.PassNull() ? null : reader.TakeStrings();
            reader.SkipUnlessMovedFrom(start);
        }

        reader.Read();
        return product;
    }

    private static Order TakeOrder(ref Utf8JsonReader reader)
    {
        var order = new Order();
        reader.EnterObject();
        while (reader.IsAtName(out long start))
        {
            if (reader.IsAt("Id"u8))
                order.Id = reader.TakeInt64();
            if (reader.IsAt("Customer"u8))
                order.Customer = TakeText(ref reader);
            if (reader.IsAt("Email"u8))
                order.Email = TakeText(ref reader);
            if (reader.IsAt("Phone"u8))
                order.Phone = TakeText(ref reader);
            if (reader.IsAt("Coupon"u8))
                order.Coupon = TakeText(ref reader);
            if (reader.IsAt("Note"u8))
                order.Note = TakeText(ref reader);
            if (reader.IsAt("Carrier"u8))
                order.Carrier = TakeText(ref reader);
            if (reader.IsAt("Tracking"u8))
                order.Tracking = TakeText(ref reader);
            if (reader.IsAt("Status"u8))
                order.Status = TakeText(ref reader);
            if (reader.IsAt("Total"u8))
                order.Total = reader.TakeDecimal();
            if (reader.IsAt("Discount"u8))
                order.Discount = reader.PassNull() ? null : reader.TakeDecimal();
            if (reader.IsAt("Items"u8))
                order.Items = reader.TakeInt32();
            if (reader.IsAt("Placed"u8))
                order.Placed = reader.TakeDateTime();
            if (reader.IsAt("Shipped"u8))
                order.Shipped = reader.PassNull() ? null : reader.TakeDateTime();
            reader.SkipUnlessMovedFrom(start);
        }

        reader.Read();
        return order;
    }

    private static Article TakeArticle(ref Utf8JsonReader reader)
    {
        var article = new Article();
        reader.EnterObject();
        while (reader.IsAtName(out long start))
        {
            if (reader.IsAt("Title"u8))
                article.Title = TakeText(ref reader);
            if (reader.IsAt("Summary"u8))
                article.Summary = TakeText(ref reader);
            if (reader.IsAt("Body"u8))
                article.Body = TakeText(ref reader);
            reader.SkipUnlessMovedFrom(start);
        }

        reader.Read();
        return article;
    }
}
