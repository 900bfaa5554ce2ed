using System.Globalization;
using Microsoft.CodeAnalysis;

namespace SpanCodecs.Generator.Naming;

/// <summary>
/// C# code of constants that stand in a user's code or in metadata: defaults of parameters, values of enums, discriminators, arguments of
/// attributes. The code has exactly the value, to the sign of a zero, whatever framework the compiler runs on.
/// </summary>
internal static class ConstantCode
{
    /// <summary>The value in its own type. A negative zero of a decimal is no literal, as the compiler makes a zero of some.</summary>
    internal static string Of(object value) => value switch
    {
        string text => Utf8Literal.Quoted(text),
        bool truth => truth ? "true" : "false",
        char letter => $"'\\u{((int)letter).ToString("X4", CultureInfo.InvariantCulture)}'",
        double number => Of(number, "double", "G17", "d"),
        float number => Of(number, "float", "G9", "f"),
        decimal number when number == 0 && decimal.GetBits(number)[3] is < 0 and var flags =>
            $"new decimal(0, 0, 0, true, {Digits((flags >> 16) & 0xFF)})",
        decimal number => number.ToString(CultureInfo.InvariantCulture) + "m",
        DateTime time => $"new global::System.DateTime({time.Ticks.ToString(CultureInfo.InvariantCulture)}L)",
        int number => Digits(number),
        uint number => Digits(number) + "U",
        long number => Digits(number) + "L",
        ulong number => Digits(number) + "UL",
        sbyte number => $"(sbyte)({Digits(number)})",
        byte number => $"(byte)({Digits(number)})",
        short number => $"(short)({Digits(number)})",
        ushort number => $"(ushort)({Digits(number)})",
        _ => throw new ArgumentException($"{value.GetType()} is the type of no constant."),
    };

    /// <summary>The value in a type that holds it: an enum of the number, a nullable one, an object that boxes it.</summary>
    internal static string Of(object? value, ITypeSymbol type) => value is null ? $"default({TypeNames.Code(type)})"
        : type.IsReferenceType || (type.SpecialType != SpecialType.None && type.MetadataName == value.GetType().Name) ? Of(value)
        : $"({TypeNames.Code(type)})({Of(value)})";

    // The format is not "R": some frameworks print digits with it that give another value back. Some print no sign of a zero either.
    private static string Of(IFormattable number, string type, string format, string suffix) => ((IConvertible)number).ToDouble(null) switch
    {
        double.NaN => type + ".NaN",
        double.PositiveInfinity => type + ".PositiveInfinity",
        double.NegativeInfinity => type + ".NegativeInfinity",
        0 when BitConverter.DoubleToInt64Bits(((IConvertible)number).ToDouble(null)) < 0 => "-0" + suffix,
        _ => number.ToString(format, CultureInfo.InvariantCulture) + suffix,
    };

    private static string Digits(IFormattable number) => number.ToString(null, CultureInfo.InvariantCulture);
}
