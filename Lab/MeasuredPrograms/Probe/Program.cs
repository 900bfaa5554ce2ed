using JsonAot.Lab.MeasuredPrograms.Probe;
using JsonAot.Lab.MeasuredPrograms.Probe.Answers;
using JsonAot.Lab.MeasuredPrograms.Probe.Roles;
using JsonAot.Lab.MeasuredPrograms.Start;
using JsonAot.Lab.MeasuredPrograms.Verdict;
using JsonAot.Turns;

// One role per process: otherwise what one role has warmed up, broken or left behind would be measured with the next.
try
{
    return args switch
    {
        ["about"] => Reply.With(new AboutAnswer(ProcessFacts.Runtime, ProcessFacts.InstructionSets), AnswerJson.Default.AboutAnswer),
        ["error", var scenario, var contender, var payload] => ErrorRole.Run(scenario, contender, payload),
        ["memory", var contender, var payload, var document, var times] => MemoryRole.Run(contender, payload, document, times),
        ["memory-floor", var payload, var document] => MemoryRole.RunFloor(payload, document),
        ["parsing", var folder, var contender, var first] => ParsingRole.Run(folder, contender, first),
        ["gate", var contender, var payload] => GateRole.Run(contender, payload),
        ["turns", var contender, var payload, .. var calls] =>
            ContenderTurns.Serve(Chosen.Contender(contender), Chosen.Payload(payload), calls),
        ["write" or "read", var contender, var payload, _, ..] =>
            Trial.Run(args, Chosen.Contender(contender), Chosen.Payload(payload)).Print(),
        ["rewrite", var payload, var document, var path] => RewriteRole.Run(payload, document, path),
        _ => throw new ArgumentException(
            "A probe is started by the Lab, with a role and its arguments: Lab/MeasuredPrograms/Probe/Program.cs."),
    };
}
catch (ArgumentException unusable)
{
    Console.Error.WriteLine(unusable.Message);
    return Reply.Usage;
}
