import { defaultTimeZone } from '../../text/format.ts'
import { cleanText } from '../../text/text.ts'
import { importedDate } from '../dates.ts'
import type { ImportNote, SourcePicture, SourcePost, SourceRecord } from '../post.ts'
import { type CsvHeader, type CsvRow, readRow } from './columns.ts'

/** The record of a row's cells. `site` is the old site's address, for slugs that stand in the file as whole addresses. */
export function csvRecord(header: CsvHeader, cells: readonly string[]): SourceRecord {
  const row = readRow(header, cells)
  if (row) return rowRecord(row)
  const at = header.places.get('record_id') ?? 0
  return {
    kind: 'problem',
    recordId: cleanText(cells[at] ?? '')
      .trim()
      .slice(0, 200),
    title: '',
    cause: cells.length < header.width ? 'missing_cells' : 'extra_cells',
    detail: `${cells.length} de ${header.width} células`,
  }
}

/** The record of a row by its columns, as the browser sends it too. */
export function rowRecord(row: CsvRow): SourceRecord {
  const line = (text: string | undefined) => cleanText(text ?? '').trim()
  const recordId = line(row.record_id).slice(0, 200).toWellFormed()
  const title = (row.titulo ?? '').trim()
  const html = row.conteudo ?? ''
  const problem = recordId === '' ? 'missing_id' : title === '' ? 'missing_title' : 'missing_content'
  if (recordId === '' || title === '' || html.trim() === '') {
    return { kind: 'problem', recordId, title: title.slice(0, 200), cause: problem, detail: '' }
  }
  const typedDate = line(row.Date)
  const publishedAt = importedDate(typedDate)
  const notes: ImportNote[] = typedDate && !publishedAt ? [{ code: 'date_unreadable', detail: typedDate }] : []
  const { slug, addresses } = slugAt(line(row['URL Slug']), publishedAt)
  if (/^\d{1,12}$/.test(recordId)) addresses.push(`/?p=${recordId}`)
  return {
    kind: 'post',
    recordId,
    title,
    html,
    slug,
    addresses,
    publishedAt,
    notes,
    excerpt: row.Excerpt ?? '',
    author: line(row.Author),
    modifiedAt: null,
    status: null,
    premium: false,
    categories: termsIn(row.Categorias ?? ''),
    tags: termsIn(row.Tags ?? ''),
    cover: pictureAt(line(row['Featured Image'])),
    attachments: new Map(),
  } satisfies SourcePost
}

/** Days as `2019-05-03`, the house's. One object for all: a newspaper's file has tens of thousands. */
const days = new Intl.DateTimeFormat('en-CA', {
  timeZone: defaultTimeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The slug of a cell that holds a slug, a path or a whole address. A slug alone stands behind the date in WordPress' usual addresses. */
function slugAt(cell: string, date: Date | null): { slug: string; addresses: string[] } {
  if (!cell.includes('/')) {
    const [year, month, day] = date ? days.format(date).split('-') : []
    const dated = date ? [`/${year}/${month}/${cell}`, `/${year}/${month}/${day}/${cell}`] : []
    return { slug: cell, addresses: cell === '' ? [] : [`/${cell}`, ...dated] }
  }
  const path = /^https?:/i.test(cell) ? (URL.parse(cell)?.pathname ?? '') : cell
  const address = /^(?:https?:)?\//i.test(cell) ? cell : `/${cell}`
  return { slug: path.split('/').findLast(part => part !== '') ?? '', addresses: path === '' ? [] : [address] }
}

/** The names in a cell: separated by `|`, otherwise by semicolons, otherwise by commas. `A > B` is two names. */
function termsIn(cell: string): string[] {
  const sign = ['|', ';'].find(each => cell.includes(each)) ?? ','
  return cell
    .split(sign)
    .flatMap(name => name.split('>'))
    .map(name => cleanText(name).trim())
    .filter(name => name !== '')
}

/** A cell with several addresses, as some exports write them, gives the first. */
function pictureAt(cell: string): SourcePicture | null {
  const url = cell.split(/[|,]\s*(?=https?:)|\s/)[0] ?? ''
  return url === '' ? null : { url, alt: '', caption: '', credit: '' }
}
