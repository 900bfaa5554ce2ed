// ---- plots: each gives the markup of one section ----
const plots = {
  steady(host) {
    const t = tables.steady, { c } = t, figure = figureOf(t), compare = comparer(t, figure);
    const [rows, gone] = withFigures(t, rowsOf(t), figure.value);
    return titled(host, 460, c, rows, i => c.payload[i] + ', ' + c.direction[i], dots, gone, figure, compare);
  },

  startup(host) {
    const { c } = tables.startup, rows = rowsOf(tables.startup).filter(i => !c.run[i]), floors = rows.filter(i => !c.payload[i]);
    // Starts of two runs do not stand side by side.
    const others = rowsOf(tables.startup).filter(i => c.run[i] && c.payload[i] && c.done[i]);
    const left = [...Map.groupBy(others, i => `${c.deployment[i]}, ${c.run[i]}`)].map(([run, group]) =>
      none(esc(`Left out: ${group.map(i => c.contender[i]).join(', ')}, ${run}.`))).join('');
    const sign = (phase, k) => `<span class="p${k}"><i></i>${labelOf(phase)}</span>`;
    const above = `<p class="legend">${phases.map(sign).join('')}<span>┆ empty program</span></p>`;
    const done = rows.filter(i => c.payload[i] && c.done[i]);
    return above + titled(host, 460, c, done, i => c.payload[i] + ', ' + c.deployment[i], starts, left, floors);
  },

  warmup(host) {
    const { c } = tables.warmup, rows = rowsOf(tables.warmup).filter(i => c.totals[i].length > 1);
    return titled(host, 300, c, rows, i => c.contender[i] + ', ' + c.payload[i], curves, '', rows);
  },

  web(host) {
    const { c } = tables.web, rows = rowsOf(tables.web).filter(i => c.cpu[i]), start = tables.webstart;
    const asked = rowsOf(start).filter(i => start.c.answered[i]);
    const used = [...asked.map(i => start.c.deployment[i]), ...rows.map(i => c.deployment[i])];
    return legend(used) + arranged(host, 460, start.c, asked, i => `first answer (${start.c.payload[i]})`, answers)
      + arranged(host, 460, c, rows, i => `${c.payload[i]} (${bytes(c.body[i])}), ${c.operation[i]}`, requests);
  },

  'large-contexts'(host) {
    const t = tables.large, { c } = t, rows = rowsOf(t), used = distinct(rows.map(i => c.variant[i]));
    const entries = used.map((name, k) => `<span class="d${k % 6}">${esc(name)}</span>`), width = Math.min(460, host.clientWidth || 330);
    const figures = ['compile', 'peak', 'first', 'edit', 'published', 'start'].map(id => t.columns.find(column => column.id === id));
    const groups = figures.flatMap(column => [...Map.groupBy(rows.filter(i => has(c[column.id][i])), i => c.deployment[i])]
      .map(([deployment, group]) => [`${column.label}, ${deployment}`, { column, group }]));
    return `<p class="legend">${entries.join('')}</p>` + panels(groups, (one, title) => growth(c, one, title, width, used));
  },
};

const labelOf = phase => tables.startup.columns.find(({ id }) => id === phase).label;
const byDeployment = (c, a, b) => place(c.deployment[a]) - place(c.deployment[b]);

// Deployments in which nothing has a figure are a line each, with the reason.
function withFigures({ c }, rows, value) {
  const gone = new Map([...Map.groupBy(rows, i => c.deployment[i])].filter(([, group]) => !group.some(i => has(value[i]))));
  const lines = [...gone].map(([deployment, group]) => none(esc(`${deployment}: ${c.note[group[0]] || 'not measured'}.`)));
  return [rows.filter(i => !gone.has(c.deployment[i])), lines.join('')];
}

function dots(c, group, title, width, { value, format, isTime, scale }, compare) {
  const rows = group.filter(i => has(value[i])), best = {};
  if (!rows.length) return nothing;
  for (const i of rows) best[c.contender[i]] = Math.min(best[c.contender[i]] ?? Infinity, value[i]);
  const rank = i => (c.marks[i].startsWith('lossy') ? 1e14 : 0) + best[c.contender[i]];
  rows.sort((a, b) => rank(a) - rank(b) || c.contender[a].localeCompare(c.contender[b]) || byDeployment(c, a, b));
  const described = rows.map(i => {
    const deployment = c.deployment[i], compared = compare(i), name = c.contender[i] + (c.marks[i] ? ` (${c.marks[i]})` : '');
    const [low, high] = isTime && has(c.low[i]) ? [c.low[i], c.high[i]] : [];
    const kind = (compared?.tie ? 'tie ' : '') + (c.contender[i] === state.base ? 'strong' : '');
    const ratio = compared?.tip ?? `. ${c.note[i] || 'No ratio to the baseline'}`;
    const tip = `${name}, ${deployment}: ${format(value[i])}${has(low) ? span(format, low, high) : ''}${ratio}`;
    return { value: value[i], low, high, name, whose: c.contender[i], kind, deployment, tip, words: compared?.words ?? '–' };
  });
  const isMissing = i => has(best[c.contender[i]]) ? 'n/a under ' + c.deployment[i] : 'n/a';
  const missing = [...Map.groupBy(group.filter(i => !has(value[i])), isMissing)].sort();
  const lines = missing.map(([where, group]) => none(esc(`${where}: ${distinct(group.map(i => c.contender[i])).join(', ')}`)));
  return dotRows(described, title, width, { scale, format, right: 62 }) + lines.join('');
}

// One mode: where the time goes until each contender has written and read, and how much later that is than the empty program.
const phases = ['main', 'input', 'setup', 'write', 'read'];

function starts(c, group, title, width, floors) {
  const isEmpty = i => c.contender[i].startsWith('.NET') && c.deployment[i] === c.deployment[group[0]];
  const empty = floors.find(isEmpty), floor = has(empty) ? c.done[empty] ?? c.main[empty] : null;
  const rows = group.sort((a, b) => c.done[a] - c.done[b]).map(i => {
    const value = c.done[i], low = c.low[i] ?? value, high = c.high[i] ?? value, name = c.contender[i], deployment = c.deployment[i];
    const parts = phases.map(phase => c[phase][i]), later = floor ? `, +${time(value - floor)}` : '';
    const words = phases.filter(phase => c[phase][i]).map(phase => labelOf(phase) + ' ' + time(c[phase][i])).join(', ');
    const tip = `${name}, ${deployment}: ${time(value)}${span(time, low, high)}${later && later + ' to the empty program'}; ${words}`;
    return { value, low, high, name, deployment, tip, words: time(value) + later, parts };
  });
  return dotRows(rows, title, width, { scale: evenScale, format: time, right: 116, floor });
}

function curves(c, group, title, width, all) {
  const left = 54, bottom = 166;
  const x = logScale(all.flatMap(i => c.calls[i]), left, width - 30), y = logScale(all.flatMap(i => c.totals[i]), bottom, 8);
  const drawn = group.map(i => {
    const path = c.calls[i].map((calls, k) => x.at(calls) + ',' + y.at(c.totals[i][k])).join(' ');
    const heightOf = calls => y.at(Math.max(c.totals[i][0], c.start[i] + c.cost[i] * calls));
    const rings = c.meet[i].filter(calls => calls <= c.calls[i].at(-1)).map(calls =>
      `<circle class="ring" cx="${x.at(calls)}" cy="${heightOf(calls)}" r="5"/>`);
    const warm = c.cost[i] ? `, ${time(c.cost[i])} a call when warm` : '', even = c.evens[i] ? `; break-even: ${c.evens[i]}` : '';
    const tip = `${title}, ${c.deployment[i]}: first call done after ${time(c.totals[i][0])}${warm}${even}`;
    return mark('curve ' + color(c.deployment[i]), tip, `<polyline points="${path}"/>` + rings.join(''));
  });
  return svg(width, bottom + 20, title, axisX(x, 8, bottom, count) + axisY(y, left, width - 30, time) + drawn.join(''));
}

// What a request costs a server: in each deployment the smallest first.
function requests(c, group, title, width) {
  const rows = group.sort((a, b) => byDeployment(c, a, b) || c.cpu[a] - c.cpu[b]).map(i => {
    const name = c.contender[i], deployment = c.deployment[i], words = c.speed[i];
    const cost = `${time(c.cpu[i])} of processor time a request${has(c.from[i]) ? span(time, c.from[i], c.to[i]) : ''}`;
    const ratio = words ? `, ${words} as fast as STJ source-gen` : `. ${c.note[i]}`;
    const tip = `${name}, ${deployment}: ${cost}, ${count(c.persecond[i])} requests per second${ratio}`;
    const shown = { value: c.cpu[i], low: c.from[i], high: c.to[i], name, deployment, tip };
    return { ...shown, kind: words.endsWith('tie') ? 'tie' : '', words: time(c.cpu[i]) + (words ? ', ' + words : '') };
  });
  return dotRows(rows, title, width, { scale: evenScale, format: time, right: 116 });
}

// From the spawn of a server until its first answer has been read: in each deployment the soonest first.
function answers(c, group, title, width) {
  const rows = group.sort((a, b) => byDeployment(c, a, b) || c.answered[a] - c.answered[b]).map(i => {
    const name = c.contender[i], deployment = c.deployment[i], words = time(c.answered[i]) + (c.speed[i] ? ', ' + c.speed[i] : '');
    const tip = `${name}, ${deployment}: answered after ${time(c.answered[i])}`
      + (has(c.listening[i]) ? `, listening after ${time(c.listening[i])}` : '')
      + (c.speed[i] ? `, ${c.speed[i]} as fast as STJ source-gen` : '');
    return { value: c.answered[i], name, deployment, tip, words };
  });
  return dotRows(rows, title, width, { scale: evenScale, format: time, right: 116 });
}

// What grows with the number of types: a line for each variant, and a dashed one that grows as the number does.
function growth(c, { column, group }, title, width, used) {
  const left = 60, bottom = 166, value = c[column.id], format = ['peak', 'published'].includes(column.id) ? bytes : time;
  const x = logScale(group.map(i => c.count[i]), left, width - 30), y = logScale(group.map(i => value[i]), bottom, 8);
  const lines = [...Map.groupBy(group.sort((a, b) => c.count[a] - c.count[b]), i => c.variant[i])].map(([name, rows]) => {
    const path = rows.map(i => x.at(c.count[i]) + ',' + y.at(value[i])).join(' ');
    const tip = `${title}, ${name}: ${rows.map(i => `${format(value[i])} for ${count(c.count[i])} types`).join(', ')}`;
    return mark('curve d' + used.indexOf(name) % 6, tip, `<polyline points="${path}"/>`);
  });
  const most = group.at(-1), lowest = Math.min(...group.map(i => value[i]));
  const from = Math.max(value[most] * c.count[group[0]] / c.count[most], lowest);
  const straight = line(x.at(c.count[most] * from / value[most]), y.at(from), x.at(c.count[most]), y.at(value[most]), 'floor');
  return svg(width, bottom + 20, title, axisX(x, 8, bottom, count) + axisY(y, left, width - 30, format) + straight + lines.join(''));
}
