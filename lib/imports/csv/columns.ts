import { DomainError } from '../../errors.ts'
import { cleanText, fold } from '../../text/text.ts'
import { csvLimits } from './reader.ts'

const required = ['record_id', 'titulo', 'conteudo', 'Author'] as const
const optional = ['Categorias', 'Tags', 'Date', 'URL Slug', 'Featured Image', 'Excerpt'] as const

/** The columns of an import, in their written form. */
export const csvColumns = [...required, ...optional] as const
export type CsvColumn = (typeof csvColumns)[number]

/** A row by its columns. A column that the file does not have is left out. */
export type CsvRow = Partial<Record<CsvColumn, string>>

/** The places of the known columns in a file, and the number of all its columns. */
export interface CsvHeader {
  places: ReadonlyMap<CsvColumn, number>
  width: number
}

const keyOf = (name: string) => fold(cleanText(name))
const byKey = new Map(csvColumns.map(column => [keyOf(column), column]))

/** Reads the header. Names are compared trimmed and folded. Raises import_columns_missing, import_column_twice or import_header_too_long. */
export function readHeader(cells: readonly string[]): CsvHeader {
  if (cells.length > csvLimits.columns) throw new DomainError('import_header_too_long')
  const places = new Map<CsvColumn, number>()
  cells.forEach((cell, place) => {
    const column = byKey.get(keyOf(cell))
    if (!column) return
    if (places.has(column)) throw new DomainError('import_column_twice', { params: { column } })
    places.set(column, place)
  })
  if (required.some(column => !places.has(column))) {
    throw new DomainError('import_columns_missing', { params: { columns: required.join(', ') } })
  }
  return { places, width: cells.length }
}

/** A row's cells by column. Null when the row has fewer cells than the header, or more with something in them: its cells may have moved. */
export function readRow({ places, width }: CsvHeader, cells: readonly string[]): CsvRow | null {
  if (cells.length < width || cells.slice(width).some(cell => cell.trim() !== '')) return null
  return Object.fromEntries([...places].map(([column, place]) => [column, cells[place] ?? '']))
}
