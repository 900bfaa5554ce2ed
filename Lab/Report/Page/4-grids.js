// ---- grids: a word or a number in each cell ----

function grid(title, rows, columns, cell, kind = '') {
  const heads = columns.map(name => `<th scope="col"><span>${esc(name)}</span></th>`);
  const lines = rows.map(row => `<tr><th scope="row">${esc(row)}</th>${columns.map(column => cell(row + '\n' + column)).join('')}</tr>`);
  return `<div class="scroll" tabindex="0" role="region" aria-label="${esc(title)}"><table class="grid ${kind}"><thead><tr><td></td>${heads.join('')}</tr></thead><tbody>${lines.join('')}</tbody></table></div>`;
}

const cell = (text, kind, tip, style = '') => `<td class="cell ${kind}" data-tip="${esc(tip)}" style="${style}">${esc(text)}</td>`;
const empty = '<td class="none">–</td>';

plots.heat = () => {
  const t = tables.steady, { c } = t, compare = comparer(t);
  return panels(groupBy(rowsOf(t), i => `${c.deployment[i]}, ${c.direction[i]}: ratio to ${state.base}`), (group, title) => {
    const cells = new Map(group.map(i => [c.contender[i] + '\n' + c.payload[i], i]));
    return grid(title, data.contenders.filter(name => group.some(i => c.contender[i] === name)), distinct(group.map(i => c.payload[i])), key => heatCell(c, cells.get(key), compare));
  });
};

function heatCell(c, i, compare) {
  if (!has(i)) return empty;
  const where = `${c.contender[i]}, ${c.payload[i]}: `, sign = { lossy: ' L', binary: ' B' }[c.mark[i]] ?? '', compared = compare(i);
  if (!c.time[i]) return cell('n/a', 'none', where + c.note[i]);
  if (!compared) return cell(time(c.time[i]) + sign, '', where + 'no figure of the baseline. ' + c.note[i]);
  const power = Math.log2(compared.ratio), weight = Math.min(1, Math.abs(power) / 3) * 60;
  const kind = (power < 0 ? 'cold' : 'hot') + (compared.tie ? ' tie' : '');
  return cell(compared.ratio.toFixed(2) + sign, kind, `${where}${time(c.time[i])}${compared.tip}. ${c.note[i]}`, `--w:${weight.toFixed()}%`);
}

// One grid a deployment, and a payload where the columns are something else. Who was tried nowhere has no row.
function outcomes(t, column, wordOf, kind) {
  const { c } = t, rows = rowsOf(t).filter(i => !['unavailable', 'n/a'].includes(c.outcome[i]));
  return panels(groupBy(rows, i => c.deployment[i] + (column === 'payload' ? '' : ', ' + c.payload[i])), (group, title) => {
    const cells = new Map(group.map(i => [c.contender[i] + '\n' + c[column][i], i]));
    return grid(title, distinct(group.map(i => c.contender[i])), distinct(group.map(i => c[column][i])), key => {
      const i = cells.get(key);
      return has(i) ? cell(wordOf(i), 'o-' + c.outcome[i].split(' ')[0], `${key.replace('\n', ', ')}: ${c.outcome[i]}. ${c.note[i]}`) : empty;
    }, kind);
  });
}

plots.verdicts = () => outcomes(tables.verdicts, 'payload', i => tables.verdicts.c.outcome[i] + (tables.verdicts.c.warnings[i] ? ` (${tables.verdicts.c.warnings[i]})` : ''));
plots.errors = () => outcomes(tables.errors, 'scenario', i => tables.errors.c.outcome[i]);
plots.crossread = () => outcomes(tables.crossread, 'reader', i => ({ faithful: '=' })[tables.crossread.c.outcome[i]] ?? tables.crossread.c.outcome[i][0].toUpperCase(), 'upright');

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
  const rows = sorted(t, rowsOf(t).filter(i => !t.ordinary || t.c[t.ordinary[0]][i] !== t.ordinary[1]), columns, valueOf);
  const [by, down] = state.sort[t.id] ?? [];
  const heads = columns.map(({ id, kind, label }) => `<th scope="col" class="${formats[kind] ? 'figure' : ''}"${id === by ? ` aria-sort="${down ? 'de' : 'a'}scending"` : ''}><button data-sort="${id}">${esc(label)}</button></th>`);
  const lines = rows.map(i => '<tr>' + columns.map(column => {
    const value = valueOf(column, i);
    return !formats[column.kind] ? `<td>${esc(value ?? '')}</td>` : has(value) ? `<td class="figure" data-value="${value}">${textOf(column, i, value)}</td>` : '<td class="figure"></td>';
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
  const lines = cells.map(row => `| ${row.map(text => text.replace(/\|/g, '\\|')).join(' | ')} |\n`);
  lines.splice(1, 0, `|${[...table.rows[0].cells].map(cell => cell.className ? '--:|' : '---|').join('')}\n`);
  return lines.join('');
}

async function copy(button) {
  await navigator.clipboard.writeText(copyText(button.closest('details').querySelector('table'), button.dataset.copy));
  say('Copied.', button);
}
