using System.Reflection;
using System.Runtime.CompilerServices;

namespace SpanCodecs.AspNetCore;

/// <summary>Makes of a line that cannot be read what a body is that cannot be read.</summary>
internal static class RefusedLines
{
    internal static async IAsyncEnumerable<T?> In<T>(
        IAsyncEnumerable<T?> values, ParameterInfo parameter, [EnumeratorCancellation] CancellationToken cancellationToken)
    {
        IAsyncEnumerator<T?> source = values.GetAsyncEnumerator(cancellationToken);
        await using (source.ConfigureAwait(false))
        {
            while (true)
            {
                try
                {
                    if (!await source.MoveNextAsync().ConfigureAwait(false))
                        yield break;
                }
                catch (Exception failure) when (RefusedBody.Of<T>(parameter, failure) is { } refused)
                {
                    throw refused;
                }

                yield return source.Current;
            }
        }
    }
}
