using System.IO.Compression;
using System.Reflection;

namespace SpanCodecs.Tests.Fuzz;

/// <summary>Inputs by the names of their targets, in one compressed file.</summary>
internal static class Corpus
{
    private const string Committed = "corpus.br";

    /// <summary>The one that is kept beside the sources: compiled into the program.</summary>
    internal static Dictionary<string, byte[][]> Ours()
    {
        using Stream? file = Assembly.GetExecutingAssembly().GetManifestResourceStream(Committed);
        return file is null ? [] : Read(file);
    }

    /// <summary>What was found once, and is mended or known: a line each, with the target and the input in hexadecimal.</summary>
    internal static IEnumerable<(string Target, byte[] Input)> Found()
    {
        using var lines = new StreamReader(Assembly.GetExecutingAssembly().GetManifestResourceStream("found.txt")!);
        return [.. lines.ReadToEnd().Split('\n', StringSplitOptions.RemoveEmptyEntries).Select(line => line.Split(' '))
            .Select(line => (line[0], Convert.FromHexString(line[1])))];
    }

    internal static Dictionary<string, byte[][]> Of(string path)
    {
        if (!File.Exists(path))
            return [];
        using FileStream file = File.OpenRead(path);
        return Read(file);
    }

    /// <summary>A run that is ended while it writes leaves the file of before.</summary>
    internal static void Write(
        string path, IEnumerable<(string Target, IReadOnlyCollection<byte[]> Inputs)> targets, CompressionLevel level)
    {
        string beside = path + ".new";
        using (FileStream file = File.Create(beside))
        using (var brotli = new BrotliStream(file, level))
        using (var writer = new BinaryWriter(brotli))
        {
            foreach ((string target, IReadOnlyCollection<byte[]> inputs) in targets)
            {
                writer.Write(target);
                writer.Write7BitEncodedInt(inputs.Count);
                foreach (byte[] input in inputs)
                {
                    writer.Write7BitEncodedInt(input.Length);
                    writer.Write(input);
                }
            }

            writer.Write("");
        }

        File.Move(beside, path, overwrite: true);
    }

    private static Dictionary<string, byte[][]> Read(Stream file)
    {
        var corpus = new Dictionary<string, byte[][]>();
        using var reader = new BinaryReader(new BrotliStream(file, CompressionMode.Decompress));
        while (reader.ReadString() is { Length: > 0 } target)
        {
            byte[][] inputs = new byte[reader.Read7BitEncodedInt()][];
            for (int i = 0; i < inputs.Length; i++)
                inputs[i] = reader.ReadBytes(reader.Read7BitEncodedInt());
            corpus[target] = inputs;
        }

        return corpus;
    }
}
