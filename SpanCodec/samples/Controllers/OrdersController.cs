using Microsoft.AspNetCore.Mvc;

namespace Controllers;

[ApiController]
[Route("orders")]
public sealed class OrdersController : ControllerBase
{
    [HttpGet("{id:int}")]
    public ActionResult<Order> Get(int id) => new Order(id, "Ada", [new OrderLine("tea", 2, 1.50m)]);

    [HttpPost]
    public ActionResult<Order[]> Post(Order[] orders)
    {
        ArgumentNullException.ThrowIfNull(orders);
        return orders.Where(order => order.Lines.Count > 0).ToArray();
    }
}
