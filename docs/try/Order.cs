namespace Shop;

public sealed class Order
{
    public int Id { get; set; }
    public string Customer { get; set; } = "";
    public DateTimeOffset PlacedAt { get; set; }
    public decimal Total { get; set; }
    public List<Line> Lines { get; set; } = [];
    public string? Note { get; set; }
}

public sealed class Line
{
    public string Sku { get; set; } = "";
    public int Quantity { get; set; }
    public decimal Price { get; set; }
}
