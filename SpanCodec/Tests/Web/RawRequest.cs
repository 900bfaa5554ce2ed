using System.Globalization;
using System.Net.Sockets;
using System.Text;

namespace SpanCodecs.Tests.Web;

/// <summary>A request as its bytes, so that it may be wrong; sent in pieces, with a pause between them.</summary>
internal sealed record RawRequest(string Name, params byte[][] Pieces)
{
    public static RawRequest Get(string path, params string[] headers) =>
        new($"GET {path} {string.Join(' ', headers)}", Head("GET", path, headers));

    public static RawRequest Post(string path, string body, string contentType = "application/json") =>
        Post(path, Encoding.UTF8.GetBytes(body), contentType);

    public static RawRequest Post(string path, byte[] body, string contentType) => new(
        $"POST {path} {contentType} {Encoding.UTF8.GetString(body.AsSpan(0, Math.Min(body.Length, 60)))}",
        Head(
            "POST",
            path,
            [.. contentType == "" ? Array.Empty<string>() : [$"Content-Type: {contentType}"], $"Content-Length: {body.Length}"]),
        body);

    /// <summary>Says a length, and is at its end before.</summary>
    public static RawRequest WithLength(string path, string body, int length) => new(
        $"POST {path} of {length} bytes {body}",
        Head("POST", path, "Content-Type: application/json", $"Content-Length: {length}"),
        Encoding.UTF8.GetBytes(body)) { Ends = true };

    /// <summary>Each piece is a chunk, and waits for the one before.</summary>
    public static RawRequest Chunked(string path, params string[] pieces) => new(
        $"POST {path} in {pieces.Length} chunks {pieces.FirstOrDefault()}",
        [
            Head("POST", path, "Content-Type: application/json", "Transfer-Encoding: chunked"),
            .. pieces.Select(piece => Encoding.UTF8.GetBytes($"{Encoding.UTF8.GetByteCount(piece):x}\r\n{piece}\r\n")),
            "0\r\n\r\n"u8.ToArray(),
        ]);

    public static RawRequest HeadOf(string path) => new($"HEAD {path}", Head("HEAD", path));

    /// <summary>Whether it says that nothing more will come.</summary>
    internal bool Ends { get; init; }

    /// <summary>The answer alone, however the server says where it ends: by its length, which must be right then, or in chunks.</summary>
    internal static string WithoutFraming(string answer)
    {
        int length = answer.Length - answer.IndexOf("\n\n", StringComparison.Ordinal) - 2;
        string framing = string.Create(CultureInfo.InvariantCulture, $"Content-Length: {length}");
        return string.Join('\n', answer.Split('\n').Where(line => line != "Transfer-Encoding: chunked" && line != framing));
    }

    /// <summary>
    /// The end of the client stops the server's writing while the program
    /// answers: either may come first, so one of two answers may be missing.
    /// </summary>
    internal bool MayBeLost(params string[] answers) => Ends && answers.Contains("");

    /// <summary>Status, headers in order of their names, and body: all that a client sees but the time.</summary>
    internal async Task<string> SendAsync(Uri address, CancellationToken cancellation)
    {
        using var client = new TcpClient { NoDelay = true };
        await client.ConnectAsync(address.Host, address.Port, cancellation);
        NetworkStream stream = client.GetStream();
        try
        {
            foreach (byte[] piece in Pieces)
            {
                await stream.WriteAsync(piece, cancellation);
                if (Pieces.Length > 2)
                    await Task.Delay(20, cancellation);
            }

            if (Ends)
                client.Client.Shutdown(SocketShutdown.Send);
        }
        catch (IOException)
        {
            // A server may answer, and close, before it has read all.
        }

        using var answer = new MemoryStream();
        try
        {
            await stream.CopyToAsync(answer, cancellation);
        }
        catch (IOException)
        {
            // Likewise; what it said came before.
        }

        return Normalized(answer.ToArray());
    }

    /// <summary>Sends half of the body, or reads the beginning of the answer, and is gone.</summary>
    internal async Task AbandonAsync(Uri address, CancellationToken cancellation)
    {
        // The connection is reset, and not closed in peace.
        using var client = new TcpClient { NoDelay = true, LingerState = new LingerOption(true, 0) };
        await client.ConnectAsync(address.Host, address.Port, cancellation);
        NetworkStream stream = client.GetStream();
        try
        {
            await stream.WriteAsync(Pieces[0], cancellation);
            if (Pieces.Length > 1)
                await stream.WriteAsync(Pieces[1].AsMemory(0, Pieces[1].Length / 2), cancellation);
            else
                _ = await stream.ReadAsync(new byte[1000], cancellation);
        }
        catch (IOException)
        {
            // The server was gone first, as above.
        }
    }

    private static byte[] Head(string method, string path, params string[] headers) =>
        Encoding.ASCII.GetBytes(
            $"{method} {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
            + string.Concat(headers.Select(header => header + "\r\n")) + "\r\n");

    private static string Normalized(byte[] answer)
    {
        string text = Encoding.Latin1.GetString(answer);
        int end = text.IndexOf("\r\n\r\n", StringComparison.Ordinal);
        if (end < 0)
            return text;
        string[] head = text[..end].Split("\r\n");
        string body = text[(end + 4)..];
        if (head.Contains("Transfer-Encoding: chunked"))
            body = Joined(body);
        IEnumerable<string> headers = head[1..]
            .Where(header => !header.StartsWith("Date:", StringComparison.Ordinal)).Order(StringComparer.Ordinal);
        return $"{head[0]}\n{string.Join('\n', headers)}\n\n{body}";
    }

    private static string Joined(string chunks)
    {
        var body = new StringBuilder();
        int at = 0;
        while (chunks.IndexOf("\r\n", at, StringComparison.Ordinal) is var line and >= 0
            && int.TryParse(chunks[at..line], NumberStyles.HexNumber, CultureInfo.InvariantCulture, out int length) && length > 0)
        {
            body.Append(chunks, line + 2, length);
            at = line + 2 + length + 2;
        }

        return body.ToString();
    }
}
