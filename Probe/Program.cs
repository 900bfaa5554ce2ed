using JsonAot.Probing;
using JsonAot.Probing.Roles;

// One role a process: what an earlier one had warmed up, broken or left behind would be measured with the next.
return args switch
{
    ["about"] => AboutRole.Run(),
    _ => Reply.Misused("about"),
};
