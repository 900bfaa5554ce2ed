using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;
using JsonAot.Codecs;

namespace JsonAot.Payloads.Refused;

/// <summary>A graph with cycles, under an option of System.Text.Json that SpanCodec has not.</summary>
public sealed class FolderTreePayload : Payload<Folder>, IHasEquality<Folder>, ILacksSpanCodec
{
    public override string Name => "FolderTree";

    public override string Description =>
        "folders that know their parents and share their owners: a graph with cycles, by ReferenceHandler.Preserve";

    public override JsonTypeInfo<Folder> Metadata => FolderTreeMetadata.Default.Folder;

    public override bool PreservesReferences => true;

    public string WhyNoSpanCodec => "the option ReferenceHandler, which it has not (reference-handler in SpanCodec/docs/differences.md)";

    public override Folder CreateSample()
    {
        var zoe = new Owner { Id = 1, Name = "Zoë Müller" };
        var owl = new Owner { Id = 2, Name = "\"Owl\" 🦉" };
        List<string> draft = ["draft", "2026", "über"];
        var home = new Folder { Name = "/", Owner = zoe };
        Folder papers = Added(home, "papers & plans", zoe), old = Added(papers, "old\\older", owl);
        Folder pictures = Added(home, "画像", owl);
        Added(home, "empty", null);
        FileEntry plan = Put(papers, "plan.md", 12_345, zoe, draft);
        Put(papers, "budget.csv", 1_048_576, owl, []);
        Put(old, "plan (1).md", 0, owl, draft).CopyOf = plan;
        Put(old, "notes.txt", 77, null, null);
        for (int i = 0; i < 6; i++)
            Put(pictures, $"photo-{i:000}.jpg", 2_500_000L + 1_337 * i, i % 2 == 0 ? zoe : owl, i % 3 == 0 ? draft : null);
        // Two that name each other.
        (pictures.Files![0].CopyOf, pictures.Files[1].CopyOf) = (pictures.Files[1], pictures.Files[0]);
        return home;
    }

    public bool IsSame(Folder expected, Folder actual) => new Walk().IsSame(expected, actual);

    private static Folder Added(Folder parent, string name, Owner? owner)
    {
        var folder = new Folder { Name = name, Parent = parent, Owner = owner };
        parent.Folders!.Add(folder);
        return folder;
    }

    private static FileEntry Put(Folder folder, string name, long bytes, Owner? owner, List<string>? tags)
    {
        var file = new FileEntry { Name = name, Bytes = bytes, Folder = folder, Owner = owner, Tags = tags };
        folder.Files!.Add(file);
        return file;
    }

    /// <summary>Through two graphs at once: they are the same when both come back to the same object at the same places.</summary>
    private sealed class Walk
    {
        private readonly Dictionary<object, object> _partners = new(ReferenceEqualityComparer.Instance);
        private readonly HashSet<object> _taken = new(ReferenceEqualityComparer.Instance);

        internal bool IsSame(Folder? expected, Folder? actual) => IsPair(expected, actual, (one, other) =>
            one.Name == other.Name && IsSame(one.Parent, other.Parent) && IsSame(one.Owner, other.Owner)
            && IsSame(one.Folders, other.Folders, IsSame) && IsSame(one.Files, other.Files, IsSame));

        private bool IsSame(FileEntry? expected, FileEntry? actual) => IsPair(expected, actual, (one, other) =>
            (one.Name, one.Bytes) == (other.Name, other.Bytes) && IsSame(one.Folder, other.Folder) && IsSame(one.Owner, other.Owner)
            && IsSame(one.CopyOf, other.CopyOf) && IsSame(one.Tags, other.Tags, (tag, another) => tag == another));

        private bool IsSame(Owner? expected, Owner? actual) =>
            IsPair(expected, actual, (one, other) => (one.Id, one.Name) == (other.Id, other.Name));

        private bool IsSame<TItem>(List<TItem>? expected, List<TItem>? actual, Func<TItem?, TItem?, bool> isSame) =>
            IsPair(expected, actual, (some, others) =>
                some.Count == others.Count && some.Zip(others).All(pair => isSame(pair.First, pair.Second)));

        private bool IsPair<TNode>(TNode? expected, TNode? actual, Func<TNode, TNode, bool> hasSameMembers)
            where TNode : class
        {
            if (expected is null || actual is null)
                return expected is null && actual is null;
            if (_partners.TryGetValue(expected, out object? partner))
                return ReferenceEquals(partner, actual);
            // Nothing is the partner of two.
            if (!_taken.Add(actual))
                return false;
            _partners.Add(expected, actual);
            return hasSameMembers(expected, actual);
        }
    }
}

/// <summary>A folder, with the one that it is in.</summary>
public sealed class Folder
{
    public string? Name { get; set; }
    public Folder? Parent { get; set; }
    public Owner? Owner { get; set; }
    public List<Folder>? Folders { get; set; } = [];
    public List<FileEntry>? Files { get; set; } = [];
}

/// <summary>A file, with the folder that it is in.</summary>
public sealed class FileEntry
{
    public string? Name { get; set; }
    public long Bytes { get; set; }
    public Folder? Folder { get; set; }
    public Owner? Owner { get; set; }

    /// <summary>Some files have one list in common.</summary>
    public List<string>? Tags { get; set; }
    public FileEntry? CopyOf { get; set; }
}

/// <summary>Whose folders and files they are: one object for all of them.</summary>
public sealed class Owner
{
    public int Id { get; set; }
    public string? Name { get; set; }
}

[JsonSourceGenerationOptions(ReferenceHandler = JsonKnownReferenceHandler.Preserve)]
[JsonSerializable(typeof(Folder))]
public sealed partial class FolderTreeMetadata : JsonSerializerContext;
