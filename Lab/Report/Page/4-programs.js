// ---- whole programs: what a request costs a server, and what generators cost a build ----

plots.web = host => {
  const { c } = tables.web, rows = rowsOf(tables.web).filter(i => c.cpu[i]);
  return titled(host, 460, c, rows, i => `${c.payload[i]} (${bytes(c.body[i])}), ${c.operation[i]}`, (group, title, width) => requests(c, group, title, width));
};

function requests(c, group, title, width) {
  const rows = group.sort((a, b) => place(c.deployment[a]) - place(c.deployment[b]) || c.cpu[a] - c.cpu[b]);
  const left = Math.min(170, width * .4), most = Math.max(...rows.map(i => c.to[i])), x = value => +(left + (width - 110 - left) * value / most).toFixed(1);
  let body = '', y = 0, before;
  for (const i of rows) {
    const name = c.contender[i], deployment = c.deployment[i], apart = ['less', 'more'].includes(c.verdict[i]);
    const words = apart ? c.ratio[i].toFixed(2) : c.verdict[i].replace('no visible difference', 'tie').replace(/^too .*/, '?');
    if (deployment !== before) body += label(0, (y += 18) - 4, before = deployment, 'strong');
    const cost = `${time(c.cpu[i])} of processor time a request${span(time, c.from[i], c.to[i])}`;
    const tip = `${name}, ${deployment}: ${cost}, ${count(c.persecond[i])} requests per second. ${c.verdict[i]}`;
    body += nameAt(y + 10, name, left) + mark(color(deployment) + (words === 'tie' ? ' tie' : ''), tip,
      `<rect x="${left}" y="${y + 1}" width="${Math.max(1, x(c.cpu[i]) - left).toFixed(1)}" height="10" fill-opacity=".6"/>`
      + `<path d="M${x(c.from[i])},${y + 6}H${x(c.to[i])}"/>`)
      + label(x(c.to[i]) + 5, y + 10, time(c.cpu[i]) + (words ? ', ' + words : ''), 'tick');
    y += 16;
  }
  return svg(width, y + 4, title, body);
}

const costs = { cold: time, il: bytes, published: bytes, publish: time };
plots.buildcost = host => {
  const t = tables.buildcost, { c } = t, rows = rowsOf(t), width = widthOf(host, 300);
  const first = rows.filter(i => c.deployment[i] === c.deployment[rows[0]]), variants = distinct(first.map(i => c.variant[i]));
  const figures = Object.keys(costs).filter(id => first.some(i => c[id]?.[i]));
  const groups = figures.map(id => [t.columns.find(column => column.id === id).label, id]);
  return legend(variants, name => variants.indexOf(name)) + panels(groups, (id, title) => costCurves(c, first.filter(i => c[id][i]), id, title, variants, width));
};

function costCurves(c, rows, id, title, variants, width) {
  const bottom = 166, format = costs[id], x = logScale(rows.map(i => c.count[i]), 62, width - 14), y = logScale(rows.map(i => c[id][i]), bottom, 8);
  return plane(title, width, bottom, x, count, y, format, 62, [...groupBy(rows, i => c.variant[i])].map(([variant, group]) => {
    const k = variants.indexOf(variant), points = group.sort((a, b) => c.count[a] - c.count[b]).map(i => [x.at(c.count[i]), y.at(c[id][i])]);
    return mark('curve d' + k, `${title}, ${variant}: ${group.map(i => `${format(c[id][i])} for ${count(c.count[i])} types`).join(', ')}`,
      `<polyline points="${points.join(' ')}"/>` + points.map(point => shapeAt(k, ...point)).join(''));
  }).join(''));
}
