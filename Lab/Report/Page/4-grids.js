// ---- grids: a word or a number in each cell ----

function grid(title, rows, columns, cell, kind = '', head = esc) {
  const heads = columns.map(name => `<th scope="col"><span>${esc(name)}</span></th>`);
  const lines = rows.map(row => `<tr${row === state.who ? ' class="who"' : ''}><th scope="row">${head(row)}</th>${columns.map(column => cell(row, column)).join('')}</tr>`);
  const table = `<table class="grid ${kind}"><thead><tr><td></td>${heads.join('')}</tr></thead><tbody>${lines.join('')}</tbody></table>`;
  return `<div class="scroll" tabindex="0" role="region" aria-label="${esc(title)}">${table}</div>`;
}

const cell = (text, kind, tip, style = '') => `<td class="cell ${kind}" data-tip="${esc(tip)}" style="${style}">${esc(text)}</td>`;
const empty = '<td class="none">–</td>';

plots.heat = () => {
  const t = tables.steady, figure = figureOf(t), [rows, gone] = withFigures(t, rowsOf(t), figure.value), compare = comparer(t, figure);
  return gone + panels(groupBy(rows, i => `${t.c.deployment[i]}, ${t.c.direction[i]}: ratio to ${state.base}`), (group, title) => heat(t.c, group, title, figure, compare));
};

// The smallest mean first. A row or a column without any figure is no row: it is a name below, with its reason.
function heat(c, group, title, { value, format, isTime }, compare) {
  const rows = [...groupBy(group, i => c.contender[i])].map(([name, own]) => {
    const ratios = own.map(compare).filter(compared => compared?.isKnown).map(({ ratio }) => ratio);
    return { name, own, ratios, mean: ratios.length ? meanOf(ratios) : Infinity };
  });
  const known = rows.filter(({ own }) => own.some(i => has(value[i]))).sort((a, b) => a.mean - b.mean || a.name.localeCompare(b.name));
  const payloads = distinct(group.filter(i => has(value[i])).map(i => c.payload[i])), first = 'mean', byName = new Map(known.map(row => [row.name, row]));
  const cells = new Map(group.map(i => [c.contender[i] + '\n' + c.payload[i], i]));
  const why = [...groupBy(rows.filter(row => !known.includes(row)), ({ own }) => distinct(own.map(i => c.note[i])).join('; '))];
  const absent = why.map(([reason, group]) => `${esc(group.map(({ name }) => name).join(', '))}: ${esc(reason || 'not measured')}`);
  const heatOf = (name, payload) => payload === first ? meanCell(byName.get(name), payloads.length) : heatCell(c, cells.get(name + '\n' + payload), value, format, compare);
  return grid(title, known.map(({ name }) => name), [first, ...payloads], heatOf, payloads.length > 8 ? 'upright' : '', links)
    + (absent.length ? `<details class="none"><summary>Without a figure: ${count(rows.length - known.length)}</summary>${absent.map(none).join('')}</details>` : '');
}

const heatStyle = ratio => `--w:${Math.min(60, Math.abs(Math.log2(ratio)) * 20).toFixed()}%`;
const heatKind = ratio => ratio < 1 ? 'cold' : 'hot';

function meanCell({ name, ratios, mean }, all) {
  if (!ratios.length) return cell('n/a', 'mean', `${name}: nothing to compare`);
  const part = ratios.length < all ? ` of ${ratios.length}` : '';
  return cell(ratioText(mean) + part, 'mean ' + heatKind(mean), `${name}: ${ratioText(mean)} of ${state.base}, the mean of ${ratios.length} of ${all} payloads`, heatStyle(mean));
}

function heatCell(c, i, value, format, compare) {
  if (!has(i)) return empty;
  const where = `${c.contender[i]}, ${c.payload[i]}: `, sign = c.sign[i], compared = compare(i);
  if (!has(value[i])) return cell('n/a', 'none', where + c.note[i]);
  if (!compared) return cell(format(value[i]) + sign, '', `${where}no figure of the baseline to compare with. ${c.note[i]}`);
  const { ratio, isKnown, tie, tip } = compared, full = `${where}${format(value[i])}${tip}. ${c.note[i]}`;
  return isKnown ? cell(ratioText(ratio) + sign, heatKind(ratio) + (tie ? ' tie' : ''), full, heatStyle(ratio)) : cell(ratioText(ratio) + ' ?' + sign, '', full);
}

// From a contender to what else is known of it on this machine.
function links(name) {
  const places = { fidelity: 'fidelity', errors: 'errors', native: 'verdicts' };
  const found = Object.keys(places).filter(section => tables[places[section]].of.get(state.machine)?.some(i => tables[places[section]].c.contender[i] === name));
  const made = found.map(section => `<a href="#${section}&amp;who=${encodeURIComponent(name)}">${section}</a>`);
  return found.length ? `<details class="more"><summary>${esc(name)}</summary>${made.join(' ')}</details>` : esc(name);
}

// One grid a deployment, and a payload where the columns are something else. Who was tried nowhere has no row.
function outcomes(t, column, wordOf, kind) {
  const { c } = t, rows = rowsOf(t).filter(i => !['unavailable', 'n/a'].includes(c.outcome[i]));
  return panels(groupBy(rows, i => c.deployment[i] + (column === 'payload' ? '' : ', ' + c.payload[i])), (group, title) => {
    const cells = new Map(group.map(i => [c.contender[i] + '\n' + c[column][i], i]));
    return grid(title, distinct(group.map(i => c.contender[i])), distinct(group.map(i => c[column][i])), (row, name) => {
      const i = cells.get(row + '\n' + name);
      return has(i) ? cell(wordOf(i), 'o-' + c.outcome[i].split(' ')[0], `${row}, ${name}: ${c.outcome[i]}. ${c.note[i]}`) : empty;
    }, kind);
  });
}

plots.fidelity = () => outcomes(tables.fidelity, 'payload', i => tables.fidelity.c.outcome[i]);
plots.errors = () => outcomes(tables.errors, 'scenario', i => tables.errors.c.outcome[i]);
plots.verdicts = () => outcomes(tables.verdicts, 'payload', i => tables.verdicts.c.outcome[i] + (tables.verdicts.c.warnings[i] ? ` (${tables.verdicts.c.warnings[i]})` : ''));

// ---- tables ----

function columnsOf(t) {
  const shown = t.columns.filter(column => !column.hidden && column.id !== 'machine');
  if (t.id === 'steady') shown.splice(shown.findIndex(column => column.id === 'allocated'), 0, { id: 'ratio', label: 'ratio to ' + state.base, kind: 'ratio' });
  return shown;
}

function fillTable(details) {
  const t = tables[details.dataset.table], columns = columnsOf(t), compare = t.id === 'steady' && comparer(t);
  const valueOf = (column, i) => compare && column.id === 'ratio' ? compare(i)?.ratio : t.c[column.id][i];
  const textOf = (column, i, value) => compare && column.id === 'ratio' ? compare(i).words : formats[column.kind](value);
  const rows = sorted(t, rowsOf(t), columns, valueOf);
  const [by, down] = state.sort[t.id] ?? [];
  const heads = columns.map(({ id, kind, label }) => {
    const order = id === by ? ` aria-sort="${down ? 'de' : 'a'}scending"` : '';
    return `<th scope="col" class="${formats[kind] ? 'figure' : ''}"${order}><button data-sort="${id}">${esc(label)}</button></th>`;
  });
  const lines = rows.map(i => '<tr>' + columns.map(column => {
    const value = valueOf(column, i);
    if (!formats[column.kind]) return `<td>${esc(value ?? '')}</td>`;
    return has(value) ? `<td class="figure" data-value="${value}">${textOf(column, i, value)}</td>` : '<td class="figure"></td>';
  }).join('') + '</tr>');
  details.querySelector('table').innerHTML = `<thead><tr>${heads.join('')}</tr></thead><tbody>${lines.join('')}</tbody>`;
}

function sorted(t, rows, columns, valueOf) {
  const [by, down] = state.sort[t.id] ?? [], column = columns.find(column => column.id === by), sign = down ? -1 : 1;
  if (!column) return rows;
  const keyed = rows.map(i => [valueOf(column, i) ?? '', i]);
  return keyed.sort(([a], [b]) => a === '' ? 1 : b === '' ? -1 : sign * (typeof a === 'string' ? a.localeCompare(b) : a - b)).map(([, i]) => i);
}

function copyText(table, format) {
  const cells = [...table.rows].map(row => [...row.cells].map(cell => format === 'csv' && cell.dataset.value || cell.textContent.trim()));
  if (format === 'csv') return cells.map(row => row.map(text => /[\x22,\n]/.test(text) ? `"${text.replace(/\x22/g, '""')}"` : text).join(',') + '\n').join('');
  // As the report's own Markdown has it: a name is neither code nor a link.
  const lines = cells.map(row => `| ${row.map(text => text.replace(/[\\`*|[]/g, '\\$&').replace(/</g, '&lt;')).join(' | ')} |\n`);
  lines.splice(1, 0, `|${[...table.rows[0].cells].map(cell => cell.className ? '--:|' : '---|').join('')}\n`);
  return lines.join('');
}

async function copy(button) {
  await navigator.clipboard.writeText(copyText(button.closest('details').querySelector('table'), button.dataset.copy));
  say('Copied.', button);
}

// Geometric; what can be nothing has the ordinary one.
const meanOf = values => values.every(value => value > 0)
  ? Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length)
  : values.reduce((sum, value) => sum + value, 0) / values.length;
