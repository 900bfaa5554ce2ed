using Microsoft.Data.Sqlite;
using Microsoft.EntityFrameworkCore;
using SpanCodecs;

namespace Integrations.EntityFramework;

// docs: ef
[SpanCodec(typeof(Line[]), PropertyName = "Lines")]
internal static partial class ColumnCodecs;

public sealed class Shop(DbContextOptions<Shop> options) : DbContext(options)
{
    public DbSet<Purchase> Purchases => Set<Purchase>();

    protected override void OnModelCreating(ModelBuilder model) => model.Entity<Purchase>().Property(purchase => purchase.Lines)
        .HasConversion(lines => ColumnCodecs.Lines.SerializeToString(lines), json => ColumnCodecs.Lines.Deserialize(json)!);
}

public sealed class Purchase
{
    public int Id { get; set; }

    public Line[] Lines { get; set; } = [];
}
// /docs

internal static class Check
{
    internal static async Task<bool> Run()
    {
        await using var connection = new SqliteConnection("Data Source=:memory:");
        await connection.OpenAsync();
        DbContextOptions<Shop> options = new DbContextOptionsBuilder<Shop>().UseSqlite(connection).Options;
        await using (var shop = new Shop(options))
        {
            await shop.Database.EnsureCreatedAsync();
            shop.Purchases.Add(new Purchase { Id = 7, Lines = Order.Example.Lines });
            await shop.SaveChangesAsync();
        }

        await using var again = new Shop(options);
        string text = await again.Database.SqlQueryRaw<string>("SELECT Lines AS Value FROM Purchases").SingleAsync();
        Purchase read = await again.Purchases.SingleAsync();
        return text == """[{"Article":"tea","Count":2,"Price":3.50}]""" && (Order.Example with { Lines = read.Lines }).IsExample;
    }
}
