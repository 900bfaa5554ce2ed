using System.Text;

namespace BenchTurns.Journals;

/// <summary>Writes a file whole or not at all: it is renamed when it is whole, so that nobody ever sees half of it.</summary>
public static class WholeFile
{
    /// <summary>Writes a text.</summary>
    public static void Write(string path, string text) => Write(path, file => file.Write(Encoding.UTF8.GetBytes(text)));

    /// <summary>Writes what is given to a stream, and makes the folder where there is none.</summary>
    public static void Write(string path, Action<Stream> write)
    {
        // Two programs that write the same file do not meet in one that is not whole.
        string temporary = $"{path}.{Environment.ProcessId}.tmp";
        try
        {
            Directory.CreateDirectory(Path.GetDirectoryName(Path.GetFullPath(path))!);
            using (FileStream file = File.Create(temporary))
                write(file);
            File.Move(temporary, path, overwrite: true);
        }
        finally
        {
            if (File.Exists(temporary))
                File.Delete(temporary);
        }
    }
}
