// Bounds the tables of a Markdown text. markdown-it fills up short rows, so that ten thousand characters can become
// hundreds of thousands of cells.
import createMarkdownIt, { type MarkdownIt, type StateBlock } from 'markdown-it';

type BlockRule = Parameters<MarkdownIt['block']['ruler']['at']>[1];

/** Of all tables of a text. What would exceed it stays text. */
const MAX_CELLS = 2_000;
const DELIMITER_ROW = /^[\s|:-]*-[\s|:-]*$/;

/** Replaces the rule for tables by one that counts cells, in the environment of the text. */
export function boundTables(markdown: MarkdownIt): void {
  const [table] = createMarkdownIt('zero').enable('table').block.ruler.getRules('');
  if (!table) throw new Error('This is a bug in Plaudit: markdown-it has no rule for tables.');
  const bounded: BlockRule = (state, startLine, endLine, silent) => {
    if (startLine + 1 >= endLine || !DELIMITER_ROW.test(lineOf(state, startLine + 1))) return false;
    const environment = state.env as { cells?: number };
    const used = environment.cells ?? 0;
    const cells = countCells(state, startLine, endLine, MAX_CELLS - used);
    if (used + cells > MAX_CELLS || !table(state, startLine, endLine, silent)) return false;
    if (!silent) environment.cells = used + cells;
    return true;
  };
  markdown.block.ruler.at('table', bounded, { alt: ['paragraph', 'reference'] });
}

/** At least as many as the table will have; stops counting beyond `most`. */
function countCells(state: StateBlock, startLine: number, endLine: number, most: number): number {
  const columns = lineOf(state, startLine).split('|').length;
  let cells = 0;
  for (let line = startLine; line < endLine && !state.isEmpty(line) && cells <= most; line += 1) cells += columns;
  return cells;
}

function lineOf(state: StateBlock, line: number): string {
  return state.src.slice(state.bMarks[line], state.eMarks[line]);
}
