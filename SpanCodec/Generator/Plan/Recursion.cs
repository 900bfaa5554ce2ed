using SpanCodecs.Generator.Model;

namespace SpanCodecs.Generator.Plan;

/// <summary>Finds the types that can contain themselves.</summary>
internal static class Recursion
{
    /// <summary>
    /// Each type once, by the algorithm of Tarjan: types that reach each other leave the stack together. Contexts may be long chains of
    /// types, so the path is a list and not the thread's stack.
    /// </summary>
    internal static HashSet<string> Find(Dictionary<string, TypeModel> types)
    {
        var recursive = new HashSet<string>();
        var numbers = new Dictionary<string, int>();
        var lowest = new Dictionary<string, int>();
        var open = new Stack<string>();
        var isOpen = new HashSet<string>();
        var path = new Stack<(string Key, IEnumerator<string> Parts)>();
        foreach (string root in types.Keys)
        {
            if (!numbers.ContainsKey(root))
                Enter(root);
            while (path.Count > 0)
            {
                (string key, IEnumerator<string> parts) = path.Peek();
                if (parts.MoveNext())
                    Follow(key, parts.Current);
                else
                    Leave(key);
            }
        }

        recursive.Remove(TypeParts.Any);
        return recursive;

        void Enter(string key)
        {
            lowest[key] = numbers[key] = numbers.Count;
            open.Push(key);
            isOpen.Add(key);
            path.Push((key, TypeParts.Of(key, types).GetEnumerator()));
        }

        void Follow(string key, string part)
        {
            if (part == key)
                recursive.Add(key);
            if (!numbers.TryGetValue(part, out int number))
                Enter(part);
            else if (isOpen.Contains(part))
                lowest[key] = Math.Min(lowest[key], number);
        }

        void Leave(string key)
        {
            path.Pop();
            if (path.Count > 0)
                lowest[path.Peek().Key] = Math.Min(lowest[path.Peek().Key], lowest[key]);
            if (lowest[key] != numbers[key])
                return;
            bool isAlone = open.Peek() == key;
            string left;
            do
            {
                left = open.Pop();
                isOpen.Remove(left);
                if (!isAlone)
                    recursive.Add(left);
            }
            while (left != key);
        }
    }
}
