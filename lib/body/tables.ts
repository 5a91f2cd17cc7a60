import type { HtmlElement } from './tree.ts'
import { findAll } from './tree.ts'

/** The largest table of a page. A larger one becomes its lines. */
export const tableLimits = { rows: 300, columns: 20 }

/** A table's cells, in rows of equal length. */
export interface Grid {
  header: boolean
  rows: HtmlElement[][]
}

interface Row {
  cells: HtmlElement[]
  inHead: boolean
}

const blank: HtmlElement = { tag: 'td', attrs: {}, children: [] }

/**
 * The cells of a data table. A cell that spans several places leaves the others empty. Null for a layout table (a single cell, or a single row
 * or column with tables in it) and for a table that is too large.
 */
export function gridOf(table: HtmlElement): Grid | null {
  const found = rowsOf(table, false).filter(({ cells }) => cells.length > 0)
  if (found.length > tableLimits.rows) return null
  const lines = spread(found)
  const columns = Math.max(0, ...lines.map(cells => cells.length))
  if (columns > tableLimits.columns || found.length * columns < 2) return null
  if ((columns < 2 || found.length < 2) && findAll(table.children, 'table').length > 0) return null
  const [first] = found
  return {
    header: first !== undefined && (first.inHead || first.cells.every(({ tag }) => tag === 'th')),
    rows: lines.map(cells => [...cells, ...Array<HtmlElement>(columns - cells.length).fill(blank)]),
  }
}

function rowsOf(element: HtmlElement, inHead: boolean): Row[] {
  return elementsIn(element).flatMap(child => {
    if (child.tag === 'tr') return [{ inHead, cells: elementsIn(child).filter(isCell) }]
    return rowsOf(child, inHead || child.tag === 'thead')
  })
}

const elementsIn = ({ children }: HtmlElement) =>
  children.filter((child): child is HtmlElement => typeof child !== 'string')

const isCell = ({ tag }: HtmlElement) => tag === 'td' || tag === 'th'

/** Puts each cell in its place of the grid. `covered` counts, for each column, the next rows that a cell from above spans. */
function spread(rows: readonly Row[]): HtmlElement[][] {
  const covered: number[] = []
  return rows.map(({ cells }) => {
    const line: HtmlElement[] = []
    const skip = () => {
      for (let left = covered[line.length] ?? 0; left > 0; left = covered[line.length] ?? 0) {
        covered[line.length] = left - 1
        line.push(blank)
      }
    }
    for (const cell of cells) {
      skip()
      const down = span(cell.attrs.rowspan, tableLimits.rows)
      for (let wide = span(cell.attrs.colspan, tableLimits.columns); wide > 0; wide--) {
        covered[line.length] = down - 1
        line.push(wide === span(cell.attrs.colspan, tableLimits.columns) ? cell : blank)
      }
    }
    skip()
    return line
  })
}

function span(text: string | undefined, most: number): number {
  const value = Number(text)
  return Number.isInteger(value) && value > 0 ? Math.min(value, most) : 1
}
