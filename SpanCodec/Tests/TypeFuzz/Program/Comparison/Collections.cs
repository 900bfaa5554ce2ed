using System.Collections;
using System.Reflection;

namespace SpanCodecs.Tests.TypeFuzz;

/// <summary>A collection of a given type from an array, or from a dictionary.</summary>
internal static class Collections
{
    internal static object? From(Type type, object source)
    {
        if (type.IsInstanceOfType(source))
            return source;
        Type[] arguments = type.IsGenericType ? type.GetGenericArguments() : [];
        if (type.Namespace == "System.Collections.Immutable")
            return Immutable(type, source, arguments);
        if (type.IsInterface)
        {
            Type made = source is IDictionary ? typeof(Dictionary<,>)
                : type.Name.Contains("Set", StringComparison.Ordinal) ? typeof(HashSet<>)
                : typeof(List<>);
            return Activator.CreateInstance(made.MakeGenericType(arguments), source);
        }

        if (type.Name.StartsWith("ReadOnlyCollection", StringComparison.Ordinal))
            return Activator.CreateInstance(type, source);
        foreach (ConstructorInfo constructor in type.GetConstructors())
        {
            if (constructor.GetParameters() is [{ } parameter]
                && parameter.ParameterType != typeof(object)
                && parameter.ParameterType.IsInstanceOfType(source))
                return constructor.Invoke([source]);
        }

        return Added(type, source);
    }

    private static object? Added(Type type, object source)
    {
        if (type.GetConstructor([]) is null)
            return null;
        object made = Activator.CreateInstance(type)!;
        if (source is IDictionary entries && made is IDictionary target)
        {
            foreach (DictionaryEntry entry in entries)
                target[entry.Key] = entry.Value;
            return made;
        }

        MethodInfo? add = type.GetMethods()
            .FirstOrDefault(method => method.Name is "Add" or "Enqueue" or "Push" && method.GetParameters().Length == 1);
        foreach (object? item in (IEnumerable)source)
            add?.Invoke(made, [item]);
        return made;
    }

    private static object? Immutable(Type type, object source, Type[] arguments)
    {
        string name = type.Name[..type.Name.IndexOf('`', StringComparison.Ordinal)];
        string factory = name switch { "IImmutableSet" => "ImmutableHashSet", ['I', 'I', ..] => name[1..], _ => name };
        MethodInfo create = type.Assembly.GetType("System.Collections.Immutable." + factory)!.GetMethods()
            .First(method => method.Name == "CreateRange"
                && method.GetParameters().Length == 1
                && method.GetGenericArguments().Length == arguments.Length
                && method.GetParameters()[0].ParameterType.Name.StartsWith("IEnumerable", StringComparison.Ordinal));
        return create.MakeGenericMethod(arguments).Invoke(null, [source]);
    }
}
