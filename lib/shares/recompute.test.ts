import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { csvHead, csvRow } from '#lib/list/csv.ts'
import { dataFolder } from '#tests/support/data-folder.ts'
import { randomMonth } from '#tests/support/shares/random-month.ts'
import { readCsv, recompute } from '../../public/repasse.mjs'
import { type CountsRow, countsColumns } from './counts-file.ts'
import { poolOf, shareOut } from './share-out.ts'

/** The rows of a random month, of everybody. */
function rowsOf(seed: number): CountsRow[] {
  const { revenueCents, percent, articles } = randomMonth(seed)
  const shared = shareOut(poolOf(revenueCents, percent), articles)
  const same = { month: '2026-10', basis: 'Visualizações', revenueCents, percentHundredths: percent, shared }
  return shared.shares.flatMap(({ authorId, place, lines }) =>
    lines.map(line => ({ ...same, ...line, authorId, place, authorName: 'Ana; "a primeira"', title: '=1+1\n;"x"' })),
  )
}

const fileOf = (rows: CountsRow[]): string =>
  csvHead(countsColumns.map(({ label }) => label)) +
  rows.map(row => csvRow(countsColumns.map(({ text }) => text(row)))).join('')

const centsBy = (people: { id: string; cents: bigint }[]) => new Map(people.map(({ id, cents }) => [id, Number(cents)]))

describe('the published script', () => {
  test('gives what the newspaper gave, for the whole file and for one person alone', () => {
    let whole = 0
    for (let seed = 1; seed <= 500; seed++) {
      const rows = rowsOf(seed)
      if (rows.length === 0) continue
      whole++
      const all = recompute(readCsv(fileOf(rows)))
      expect(all.differences, `seed ${seed}`).toEqual([])
      expect(all.whole).toBe(true)
      const [{ authorId } = { authorId: '' }] = rows
      const own = recompute(readCsv(fileOf(rows.filter(row => row.authorId === authorId))))
      expect(own.differences, `seed ${seed}`).toEqual([])
      expect(centsBy(own.people).get(authorId)).toBe(centsBy(all.people).get(authorId))
    }
    expect(whole).toBeGreaterThan(350)
  })

  test('says which article differs when somebody changed an amount', () => {
    const rows = rowsOf(7)
    const [first, ...others] = rows
    if (!first) throw new Error('an empty month')
    const changed = recompute(readCsv(fileOf([{ ...first, cents: first.cents + 1 }, ...others])))
    expect(changed.differences).toEqual([expect.stringContaining(`Artigo ${first.articleId} de ${first.authorId}`)])
  })

  test('runs by itself with nothing but Node', async () => {
    const file = join(await dataFolder(), 'contagens.csv')
    writeFileSync(file, fileOf(rowsOf(7)))
    expect(execFileSync('node', ['public/repasse.mjs', file]).toString()).toContain('Confere com o arquivo.')
  })
})
