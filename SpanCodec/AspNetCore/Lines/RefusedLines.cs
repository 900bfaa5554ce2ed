using System.Reflection;
using System.Runtime.CompilerServices;
using System.Text.Json;
using Microsoft.AspNetCore.Http;

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
                catch (BadHttpRequestException failure)
                {
                    throw RefusedBody.Broken(failure.StatusCode, failure);
                }
                catch (IOException failure)
                {
                    throw RefusedBody.Broken(StatusCodes.Status400BadRequest, failure);
                }
                catch (JsonException failure)
                {
                    throw RefusedBody.Malformed<T>(parameter, failure);
                }

                yield return source.Current;
            }
        }
    }
}
