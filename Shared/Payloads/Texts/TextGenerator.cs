using System.Text;

namespace JsonAot.Payloads.Texts;

/// <summary>Posts as they come: half of them Chinese, Japanese or Korean, the rest of other alphabets, with links in ASCII.</summary>
internal static class TextGenerator
{
    private const ulong Seed = 0x5445585453;
    private const int Count = 1_080;
    private const int EveryLong = 50;

    internal static Feed Create()
    {
        var random = new DeterministicRandom(Seed);
        var posts = new List<Post>(Count);
        for (int i = 0; i < Count; i++)
            posts.Add(Post(random, isLong: i % EveryLong == EveryLong - 1));
        // No generator of sentences makes these.
        posts[3].Text = null;
        posts[5].Author = null;
        posts[7].Tags = null;
        posts[9].Text = "\"quotes\", back\\slashes, a\ttab, a\nline, \u0001, \u007F, \u2028 and <tags> & 'more'";
        posts[11].Text = string.Concat(Enumerable.Repeat("🚀👩🏽‍💻", 60));
        return new Feed { Title = "多言語フィード · все языки · 😀", Posts = posts };
    }

    private static Post Post(DeterministicRandom random, bool isLong)
    {
        // Chinese, Japanese and Korean come first, and as often as all others together.
        int alphabet = random.Next(2) == 0 ? random.Next(3) : random.Next(TextVocabulary.Alphabets.Length);
        (string language, string[] words) = TextVocabulary.Alphabets[alphabet];
        long id = 1_500_000_000_000_000_000 + (long)(random.Next() >> 8);
        return new Post
        {
            Id = id,
            Author = Author(random, words),
            Text = Sentences(random, words, isLong ? 400 : 4 + random.Next(22)),
            Language = language,
            Link = $"https://example.org/status/{id}?lang={language}",
            Tags = Tags(random, words),
            Likes = random.Next(10_000),
        };
    }

    private static Author Author(DeterministicRandom random, string[] words)
    {
        int number = random.Next(100_000);
        return new Author
        {
            Name = PickFrom(words, random) + PickFrom(words, random),
            Account = $"user_{number}",
            About = number % 3 == 0 ? "" : Sentences(random, words, 2 + random.Next(10)),
        };
    }

    private static string[] Tags(DeterministicRandom random, string[] words)
    {
        string[] tags = new string[random.Next(4)];
        for (int i = 0; i < tags.Length; i++)
            tags[i] = "#" + PickFrom(words, random);
        return tags;
    }

    private static string Sentences(DeterministicRandom random, string[] words, int count)
    {
        var text = new StringBuilder();
        for (int i = 0; i < count; i++)
        {
            text.Append(PickFrom(words, random));
            int next = random.Next(24);
            text.Append(next switch
            {
                0 => PickFrom(TextVocabulary.Emoji, random),
                1 => " https://t.example/" + random.Next(1_000_000),
                2 => "\n",
                < 8 => " ",
                _ => "",
            });
        }

        return text.ToString();
    }

    private static string PickFrom(string[] words, DeterministicRandom random) => words[random.Next(words.Length)];
}

/// <summary>Some words of each alphabet, with the blanks and marks that its language puts around them.</summary>
internal static class TextVocabulary
{
    internal static readonly (string Language, string[] Words)[] Alphabets =
    [
        ("ja",
        [
            "今日は", "天気が", "とても", "いいですね。", "明日の", "会議", "ありがとうございます！", "新しい", "写真を",
            "見ました、", "カメラ", "コーヒー", "東京", "電車の", "中で", "本を読む", "「はい」",
        ]),
        ("zh", ["我们", "今天", "一起", "去", "北京", "吃饭。", "这个", "问题", "非常", "有意思，", "谢谢", "大家", "的", "支持！", "新闻", "图片", "学习", "编程"]),
        ("ko", ["안녕하세요 ", "오늘은 ", "정말 ", "좋은 ", "날씨입니다. ", "감사합니다! ", "서울에서 ", "커피를 ", "마셨어요. ", "새로운 ", "사진 "]),
        ("en", ["The ", "quick ", "brown ", "fox ", "jumps ", "over ", "the ", "lazy ", "dog, ", "and ", "nobody ", "is ", "surprised. "]),
        ("ru", ["Сегодня ", "очень ", "хорошая ", "погода, ", "и ", "мы ", "идём ", "гулять ", "в ", "парк. ", "Спасибо ", "всем! "]),
        ("ar", ["اليوم ", "الطقس ", "جميل ", "جدا، ", "شكرا ", "لكم ", "جميعا. ", "القاهرة ", "صورة "]),
        ("hi", ["आज ", "मौसम ", "बहुत ", "अच्छा ", "है। ", "धन्यवाद ", "दोस्तों! ", "दिल्ली ", "नई "]),
        ("de", ["Heute ", "schönes ", "Wetter, ", "größer ", "als ", "gestern. ", "Grüße ", "aus ", "München ", "überall "]),
        ("el", ["Σήμερα ", "ο ", "καιρός ", "είναι ", "πολύ ", "καλός. ", "Ευχαριστώ ", "όλους! "]),
    ];

    internal static readonly string[] Emoji = ["😀", "🚀", "👍🏽", "❤️", "🎉🎉", "👩‍👩‍👧", "🇯🇵", "✨"];
}
