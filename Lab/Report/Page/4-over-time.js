// ---- over frameworks, and over commits: the baseline and SpanCodec ----

const of = Object.fromEntries(names.deployment.map((name, k) => [name, deployments[k]]));
const isFollowed = name => name === state.base || data.followed.includes(name);

plots.frameworks = host => {
  const t = tables.steady, { c } = t, figure = figureOf(t), rows = rowsOf(t, true).filter(i => isFollowed(c.contender[i])), width = widthOf(host, 460);
  const lineOf = i => [c.direction[i], of[c.deployment[i]].mode, c.contender[i]].join('\n');
  // One version alone shows no change.
  const known = new Map([...groupBy(rows, i => c.payload[i])].map(([payload, group]) =>
    [payload, [...groupBy(group.filter(i => has(figure.value[i])), lineOf)].filter(([, points]) => points.length > 1)]).filter(([, lines]) => lines.length));
  const allOf = (what, rows) => distinct(rows.map(i => of[c.deployment[i]][what])), used = allOf('framework', rows), modes = allOf('mode', rows);
  if (used.length < 2) {
    // What the reader has left out was measured all the same.
    const all = allOf('framework', t.of.get(state.machine) ?? []);
    if (all[1]) return all.filter(name => isOn('framework', name))[1] ? nothing : none('Choose at least two frameworks to compare them.');
    return none(`${all[0] ? `Only ${esc(all[0])}` : 'No steady state'} was measured on this machine. Measure another framework too: <code>run --frameworks net9.0,net10.0</code>`);
  }
  const missing = used.flatMap(framework => modes.map(mode => {
    const own = rows.filter(i => c.deployment[i] === `${framework}-${mode}`);
    return own.some(i => has(figure.value[i])) ? '' : none(esc(`${framework}-${mode}: ${c.note[own[0]] || 'not measured'}.`));
  }));
  return legend(used, name => choices.framework.indexOf(name)) + panels(known, (lines, title) => ladder(c, lines, title, figure, width)) + missing.join('');
};

function ladder(c, lines, title, { value, format, isTime, scale }, width) {
  const left = Math.min(150, width * .38), x = scale(lines.flatMap(([, points]) => points.map(i => value[i])), left, width - 66);
  let body = '', y = 0, before;
  for (const [key, points] of lines) {
    const [direction, mode, name] = key.split('\n'), head = `${direction}, ${mode}`;
    if (head !== before) body += label(0, (y += 20) - 5, before = head, 'strong');
    // Deployments come with the newest framework first.
    const last = points[0], first = points.at(-1), changed = value[first] ? ratioOf(c, last, first, value, isTime, of[c.deployment[first]].framework) : null;
    body += nameAt(y + 10, name, left) + line(x.at(value[first]), y + 6, x.at(value[last]), y + 6, 'path') + points.map(i => {
      const { framework } = of[c.deployment[i]], k = choices.framework.indexOf(framework);
      const tip = `${name}, ${head}, ${framework}: ${format(value[i])}${i === last && changed ? changed.tip : ''}`;
      return mark('d' + k % 6 + (i === last && changed?.tie ? ' tie' : ''), tip, shapeAt(k, x.at(value[i]), y + 6));
    }).join('') + label(width, y + 10, changed?.words ?? '', 'tick end');
    y += 17;
  }
  return svg(width, y + 18, title, axisX(x, 4, y, format) + body);
}

plots.history = host => {
  if (!tables.history.of.has(state.machine)) return none('Only one commit was measured here.');
  const t = tables.history, { c } = t, figure = figureOf(t), rows = rowsOf(t).filter(i => has(figure.value[i])), width = widthOf(host, 460);
  const placeOf = name => distinct(rows.map(i => c.contender[i])).indexOf(name);
  const groups = groupBy(rows, i => c.deployment[i] + ', ' + c.direction[i]);
  return legend(rows.map(i => c.contender[i]), placeOf) + panels(groups, (group, title) => moves(c, group, title, figure, placeOf, width));
};

// The geometric mean of the payloads that every state has: a payload more or less would look like a change.
function moves(c, group, title, { value, format, scale }, placeOf, width) {
  const states = distinct(group.map(i => c.state[i])).sort(), bottom = 150;
  const lines = [...groupBy(group, i => c.contender[i])].map(([name, own]) => {
    const shared = distinct(own.map(i => c.payload[i])).filter(payload => states.every(state => own.some(i => c.state[i] === state && c.payload[i] === payload)));
    return [name, shared, states.map(state => meanOf(own.filter(i => c.state[i] === state && shared.includes(c.payload[i])).map(i => value[i])))];
  }).filter(([, shared]) => shared.length);
  if (!lines.length) return nothing;
  const y = scale(lines.flatMap(([, , means]) => means), bottom, 10), x = k => Math.round(62 + (width - 120) * (k + .5) / states.length);
  const days = states.map((state, k) => label(x(k), bottom + 14, state.slice(5, 10), 'tick mid') + label(x(k), bottom + 27, state.slice(11), 'tick mid'));
  return svg(width, bottom + 31, title, axisY(y, 62, width - 58, format) + days.join('') + lines.map(([name, shared, means]) => {
    const points = means.map((mean, k) => [x(k), y.at(mean)]), k = placeOf(name), moved = means.length > 1 && means[0] ? (means.at(-1) / means[0]).toFixed(2) : '';
    const path = mark('curve d' + k % 6, `${name}, ${title}: ${means.map(format).join(', ')}`, `<polyline points="${points.join(' ')}"/>`);
    const marks = points.map((point, at) => mark('d' + k % 6, `${name}, ${states[at]}: ${format(means[at])}, the mean of ${shared.join(', ')}`, shapeAt(k, ...point)));
    return path + marks.join('') + label(width, points.at(-1)[1] + 4, moved && '× ' + moved, 'tick end');
  }).join(''));
}

// Geometric; what can be nothing has the ordinary one.
const meanOf = values => values.every(value => value > 0)
  ? Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length)
  : values.reduce((sum, value) => sum + value, 0) / values.length;
