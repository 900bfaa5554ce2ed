// ---- plots: each gives the markup of one section ----

const labelOf = phase => tables.startup.columns.find(column => column.id === phase).label;
const phases = ['main', 'input', 'setup', 'write', 'read'];
const plots = {
  steady(host) {
    const t = tables.steady, { c } = t, rows = rowsOf(t), compare = comparer(t), width = widthOf(host, 460);
    return legend(rows.map(i => c.deployment[i])) + panels(groupBy(rows, i => c.payload[i] + ', ' + c.direction[i]), (group, title) => dots(c, group, title, compare, width));
  },

  startup(host) {
    const t = tables.startup, { c } = t, rows = rowsOf(t), width = widthOf(host, 900);
    const floors = rows.filter(i => !c.payload[i]);
    return panels(groupBy(rows.filter(i => c.payload[i]), i => c.payload[i]), (group, title) => bars(t, [...floors, ...group], title, width));
  },

  warmup(host) {
    const { c } = tables.warmup, rows = rowsOf(tables.warmup).filter(i => c.totals[i].length > 1), width = widthOf(host, 300);
    return legend(rows.map(i => c.deployment[i])) + panels(groupBy(rows, i => c.contender[i] + ', ' + c.payload[i]), (group, title) => curves(c, group, title, rows, width));
  },

  scatter(host) {
    const { c } = tables.scatter, rows = rowsOf(tables.scatter), width = widthOf(host, 900);
    return legend(rows.map(i => c.deployment[i])) + panels(groupBy(rows, i => c.payload[i]), (group, title) => bubbles(c, group, title, width));
  },
};

function dots(c, group, title, compare, width) {
  const rows = group.filter(i => c.time[i]), best = {};
  if (!rows.length) return nothing;
  for (const i of rows) best[c.contender[i]] = Math.min(best[c.contender[i]] ?? Infinity, c.time[i]);
  const rank = i => (c.mark[i] === 'lossy' ? 1e14 : 0) + best[c.contender[i]];
  rows.sort((a, b) => rank(a) - rank(b) || place(c.deployment[a]) - place(c.deployment[b]));
  const left = Math.min(185, width * .4), bottom = rows.length * 15 + 8;
  const x = logScale(rows.flatMap(i => [c.time[i], c.low[i] ?? c.time[i], c.high[i] ?? c.time[i]]), left + 6, width - 62);
  let body = axisX(x, 2, bottom, time), before;
  rows.forEach((i, row) => {
    const y = row * 15 + 12, compared = compare(i), sign = c.mark[i] && ` (${c.mark[i]})`, isKnown = has(c.low[i]);
    if (c.contender[i] !== before) body += line(0, y - 8, width, y - 8, 'grid') + label(0, y + 4, cut(c.contender[i] + sign, left / 6.2), c.contender[i] === state.base ? 'strong' : '');
    before = c.contender[i];
    const tip = `${before}${sign}, ${c.deployment[i]}: ${time(c.time[i])}${isKnown ? ` (${time(c.low[i])} to ${time(c.high[i])})` : ''}${compared?.tip ?? ''}`;
    body += mark(color(c.deployment[i]) + (compared?.tie ? ' tie' : ''), tip, shape(c.deployment[i], x.at(c.time[i]), y, isKnown ? `M${x.at(c.low[i])},${y}H${x.at(c.high[i])}` : ''))
      + label(width, y + 4, compared?.words ?? '', 'tick end');
  });
  const missing = groupBy(group.filter(i => !c.time[i]), i => best[c.contender[i]] ? 'n/a under ' + c.deployment[i] : 'n/a');
  return svg(width, bottom + 18, title, body) + [...missing].sort().map(([where, group]) => none(`${esc(where)}: ${esc(distinct(group.map(i => c.contender[i])).join(', '))}`)).join('');
}

function bars({ c }, group, title, width) {
  const total = i => c.done[i] ?? c.main[i], rows = group.filter(total), most = Math.max(...rows.map(total));
  if (!rows.length) return nothing;
  const left = Math.min(200, width * .4), x = value => +(left + (width - 62 - left) * value / most).toFixed(1);
  let body = '', ticks = '', y = 0;
  for (const [deployment, group] of groupBy(rows, i => c.deployment[i])) {
    body += label(0, y + 15, deployment, 'strong');
    const top = y += 22;
    for (const i of group.sort((a, b) => total(a) - total(b))) {
      const known = phases.filter(phase => c[phase][i]), name = c.contender[i];
      let at = 0;
      const parts = known.map(phase => `<rect class="p${phases.indexOf(phase)}" x="${x(at)}" y="${y}" width="${(x(at += c[phase][i]) - x(at - c[phase][i])).toFixed(1)}" height="12"/>`);
      const words = known.map(phase => labelOf(phase) + ' ' + time(c[phase][i]));
      body += label(0, y + 10, cut(name, left / 6.2)) + mark('', `${name}, ${deployment}: ${time(total(i))} (${words.join(', ')})`, parts.join('')) + label(x(at) + 5, y + 10, time(total(i)), 'tick');
      y += 17;
    }
    const floor = total(group.find(i => c.kind[i] === 'floor' && c.contender[i].startsWith('.NET')));
    if (floor) body += line(x(floor), top - 4, x(floor), y, 'floor');
  }
  for (let tick = 0, power = powerOf(most), unit = most < power * 3 ? power / 2 : power; tick <= most; tick += unit) ticks += line(x(tick), 0, x(tick), y, 'grid') + label(x(tick), y + 13, short(time)(tick), 'tick mid');
  return svg(width, y + 18, title, ticks + body);
}

function curves(c, group, title, all, width) {
  const bottom = 166, right = width - 12;
  const x = logScale(all.flatMap(i => c.calls[i]), 54, right), y = logScale(all.flatMap(i => c.totals[i]), bottom, 8);
  return svg(width, 186, title, axisX(x, 8, bottom, count) + axisY(y, 54, right, time) + group.map(i => {
    const path = c.calls[i].map((calls, k) => x.at(calls) + ',' + y.at(c.totals[i][k])).join(' ');
    const rings = (c.meet[i] ?? []).filter(calls => calls <= c.calls[i].at(-1)).map(calls =>
      `<circle class="ring" cx="${x.at(calls)}" cy="${y.at(Math.max(c.totals[i][0], c.start[i] + c.cost[i] * calls))}" r="5"/>`);
    const tip = `${title}, ${c.deployment[i]}: first call done after ${time(c.totals[i][0])}${c.cost[i] ? `, ${time(c.cost[i])} a call when warm` : ''}${c.evens[i] ? `; break-even after ${c.evens[i]}` : ''}`;
    return mark('curve ' + color(c.deployment[i]), tip, `<polyline points="${path}"/>` + rings.join(''));
  }).join(''));
}

function bubbles({ contender, deployment, first, warm, size }, rows, title, width) {
  const height = Math.min(420, width * .8), bottom = height - 40, right = width - 20, taken = [];
  const x = logScale(rows.map(i => first[i]), 60, right), y = logScale(rows.map(i => warm[i]), bottom, 24), most = Math.max(1, ...rows.map(i => size[i] ?? 0));
  let body = axisX(x, 14, bottom, time) + axisY(y, 60, right, time) + label(right, height - 6, 'first write and read done →', 'tick end') + label(0, 9, '↑ a warm write and read', 'tick');
  for (const i of rows.sort((a, b) => size[b] - size[a])) {
    const tip = `${contender[i]}, ${deployment[i]}: first ${time(first[i])}, warm ${time(warm[i])}, ${size[i] ? bytes(size[i]) + ' on disk' : 'size not measured'}`;
    body += mark(color(deployment[i]) + ' bubble' + (size[i] ? '' : ' bare'), tip, `<circle cx="${x.at(first[i])}" cy="${y.at(warm[i])}" r="${size[i] ? (3 + 19 * Math.sqrt(size[i] / most)).toFixed(1) : 5}"/>`);
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
