namespace JsonAot.Payloads.Enterprise;

/// <summary>The words that the sample is made of: mostly plain, some beyond ASCII, some that must be escaped.</summary>
internal static class Vocabulary
{
    internal static readonly string[] FirstNames =
    [
        "Anna", "Ben", "Carla", "David", "Emma", "Farid", "Grace", "Hugo", "Ines", "Jonas", "Kemal", "Laura",
        "Marie", "Noah", "Olga", "Pablo", "Quinn", "Rosa", "Samuel", "Tara", "Uma", "Victor", "Wanda", "Yusuf",
        "Zoë", "José", "Søren", "Łukasz",
    ];

    internal static readonly string[] LastNames =
    [
        "Almeida", "Becker", "Chen", "Dubois", "Eriksen", "Fischer", "Garcia", "Hansen", "Ito", "Jansen", "Kowalski",
        "Lopez", "Martin", "Novak", "Okafor", "Patel", "Rossi", "Schmidt", "Taylor", "Weber", "Young", "Zhang",
        "O'Brien", "Müller",
    ];

    internal static readonly string[] Streets =
    [
        "Station Road", "Mill Lane", "Harbour Street", "Oak Avenue", "Castle Square", "Garden Walk", "Rue de la Paix",
        "Hauptstrasse", "Via Roma", "King's Parade",
    ];

    internal static readonly string[] Cities =
    [
        "Lisbon", "Vienna", "Oslo", "Ghent", "Turin", "Leeds", "Boston", "Osaka", "Nairobi", "Perth", "Zürich", "Kraków",
    ];

    internal static readonly string[] DivisionNames =
        ["Industrial Systems", "Health & Care", "Mobility", "Energy", "Research", "Retail <Online>"];

    internal static readonly string[] TeamNames =
        ["Falcon", "Harbour", "Granite", "Meridian", "Lantern", "Copper", "Willow", "Beacon", "Compass", "Juniper"];

    internal static readonly string[] Tags =
        ["core", "pilot", "remote", "on-call", "audit", "legacy", "growth", "24/7"];

    internal static readonly string[] ProjectVerbs = ["Replace", "Extend", "Consolidate", "Automate", "Review", "Retire"];

    internal static readonly string[] ProjectNouns =
        ["billing", "the archive", "payroll", "stock control", "the portal", "reporting", "\"Atlas\"", "access control"];

    internal static readonly string[] Milestones = ["Kick-off", "Design", "Prototype", "Trial", "Hand-over"];

    internal static readonly string[] KindsOfWork = ["analysis", "build", "test", "support"];

    internal static readonly string[] Skills =
        ["C#", "SQL", "Negotiation", "Welding", "Accounting", "Design", "Statistics", "First aid", "Logistics", "Drafting"];

    internal static readonly string[] Ranks = ["Assistant", "Deputy", "Senior", "Chief", "Regional", "Acting"];

    internal static readonly string[] Professions =
        ["Accountant", "Engineer", "Analyst", "Buyer", "Technician", "Counsel", "Planner", "Architect", "Nurse"];

    internal static readonly string[] LifeSentences =
    [
        "Joined as a trainee and has worked in three countries since.",
        "Leads the weekly review and keeps the minutes short.",
        "Holds a degree in mathematics from the University of Coimbra.",
        "Speaks Portuguese, German and some Japanese.",
        "Is known for asking \"who will maintain this?\" before anyone builds it.",
        "Spent two years rebuilding the warehouse after the flood.",
        "Looks after the first-aid box, the plants and the coffee machine.",
        "Wrote the handbook that new colleagues are given on their first day.",
        "Plays the cello in the Orquestra de São João.",
        "Mentors two apprentices and chairs the safety committee.",
    ];

    internal static readonly string[] ProjectSentences =
    [
        "The present system is twenty years old and nobody left knows all of it.",
        "Savings are expected from the second year on.",
        "Depends on the new contract with the carrier & its subcontractors.",
        "The pilot ran in one branch for six weeks without an incident.",
        "Risks:\n\t- late delivery of hardware\n\t- holidays in August.",
        "Agreed with the works council; the agreement is filed under C:\\legal\\2024.",
    ];

    internal static readonly string[] Allowances = ["travel", "meals", "housing", "training"];

    internal static readonly (string Name, string Value)[] Settings =
    [
        ("locale", "en-GB"), ("theme", "dark"), ("retention", "7 years"), ("path", "C:\\shared\\files"),
        ("greeting", "Grüß Gott"), ("approval", "two persons"), ("footer", "© Contoso\nAll rights reserved"),
    ];
}
