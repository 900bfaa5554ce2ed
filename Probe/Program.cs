using JsonAot.Probing;
using JsonAot.Probing.Roles;

// One role a process: what an earlier one had warmed up, broken or left behind would be measured with the next.
try
{
    return args switch
    {
        ["about"] => AboutRole.Run(),
        ["cpu", var contender, var payload, var direction, .. var rest] => CpuRole.Run(contender, payload, direction, rest),
        _ => throw new ArgumentException("A probe is started by the Lab, with a role and its arguments: Probe/Program.cs."),
    };
}
catch (ArgumentException unusable)
{
    Console.Error.WriteLine(unusable.Message);
    return Reply.Usage;
}
