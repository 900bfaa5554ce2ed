namespace JsonAot.Payloads.Enterprise;

public sealed class Skill
{
    public string Name { get; set; } = "";

    public SkillLevel Level { get; set; }

    public byte YearsOfPractice { get; set; }
}
