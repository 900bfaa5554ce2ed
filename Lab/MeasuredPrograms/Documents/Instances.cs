using System.Collections;
using System.Reflection;

namespace JsonAot.Lab.MeasuredPrograms.Documents;

/// <summary>
/// Makes a value of a type in which every member has a value of one kind. It looks at names and types alone, so that the value of a type
/// and that of its copy are the same.
/// </summary>
internal sealed class Instances
{
    private const BindingFlags Own = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;

    // A type that contains itself ends there.
    private const int Deepest = 4;

    private static readonly Type[] Lists =
        [typeof(IEnumerable<>), typeof(ICollection<>), typeof(IList<>), typeof(IReadOnlyCollection<>), typeof(IReadOnlyList<>)];

    private static readonly Type[] Sets = [typeof(ISet<>), typeof(IReadOnlySet<>)];

    private static readonly Type[] Maps = [typeof(IDictionary<,>), typeof(IReadOnlyDictionary<,>)];

    private readonly Extent _extent;
    private readonly List<Type> _around = [];

    private Instances(Extent extent) => _extent = extent;

    /// <param name="word">One of <see cref="GeneratedValues.All"/>.</param>
    internal static object? Make(Type type, string word)
    {
        try
        {
            return new Instances(Enum.Parse<Extent>(word.AsSpan("@all-".Length), ignoreCase: true)).Of(type);
        }
        catch (Exception problem) when (problem is not OutOfMemoryException)
        {
            // Somebody's code, such as a constructor that checks what it is given.
            throw new NotPutException("its code refuses such a value");
        }
    }

    /// <returns>Null for what nobody can make, too.</returns>
    private object? Of(Type type)
    {
        Type kind = Nullable.GetUnderlyingType(type) ?? type;
        if (_extent == Extent.Null && _around.Count > 0 && (kind != type || !type.IsValueType))
            return null;
        if (Scalars.Of(kind, _extent) is { } single)
            return single;
        if (kind.IsArray)
            return ArrayOf(kind.GetElementType()!);
        if (MapOf(kind) is { } map)
            return Filled((IDictionary)Activator.CreateInstance(map)!, map.GetGenericArguments());
        if (ListOf(kind) is { } list)
            return Filled(Activator.CreateInstance(list)!, list);
        return kind.IsAbstract || kind.Namespace?.StartsWith("System", StringComparison.Ordinal) == true || kind == typeof(object) ? null
            : ObjectOf(kind);
    }

    private bool IsEmpty => _extent is Extent.Least or Extent.Default;

    private Array ArrayOf(Type element)
    {
        var array = Array.CreateInstance(element, IsEmpty ? 0 : 1);
        if (!IsEmpty)
            array.SetValue(Of(element), 0);
        return array;
    }

    private IDictionary Filled(IDictionary map, Type[] types)
    {
        object? key = types[0] == typeof(string) ? "key" : Scalars.Of(types[0], Extent.Usual);
        object? value = IsEmpty ? null : Of(types[1]);
        if (!IsEmpty && key is not null && (value is not null || !types[1].IsValueType))
            map[key] = value;
        return map;
    }

    private object Filled(object list, Type type)
    {
        Type element = type.GetGenericArguments()[0];
        if (!IsEmpty)
            type.GetMethod("Add", [element])?.Invoke(list, [Of(element)]);
        return list;
    }

    /// <summary>The class of a dictionary; null for what is none that can be made.</summary>
    private static Type? MapOf(Type type) =>
        !type.IsGenericType || type.GetGenericArguments() is not [var key, var value] ? null
        : Maps.Contains(type.GetGenericTypeDefinition()) ? typeof(Dictionary<,>).MakeGenericType(key, value)
        : IsMade(type) && typeof(IDictionary).IsAssignableFrom(type) ? type
        : null;

    private static Type? ListOf(Type type) =>
        !type.IsGenericType || type.GetGenericArguments() is not [var element] ? null
        : Lists.Contains(type.GetGenericTypeDefinition()) ? typeof(List<>).MakeGenericType(element)
        : Sets.Contains(type.GetGenericTypeDefinition()) ? typeof(HashSet<>).MakeGenericType(element)
        : IsMade(type) && typeof(IEnumerable).IsAssignableFrom(type) ? type
        : null;

    private static bool IsMade(Type type) => !type.IsAbstract && type.GetConstructor(Type.EmptyTypes) is not null;

    private object? ObjectOf(Type type)
    {
        if (_around.Count >= Deepest || _around.Contains(type))
            return null;
        _around.Add(type);
        object? made = New(type);
        if (made is not null && _extent != Extent.Default)
        {
            for (Type? level = type; level is not null && level != typeof(object); level = level.BaseType)
                Fill(made, level);
        }

        _around.RemoveAt(_around.Count - 1);
        return made;
    }

    private object? New(Type type)
    {
        if (type.IsValueType || type.GetConstructor(Own, Type.EmptyTypes) is not null)
            return Activator.CreateInstance(type, nonPublic: true);
        ConstructorInfo? constructor = type.GetConstructors(Own)
            .Where(one => one.GetParameters() is not [var only] || only.ParameterType != type)
            .MinBy(one => one.GetParameters().Length);
        return constructor?.Invoke([.. constructor.GetParameters().Select(parameter => Of(parameter.ParameterType)
            ?? (parameter.ParameterType.IsValueType ? Activator.CreateInstance(parameter.ParameterType) : null))]);
    }

    /// <summary>Past setters, which may say no.</summary>
    private void Fill(object made, Type level)
    {
        foreach (PropertyInfo property in level.GetProperties(Own).Where(one => one.GetIndexParameters().Length == 0))
        {
            FieldInfo? behind = level.GetField($"<{property.Name}>k__BackingField", Own);
            if (behind is not null)
                Set(value => behind.SetValue(made, value), property.PropertyType);
            else if (property.SetMethod is not null)
                Set(value => property.SetValue(made, value), property.PropertyType);
        }

        foreach (FieldInfo field in level.GetFields(Own).Where(one => !one.Name.StartsWith('<') && !one.IsInitOnly))
            Set(value => field.SetValue(made, value), field.FieldType);
    }

    private void Set(Action<object?> set, Type type)
    {
        object? value = Of(type);
        if (value is not null || !type.IsValueType || Nullable.GetUnderlyingType(type) is not null)
            set(value);
    }
}
