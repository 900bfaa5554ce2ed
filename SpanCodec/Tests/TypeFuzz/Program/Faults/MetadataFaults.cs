namespace SpanCodecs.Tests.TypeFuzz;

/// <summary>Faults of discriminators, of other metadata, and of members that are called like them.</summary>
internal static class MetadataFaults
{
    internal static readonly TypeFault[] All =
    [
        new("a discriminator came first only",
            """
            [JsonPolymorphic(TypeDiscriminatorPropertyName = "kind")]
            [JsonDerivedType(typeof(Leaf), "leaf"), JsonDerivedType(typeof(Node), 3)]
            public class Node
            {
                public int A { get; set; }
                public Node B { get; set; }
            }
            public class Leaf : Node { public int C { get; set; } }
            [JsonDerivedType(typeof(Made), "made"), JsonPolymorphic(IgnoreUnrecognizedTypeDiscriminators = true)]
            public abstract class Some
            {
                public int D { get; set; }
            }
            public class Made(int e) : Some
            {
                public int E { get; } = e;
                [JsonExtensionData] public Dictionary<string, object> Rest { get; set; }
            }
            public class Root
            {
                public Node A { get; set; }
                public List<Node> B { get; set; }
                public Some C { get; set; }
                public Leaf D { get; set; }
                public Made E { get; set; }
            }
            """) { Options = "AllowOutOfOrderMetadataProperties = true" },
        new("an abstract type had a discriminator that nobody knows",
            """
            [JsonPolymorphic(IgnoreUnrecognizedTypeDiscriminators = true)]
            [JsonDerivedType(typeof(Leaf), "leaf"), JsonDerivedType(typeof(Twig), 3)]
            public abstract class Node
            {
                public int A { get; set; }
            }
            public class Leaf : Node { public Node B { get; set; } }
            public class Twig : Node { }
            public class Root { public Node A { get; set; } public List<Node> B { get; set; } }
            """)
        {
            Documents =
            [
                """{"A":{"$type":"x"}}""",
                """{"A":{"$type":7,"A":1}}""",
                """{"B":[{"$type":"x" x""",
                """{"A":{"$type":"leaf","B":{"$type":"x"}}}""",
            ],
        },
        new("a number of a discriminator ended badly",
            """
            [JsonDerivedType(typeof(Leaf), 3), JsonDerivedType(typeof(Node), 4)]
            public class Node
            {
                public int A { get; set; }
            }
            public class Leaf : Node { }
            [JsonPolymorphic(IgnoreUnrecognizedTypeDiscriminators = true), JsonDerivedType(typeof(Twig), 3)]
            public abstract class Branch
            {
                public int A { get; set; }
            }
            public class Twig : Branch { }
            public class Root
            {
                public Node A { get; set; }
                public List<Node> B { get; set; }
                public Branch C { get; set; }
            }
            """)
        {
            Options = "AllowOutOfOrderMetadataProperties = true",
            Documents =
            [
                """{"A":{"$type":3x""",
                """{"A":{"$type":3""",
                """{"A":{"A":1,"$type":3]""",
                """{"C":{"$type":7,"A":1}}""",
                """{"C":{"A":1,"$type":"x"}}""",
            ],
        },
        new("a discriminator is forgotten behind another of its type",
            """
            [JsonDerivedType(typeof(Leaf), "leaf")] public class Node { }
            public class Leaf : Node { public int A { get; set; } }
            public class Root
            {
                public Node A { get; set; } = new Leaf();
                public object B { get; set; } = new Leaf();
                public object[] C { get; set; } = [new Leaf(), new Leaf(), new Node()];
            }
            """),
        new("a member of a derived type was called like its discriminator",
            """
            public class Root { public Position A { get; set; } }
            [JsonDerivedType(typeof(Unit), "unit"), JsonPolymorphic(TypeDiscriminatorPropertyName = "kind")]
            public class Position
            {
            }
            public class Unit : Position { [JsonPropertyName("kind")] public int B { get; } }
            """) { IsRefused = true },
        new("an ignored member of a derived type may be called like its discriminator",
            """
            public class Root { public Position A { get; set; } }
            [JsonDerivedType(typeof(Unit), "unit"), JsonPolymorphic(TypeDiscriminatorPropertyName = "kind")]
            public class Position
            {
            }
            public class Unit : Position
            {
                [JsonIgnore] public int kind { get; set; }
                public int Kind { get; set; }
            }
            """),
        new("a member was called like metadata where there is none",
            """
            [JsonPolymorphic(TypeDiscriminatorPropertyName = "kind"), JsonDerivedType(typeof(Root))]
            public class Root
            {
                [JsonPropertyName("kind")] public int A { get; set; }
            }
            """),
        new("a member of a derived type was called like metadata",
            """
            public class Root { public Position A { get; set; } }
            [JsonDerivedType(typeof(Unit), "unit")] public class Position { }
            public class Unit : Position { [JsonPropertyName("$id")] public int B { get; set; } }
            """) { IsRefused = true },
        new("a member was called like its discriminator in another case",
            """
            [JsonPolymorphic(TypeDiscriminatorPropertyName = "kind"), JsonDerivedType(typeof(Root), "x")]
            public class Root
            {
                public int Kind { get; set; }
            }
            """)
        {
            Options = "PropertyNameCaseInsensitive = true",
            IsRefused = true,
        },
        new("an ignored member was called like metadata",
            """
            public class Base
            {
                [JsonPropertyName("$id"), JsonIgnore] public int A { get; set; }
                [JsonIgnore] public int B { get; set; }
            }
            [JsonDerivedType(typeof(Root), 0), JsonDerivedType(typeof(Other), "other")]
            public class Root : Base
            {
                public int C { get; set; }
            }
            public class Other : Root { public int D { get; set; } }
            """)
        {
            Options = "UnmappedMemberHandling = JsonUnmappedMemberHandling.Disallow",
            Documents =
            [
                """{"$id":1}""",
                """{"C":1,"$id":1}""",
                """{"$type":"other","$id":1}""",
                """{"B":1,"C":2}""",
                """{"$type":"other","D":1,"B":1}""",
            ],
        },
        new("System.Text.Json accepts null for members beside a constructor's parameters where metadata may stand",
            """
            #nullable enable annotations
            [JsonDerivedType(typeof(Root), "root"), JsonDerivedType(typeof(Plain), "plain")]
            public class Base
            {
                public string A { get; set; } = "";
            }
            public class Root : Base
            {
                public Root(string b) { B = b; }
                public string B { get; }
                public Base C { get; set; } = new();
                public Own D { get; set; } = new("x");
                public string E { get; init; } = "";
            }
            public class Plain : Base { public string F { get; set; } = ""; }
            [JsonDerivedType(typeof(Own), "own")] public class Own
            {
                public Own(string g) { G = g; }
                public string G { get; }
                public string H { get; set; } = "";
            }
            """)
        {
            Options = "RespectNullableAnnotations = true",
            Documents =
            [
                """{"A":null}""",
                """{"B":null}""",
                """{"C":null}""",
                """{"C":{"$type":"root","A":null}}""",
                """{"C":{"$type":"root","B":null}}""",
                """{"C":{"$type":"root","C":null,"D":null,"E":null}}""",
                """{"C":{"$type":"plain","F":null}}""",
                """{"C":{"$type":"plain","A":null}}""",
                """{"D":{"G":null}}""",
                """{"D":{"H":null}}""",
                """{"D":{"$type":"own","H":null}}""",
                """{"D":{"$type":"own","G":null}}""",
                """{"E":null}""",
                """{"C":{"$type":"root","E":null}}""", """{"C":{"A":null}}""",
            ],
        },
        new("a type knew the discriminator of its base when it was read as itself",
            """
            [JsonPolymorphic(TypeDiscriminatorPropertyName = "kind"), JsonDerivedType(typeof(Root), "dog")] public class Animal;
            [JsonPolymorphic(TypeDiscriminatorPropertyName = "breed"), JsonDerivedType(typeof(Pug), "pug")]
            public class Root : Animal
            {
                public int X { get; set; }
                public Animal Owner { get; set; }
                [JsonExtensionData] public Dictionary<string, object> Rest { get; set; }
            }
            public class Pug : Root;
            """)
        {
            Documents =
            [
                """{"kind":"dog","X":1}""",
                """{"X":1,"kind":"dog"}""",
                """{"Owner":{"kind":"dog","breed":"pug"}}""",
                """{"breed":"pug","kind":"dog"}""",
                """{"breed":"pug","breed":"pug"}""", """{"X":1,"breed":"pug"}""", """{"Owner":{"kind":"dog","X":1,"kind":"dog"}}""",
                """{"Owner":{"kind":"dog","X":1,"$type":"dog"}}""",
                """{"Owner":{"kind":"dog","X":1,"breed":"pug"}}""",
                """{"breed":"pug","X":1,"breed":"pug"}""",
            ],
        },
        new("a type knew the discriminator of its base where it may come later",
            """
            [JsonPolymorphic(TypeDiscriminatorPropertyName = "kind"), JsonDerivedType(typeof(Root), "dog")] public class Animal;
            [JsonPolymorphic(TypeDiscriminatorPropertyName = "breed"), JsonDerivedType(typeof(Pug), "pug")]
            public class Root : Animal
            {
                public int X { get; set; }
                public Animal Owner { get; set; }
                [JsonExtensionData] public Dictionary<string, object> Rest { get; set; }
            }
            public class Pug : Root;
            """)
        {
            Options = "AllowOutOfOrderMetadataProperties = true",
            Documents =
            [
                """{"kind":"dog","X":1}""",
                """{"X":1,"kind":"dog"}""",
                """{"Owner":{"kind":"dog","breed":"pug"}}""",
                """{"breed":"pug","kind":"dog"}""",
                """{"breed":"pug","breed":"pug"}""", """{"X":1,"breed":"pug"}""", """{"Owner":{"kind":"dog","X":1,"kind":"dog"}}""",
                """{"Owner":{"kind":"dog","X":1,"$type":"dog"}}""",
                """{"Owner":{"kind":"dog","X":1,"breed":"pug"}}""",
                """{"breed":"pug","X":1,"breed":"pug"}""",
            ],
        },
        new("a type was begun under two names of discriminators",
            """
            [JsonPolymorphic(TypeDiscriminatorPropertyName = "kind"), JsonDerivedType(typeof(Root), "a")] public class Base;
            [JsonPolymorphic(TypeDiscriminatorPropertyName = "sort"), JsonDerivedType(typeof(Root), "a")] public interface IRoot;
            public class Root : Base, IRoot { public Base A { get; set; } public IRoot B { get; set; } }
            """) { IsRefused = true },
        new("a discriminator had the name of other metadata",
            """
            [JsonPolymorphic(TypeDiscriminatorPropertyName = "$id"), JsonDerivedType(typeof(Part), "a")] public class Root;
            public class Part : Root;
            """) { IsRefused = true },
    ];
}
