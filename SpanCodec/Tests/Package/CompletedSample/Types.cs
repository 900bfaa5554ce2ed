using CommunityToolkit.Mvvm.ComponentModel;
using SpanCodecs;
using Vogen;

[ValueObject<int>]
public readonly partial struct OrderId;

public class Order
{
    public OrderId Id { get; set; }

    public int Total { get; set; }
}

public partial class View : ObservableObject
{
    [ObservableProperty]
    private string? _title;
}

[SpanCodec(typeof(Order))]
[SpanCodec(typeof(View))]
public static partial class Codecs;
