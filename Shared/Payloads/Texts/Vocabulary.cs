namespace JsonAot.Payloads.Texts;

/// <summary>Some words of each alphabet, with the blanks and marks that its language puts around them.</summary>
internal static class Vocabulary
{
    internal static readonly (string Language, string[] Words)[] Alphabets =
    [
        ("ja", ["今日は", "天気が", "とても", "いいですね。", "明日の", "会議", "ありがとうございます！", "新しい", "写真を", "見ました、", "カメラ", "コーヒー", "東京", "電車の", "中で", "本を読む", "「はい」"]),
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
