// ---- whole programs: what a request costs a server, and what generators cost a build ----

plots.web = host => {
  const { c } = tables.web, rows = rowsOf(tables.web).filter(i => c.cpu[i]), width = widthOf(host, 460);
  const groups = groupBy(rows, i => `${c.payload[i]} (${bytes(c.body[i])}), ${c.operation[i]}`);
  return legend(rows.map(i => c.deployment[i])) + panels(groups, (group, title) => requests(c, group, title, width));
};

function requests(c, group, title, width) {
  const rows = group.sort((a, b) => place(c.deployment[a]) - place(c.deployment[b]) || c.cpu[a] - c.cpu[b]);
  const left = Math.min(170, width * .4), most = Math.max(...rows.map(i => c.to[i])), x = value => +(left + (width - 110 - left) * value / most).toFixed(1);
  let body = '', y = 0, before;
  for (const i of rows) {
    const name = c.contender[i], deployment = c.deployment[i], apart = ['less', 'more'].includes(c.verdict[i]);
    const words = apart ? c.ratio[i].toFixed(2) : c.verdict[i].replace('no visible difference', 'tie');
    if (deployment !== before) body += label(0, (y += 18) - 4, before = deployment, 'strong');
    const span = `${time(c.cpu[i])} of processor time a request (${time(c.from[i])} to ${time(c.to[i])})`;
    const tip = `${name}, ${deployment}: ${span}, ${count(c.persecond[i])} requests a second. ${c.verdict[i]}`;
    body += label(0, y + 10, cut(name, left / 6.2)) + mark(color(deployment) + (words === 'tie' ? ' tie' : ''), tip,
      `<rect x="${left}" y="${y + 1}" width="${Math.max(1, x(c.cpu[i]) - left).toFixed(1)}" height="10" fill-opacity=".6"/>`
      + `<path d="M${x(c.from[i])},${y + 6}H${x(c.to[i])}"/>`)
      + label(x(c.to[i]) + 5, y + 10, time(c.cpu[i]) + (words ? ', ' + words : ''), 'tick');
    y += 16;
  }
  return svg(width, y + 4, title, body);
}

const costs = { generate: time, member: time, compile: time, cold: time, lines: count, il: bytes, published: bytes, publish: time };
plots.buildcost = host => {
  const t = tables.buildcost, { c } = t, rows = rowsOf(t), width = widthOf(host, 300);
  const first = rows.filter(i => c.deployment[i] === c.deployment[rows[0]]), variants = distinct(first.map(i => c.variant[i]));
  const figures = Object.keys(costs).filter(id => first.some(i => c[id]?.[i]));
  const sign = k => `<svg width="14" height="14" aria-hidden="true"><g class="mark"><path d="M7,7${shapes[k % 4]}"/></g></svg>`;
  const key = variants.map((variant, k) => `<span class="d${k}">${sign(k)}${esc(variant)}</span>`).join('');
  const titled = figures.map(id => [t.columns.find(column => column.id === id).label, id]);
  return `<p class="legend">${key}</p>` + panels(titled, (id, title) => costCurves(c, first.filter(i => c[id][i]), id, title, variants, width));
};

function costCurves(c, rows, id, title, variants, width) {
  const bottom = 166, format = costs[id], x = logScale(rows.map(i => c.count[i]), 62, width - 14), y = logScale(rows.map(i => c[id][i]), bottom, 8);
  return svg(width, 186, title, axisX(x, 8, bottom, count) + axisY(y, 62, width - 14, format) + [...groupBy(rows, i => c.variant[i])].map(([variant, group]) => {
    const k = variants.indexOf(variant), points = group.sort((a, b) => c.count[a] - c.count[b]).map(i => [x.at(c.count[i]), y.at(c[id][i])]);
    return mark('curve d' + k, `${title}, ${variant}: ${group.map(i => `${format(c[id][i])} for ${count(c.count[i])} types`).join(', ')}`,
      `<polyline points="${points.join(' ')}"/>` + points.map(point => `<path d="M${point}${shapes[k % 4]}"/>`).join(''));
  }).join(''));
}
