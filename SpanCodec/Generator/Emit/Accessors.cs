using SpanCodecs.Generator.Model;
using SpanCodecs.Generator.Naming;

namespace SpanCodecs.Generator.Emit;

/// <summary>Fetching and storing members, and the [UnsafeAccessor] methods for those that code cannot name.</summary>
internal static class Accessors
{
    private const string Attribute =
        "[global::System.Runtime.CompilerServices.UnsafeAccessor(global::System.Runtime.CompilerServices.UnsafeAccessorKind.";

    internal static string Get(ObjectModel type, MemberModel member, string target) => Get(type, member.ClrName, member.Writing!, target);

    internal static string Get(ObjectModel type, string clrName, AccessModel access, string target) =>
        access.Kind switch
        {
            AccessKind.Direct => $"{target}.{clrName}",
            AccessKind.Cast => $"(({access.DeclaringType}){target}).{clrName}",
            _ => $"{Method(type, access, "Get", clrName)}({Reference(type)}{target})",
        };

    internal static string Set(ObjectModel type, string clrName, AccessModel access, string target, string value) => access.Kind switch
    {
        AccessKind.Direct => $"{target}.{clrName} = {value};",
        AccessKind.Cast => $"(({access.DeclaringType}){target}).{clrName} = {value};",
        AccessKind.AccessorField => $"{Method(type, access, "Get", clrName)}({Reference(type)}{target}) = {value};",
        _ => $"{Method(type, access, "Set", clrName)}({Reference(type)}{target}, {value});",
    };

    internal static string Create(ConstructionModel construction, string arguments) =>
        $"{Closed("Create", construction.Accessor!)}({arguments})";

    internal static void Emit(CodeWriter code, ObjectModel type)
    {
        var emitted = new HashSet<string>();
        foreach (MemberModel member in type.Members)
        {
            EmitFor(code, type, member.ClrName, member.Writing ?? member.Asked, "Get", emitted);
            EmitFor(code, type, member.ClrName, member.Reading, "Set", emitted);
            EmitFor(code, type, member.ClrName, member.Population?.Getter, "Get", emitted);
        }

        if (type.ExtensionData is { } extension)
        {
            EmitFor(code, type, extension.ClrName, extension.Writing, "Get", emitted);
            EmitFor(code, type, extension.ClrName, extension.Reading, "Set", emitted);
        }

        ConstructionModel construction = type.Merged is { IsMadeEmpty: true } merged ? merged.Creation : type.Construction;
        if (construction is { Kind: ConstructionKind.Accessor, Accessor: { } constructor })
        {
            string parameters = string.Join(", ", construction.Parameters
                .Select((parameter, i) => $"{parameter.DeclaredCode} argument{i}"));
            EmitMethod(code, constructor.Generic, "Create", "Constructor", "", constructor.DeclaringType, parameters);
        }
    }

    private static void EmitFor(
        CodeWriter code, ObjectModel type, string clrName, AccessModel? access, string verb, HashSet<string> emitted)
    {
        if (access is null || access.Kind is AccessKind.Direct or AccessKind.Cast)
            return;
        bool isField = access.Kind == AccessKind.AccessorField;
        string name = Name(type, access, verb, clrName);
        if (!emitted.Add(name))
            return;
        string target = (type.Name.IsValueType ? "ref " : "") + access.DeclaringType + " target";
        if (isField)
            EmitMethod(code, access.Generic, name, "Field", access.Target, "ref " + access.DeclaredType, target);
        else if (verb == "Get")
            EmitMethod(code, access.Generic, name, "Method", access.Target, access.DeclaredType, target);
        else
            EmitMethod(code, access.Generic, name, "Method", access.Target, "void", $"{target}, {access.DeclaredType} value");
    }

    private static void EmitMethod(
        CodeWriter code, GenericModel? generic, string name, string kind, string target, string returns, string parameters)
    {
        string attribute = Attribute + kind + (target.Length == 0 ? ")]" : $", Name = {Utf8Literal.Quoted(target)})]");
        if (generic is null)
        {
            code.Block($$"""

                {{attribute}}
                private static extern {{returns}} {{name}}({{parameters}});
                """);
            return;
        }

        // An accessor of a generic type's member is generic as the type is, and so lives in a class with its parameters.
        code.Block($$"""

            private static class {{name}}<{{generic.Parameters}}>{{generic.Constraints}}
            {
                {{attribute}}
                internal static extern {{returns}} Call({{parameters}});
            }
            """);
    }

    private static string Method(ObjectModel type, AccessModel access, string verb, string clrName) =>
        Closed(Name(type, access, verb, clrName), access);

    private static string Closed(string name, AccessModel access) =>
        access.Generic is { } generic ? $"{name}<{generic.Arguments}>.Call" : name;

    /// <summary>
    /// The member's name; a number behind it tells apart members that hide one another. It does not end as the names of classes do:
    /// a type SetOrder with a member TextJson has a class SetOrderJson, and the type SetText may be there too.
    /// </summary>
    private static string Name(ObjectModel type, AccessModel access, string verb, string clrName)
    {
        string name = (access.Kind == AccessKind.AccessorField ? "Get" : verb) + clrName.TrimStart('@');
        string[] declaring = [.. DeclaringTypes(type, clrName).Distinct()];
        int index = Array.IndexOf(declaring, access.DeclaringType);
        if (index <= 0)
            return name + "Member";
        int number = index + 1;
        while (type.Members.Any(member => member.ClrName == clrName + number))
            number += declaring.Length;
        return $"{name}{number}Member";
    }

    private static IEnumerable<string> DeclaringTypes(ObjectModel type, string clrName)
    {
        foreach (MemberModel member in type.Members)
        {
            if (member.ClrName != clrName)
                continue;
            if ((member.Writing ?? member.Asked) is { Kind: AccessKind.AccessorField or AccessKind.AccessorMethod } writing)
                yield return writing.DeclaringType;
            if (member.Reading is { Kind: AccessKind.AccessorField or AccessKind.AccessorMethod } reading)
                yield return reading.DeclaringType;
            if (member.Population?.Getter is { Kind: AccessKind.AccessorField or AccessKind.AccessorMethod } getter)
                yield return getter.DeclaringType;
        }

        if (type.ExtensionData is { } extension && extension.ClrName == clrName)
            yield return extension.Writing.DeclaringType;
    }

    private static string Reference(ObjectModel type) => type.Name.IsValueType ? "ref " : "";
}
