using System.IO.Pipelines;
using Microsoft.AspNetCore.Http.Features;

namespace SpanCodecs.Tests.Web;

/// <summary>A body's reader that has come to the end.</summary>
internal sealed class EndedBody : IRequestBodyPipeFeature
{
    public PipeReader Reader { get; } = PipeReader.Create(Stream.Null);
}
