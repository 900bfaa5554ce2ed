using System.Buffers;
using System.IO.Pipelines;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Http.Features;
using Microsoft.Extensions.DependencyInjection;

namespace SpanCodecs.Tests.Web;

/// <summary>How often a server's pipes were called.</summary>
internal record struct ExchangeCounts(int Reads, int Gets, int Writes, int Flushes);

/// <summary>A request whose body is there, and its response, without a server: what is allocated is the endpoint's.</summary>
internal sealed class Exchange
{
    private readonly DefaultHttpContext _context;
    private readonly BodyPipe _request;
    private readonly AnswerPipe _response;
    private readonly Endpoint _endpoint;
    private readonly long _length;

    internal Exchange(IServiceScopeFactory services, Endpoint endpoint, byte[] body)
    {
        (_endpoint, _length) = (endpoint, body.Length);
        _request = new BodyPipe(this, body);
        _response = new AnswerPipe(this);
        _context = new DefaultHttpContext { ServiceScopeFactory = services };
        // A server's stream cannot go back.
        _context.Request.Body = _request.AsStream();
        _context.Features.Set<IRequestBodyPipeFeature>(_request);
        _context.Features.Set<IHttpRequestBodyDetectionFeature>(_request);
        _context.Features.Set<IHttpResponseBodyFeature>(_response);
    }

    internal ExchangeCounts Counts;

    internal int Status => _context.Response.StatusCode;

    internal byte[] Answer => _response.Answer;

    internal void Run(RequestDelegate endpoint)
    {
        // Each request to a server has neither headers nor services of the one before.
        _context.Response.Headers.Clear();
        _context.Request.Headers.Clear();
        _context.Features.Set<IServiceProvidersFeature>(null);
        _context.Request.ContentType = "application/json";
        _context.Request.ContentLength = _length;
        _context.Response.StatusCode = 200;
        _context.SetEndpoint(_endpoint);
        _response.Clear();
        Task task = endpoint(_context);
        if (!task.IsCompletedSuccessfully)
            throw new InvalidOperationException("It waited for what was there.", task.Exception);
    }

    private sealed class BodyPipe(Exchange exchange, byte[] body) : PipeReader, IRequestBodyPipeFeature, IHttpRequestBodyDetectionFeature
    {
        public PipeReader Reader => this;

        public bool CanHaveBody => true;

        public override ValueTask<ReadResult> ReadAsync(CancellationToken cancellationToken = default)
        {
            TryRead(out ReadResult result);
            return new(result);
        }

        public override bool TryRead(out ReadResult result)
        {
            exchange.Counts.Reads++;
            result = new ReadResult(new ReadOnlySequence<byte>(body), isCanceled: false, isCompleted: true);
            return true;
        }

        public override void AdvanceTo(SequencePosition consumed)
        {
        }

        public override void AdvanceTo(SequencePosition consumed, SequencePosition examined)
        {
        }

        public override void CancelPendingRead()
        {
        }

        public override void Complete(Exception? exception = null)
        {
        }
    }

    /// <summary>Gives memory in pieces of a server's size.</summary>
    private sealed class AnswerPipe(Exchange exchange) : PipeWriter, IHttpResponseBodyFeature
    {
        private readonly byte[] _bytes = new byte[64 * 1024];
        private int _length;

        internal byte[] Answer => _bytes[.._length];

        public Stream Stream => AsStream();

        public PipeWriter Writer => this;

        public override bool CanGetUnflushedBytes => true;

        public override long UnflushedBytes => 0;

        internal void Clear() => _length = 0;

        public override void Advance(int bytes) => _length += bytes;

        public override Memory<byte> GetMemory(int sizeHint = 0)
        {
            exchange.Counts.Gets++;
            return _bytes.AsMemory(_length, Math.Max(sizeHint, 4096 - (_length & 4095)));
        }

        public override Span<byte> GetSpan(int sizeHint = 0) => GetMemory(sizeHint).Span;

        public override ValueTask<FlushResult> WriteAsync(ReadOnlyMemory<byte> source, CancellationToken cancellationToken = default)
        {
            exchange.Counts.Writes++;
            source.CopyTo(_bytes.AsMemory(_length));
            _length += source.Length;
            return default;
        }

        public override ValueTask<FlushResult> FlushAsync(CancellationToken cancellationToken = default)
        {
            exchange.Counts.Flushes++;
            return default;
        }

        public override void CancelPendingFlush()
        {
        }

        public override void Complete(Exception? exception = null)
        {
        }

        public void DisableBuffering()
        {
        }

        public Task StartAsync(CancellationToken cancellationToken = default) => Task.CompletedTask;

        public Task SendFileAsync(string path, long offset, long? count, CancellationToken cancellationToken = default) =>
            throw new NotSupportedException();

        public Task CompleteAsync() => Task.CompletedTask;
    }
}
