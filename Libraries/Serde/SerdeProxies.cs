using JsonAot.Payloads.CalibrationPoints;
using JsonAot.Payloads.Employees;
using JsonAot.Payloads.Person;
using JsonAot.Payloads.SimpleAndComplex;
using Serde;

namespace JsonAot.Libraries;

/// <summary>Here a library names payloads, because its generator makes code for each proxy. A type without one stays unavailable.</summary>
/// <remarks>
/// A proxy without members has no options: it would write names in camel case, and no nulls. One with members, and with conversions
/// to and from the type, has them. Three make it do what System.Text.Json does: names as they are, nulls written, the last of two
/// members of one name kept.
/// </remarks>
internal static class SerdeProxies
{
    private static readonly object[] All =
    [
        new SerdeCodec<
            CalibrationPoint[],
            ArrayProxy.Ser<CalibrationPoint, CalibrationPointProxy>,
            ArrayProxy.De<CalibrationPoint, CalibrationPointProxy>>(),
        new SerdeCodec<Employee, EmployeeProxy, EmployeeProxy>(),
        new SerdeCodec<List<Employee>, ListProxy.Ser<Employee, EmployeeProxy>, ListProxy.De<Employee, EmployeeProxy>>(),
        new SerdeCodec<Person, PersonProxy, PersonProxy>(),
        new SerdeCodec<Simple, SimpleProxy, SimpleProxy>(),
        new SerdeCodec<List<Simple>, ListProxy.Ser<Simple, SimpleProxy>, ListProxy.De<Simple, SimpleProxy>>(),
        new SerdeCodec<Complex, ComplexProxy, ComplexProxy>(),
        new SerdeCodec<ComplexList, ComplexListProxy, ComplexListProxy>(),
        new SerdeCodec<SimpleNode, SimpleNodeProxy, SimpleNodeProxy>(),
        new SerdeCodec<ComplexNode, ComplexNodeProxy, ComplexNodeProxy>(),
    ];

    internal static Utf8Codec<T>? CodecOf<T>()
        where T : class => All.OfType<Utf8Codec<T>>().FirstOrDefault();
}
