// ---- plots: each gives the markup of one section ----

const labelOf = phase => tables.startup.columns.find(column => column.id === phase).label;
const phases = ['main', 'input', 'setup', 'write', 'read'];
const plots = {
  steady: host => dotPanels(host, tables.steady, figureOf(tables.steady)),

  startup(host) {
    const t = tables.startup, { c } = t, rows = rowsOf(t), floors = rows.filter(i => !c.payload[i]);
    const all = groupBy(rows.filter(i => c.payload[i]), i => c.payload[i]), wide = widthOf(host, 900), narrow = widthOf(host, 460);
    const each = groupBy(rows.filter(i => c.payload[i] && c.done[i]), i => c.payload[i] + ', ' + c.deployment[i]);
    return panels(all, (group, title) => bars(t, [...floors, ...group], title, wide)) + panels(each, (group, title) => starts(c, group, title, floors, narrow));
  },

  warmup(host) {
    const { c } = tables.warmup, rows = rowsOf(tables.warmup).filter(i => c.totals[i].length > 1);
    return titled(host, 300, c, rows, i => c.contender[i] + ', ' + c.payload[i], (group, title, width) => curves(c, group, title, rows, width));
  },

  scatter(host) {
    const { c } = tables.scatter;
    return titled(host, 900, c, rowsOf(tables.scatter), i => c.payload[i], (group, title, width) => bubbles(c, group, title, width));
  },
};

function dotPanels(host, t, figure) {
  const { c } = t, [rows, gone] = withFigures(t, rowsOf(t), figure.value), compare = comparer(t, figure);
  return titled(host, 460, c, rows, i => c.payload[i] + ', ' + c.direction[i], (group, title, width) => dots(c, group, title, figure, compare, width), gone);
}

function dots(c, group, title, { value, format, isTime, scale }, compare, width) {
  const rows = group.filter(i => has(value[i])), best = {};
  if (!rows.length) return nothing;
  for (const i of rows) best[c.contender[i]] = Math.min(best[c.contender[i]] ?? Infinity, value[i]);
  const rank = i => (c.mark?.[i] === 'lossy' ? 1e14 : 0) + best[c.contender[i]];
  rows.sort((a, b) => rank(a) - rank(b) || c.contender[a].localeCompare(c.contender[b]) || place(c.deployment[a]) - place(c.deployment[b]));
  const described = rows.map(i => {
    const deployment = c.deployment[i], compared = compare(i), name = c.contender[i] + (c.marks?.[i] ? ` (${c.marks[i]})` : '');
    const [low, high] = isTime && has(c.low?.[i]) ? [c.low[i], c.high[i]] : [];
    const kind = (compared?.tie ? 'tie ' : '') + (c.contender[i] === state.base ? 'strong' : '');
    const tip = `${name}, ${deployment}: ${format(value[i])}${has(low) ? span(format, low, high) : ''}${compared?.tip ?? ''}`;
    return { value: value[i], low, high, name, kind, deployment, tip, words: compared?.words ?? '' };
  });
  const missing = groupBy(group.filter(i => !has(value[i])), i => has(best[c.contender[i]]) ? 'n/a under ' + c.deployment[i] : 'n/a');
  const lines = [...missing].sort().map(([where, group]) => none(esc(`${where}: ${distinct(group.map(i => c.contender[i])).join(', ')}`)));
  return dotRows(described, title, width, { scale, format, right: 62 }) + lines.join('');
}

const isEmpty = (c, i) => c.kind[i] === 'floor' && c.contender[i].startsWith('.NET');

// All modes on one scale.
function bars({ c }, group, title, width) {
  const total = i => c.done[i] ?? c.main[i], rows = group.filter(total), left = Math.min(200, width * .4);
  if (!rows.length) return nothing;
  const scale = evenScale(rows.map(total), left, width - 62), x = scale.at;
  let body = '', y = 0;
  for (const [deployment, group] of groupBy(rows, i => c.deployment[i])) {
    body += label(0, y + 15, deployment, 'strong');
    const top = y += 22;
    for (const i of group.sort((a, b) => total(a) - total(b))) {
      const known = phases.filter(phase => c[phase][i]), name = c.contender[i];
      let at = 0;
      const parts = known.map(phase => {
        const from = x(at), to = x(at += c[phase][i]);
        return `<rect class="p${phases.indexOf(phase)}" x="${from}" y="${y}" width="${(to - from).toFixed(1)}" height="12"/>`;
      });
      const words = known.map(phase => labelOf(phase) + ' ' + time(c[phase][i]));
      body += nameAt(y + 10, name, left) + mark('', `${name}, ${deployment}: ${time(total(i))} (${words.join(', ')})`, parts.join(''))
        + label(x(at) + 5, y + 10, time(total(i)), 'tick');
      y += 17;
    }
    const floor = total(group.find(i => isEmpty(c, i)));
    if (floor) body += line(x(floor), top - 4, x(floor), y, 'floor');
  }
  return svg(width, y + 18, title, axisX(scale, 0, y, time) + body);
}

// One mode on its own scale: how much later than the empty program each has written and read.
function starts(c, group, title, floors, width) {
  const empty = floors.find(i => isEmpty(c, i) && c.deployment[i] === c.deployment[group[0]]), floor = has(empty) ? c.done[empty] ?? c.main[empty] : null;
  const rows = group.sort((a, b) => c.done[a] - c.done[b]).map(i => {
    const value = c.done[i], low = c.low[i] ?? value, high = c.high[i] ?? value, name = c.contender[i], deployment = c.deployment[i];
    const later = floor ? `, +${time(value - floor)}` : '';
    const tip = `${name}, ${deployment}: ${time(value)}${span(time, low, high)}${later && later + ' to the empty program'}`;
    return { value, low, high, name, deployment, tip, words: time(value) + later };
  });
  const drawFloor = (x, top, bottom) => line(x.at(floor), top, x.at(floor), bottom, 'floor') + label(x.at(floor), 10, `empty program ${time(floor)}`, 'tick');
  const withFloor = floor ? { top: 16, others: [floor], drawOthers: drawFloor } : {};
  return dotRows(rows, title, width, { scale: logScale, format: time, right: 116, height: 16, ...withFloor });
}

function curves(c, group, title, all, width) {
  const bottom = 166, x = logScale(all.flatMap(i => c.calls[i]), 54, width - 14), y = logScale(all.flatMap(i => c.totals[i]), bottom, 8);
  return plane(title, width, bottom, x, count, y, time, 54, group.map(i => {
    const path = c.calls[i].map((calls, k) => x.at(calls) + ',' + y.at(c.totals[i][k])).join(' ');
    const rings = (c.meet[i] ?? []).filter(calls => calls <= c.calls[i].at(-1)).map(calls =>
      `<circle class="ring" cx="${x.at(calls)}" cy="${y.at(Math.max(c.totals[i][0], c.start[i] + c.cost[i] * calls))}" r="5"/>`);
    const warm = c.cost[i] ? `, ${time(c.cost[i])} a call when warm` : '', even = c.evens[i] ? `; break-even: ${c.evens[i]}` : '';
    const tip = `${title}, ${c.deployment[i]}: first call done after ${time(c.totals[i][0])}${warm}${even}`;
    return mark('curve ' + color(c.deployment[i]), tip, `<polyline points="${path}"/>` + rings.join(''));
  }).join(''));
}

function bubbles({ contender, deployment, first, warm, size }, rows, title, width) {
  const height = Math.min(420, width * .8), bottom = height - 40, right = width - 20, taken = [], most = Math.max(1, ...rows.map(i => size[i] ?? 0));
  const x = logScale(rows.map(i => first[i]), 60, right), y = logScale(rows.map(i => warm[i]), bottom, 24);
  let body = axisX(x, 14, bottom, time) + axisY(y, 60, right, time)
    + label(right, height - 6, 'first write and read done →', 'tick end') + label(0, 9, '↑ a warm write and read', 'tick');
  for (const i of rows.sort((a, b) => size[b] - size[a])) {
    const tip = `${contender[i]}, ${deployment[i]}: first ${time(first[i])}, warm ${time(warm[i])}, ${size[i] ? bytes(size[i]) + ' on disk' : 'size not measured'}`;
    const radius = size[i] ? (3 + 19 * Math.sqrt(size[i] / most)).toFixed(1) : 5;
    body += mark(color(deployment[i]) + ' bubble' + (size[i] ? '' : ' bare'), tip, `<circle cx="${x.at(first[i])}" cy="${y.at(warm[i])}" r="${radius}"/>`);
  }
  for (const i of rows) {
    const box = { x: x.at(first[i]) + 7, y: y.at(warm[i]), w: contender[i].length * 5.8 };
    if (box.x + box.w > width) box.x -= box.w + 14;
    if (taken.some(other => Math.abs(other.y - box.y) < 11 && box.x < other.x + other.w && other.x < box.x + box.w)) continue;
    taken.push(box);
    body += label(box.x, box.y + 3, contender[i], 'tick');
  }
  return svg(width, height, title, body);
}
