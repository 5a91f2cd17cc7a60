import { performance } from 'node:perf_hooks'
import { countsColumns } from '#lib/shares/counts-file.ts'
import { poolOf, shareOut } from '#lib/shares/share-out.ts'
import { randomMonth } from '#tests/support/shares/random-month.ts'
import { recompute } from '../../../public/repasse.mjs'
import { written } from '../numbers.ts'
import type { Part } from '../part.ts'

const months = 1_000_000

/** The result of a million random months. */
interface Tally {
  shared: number
  empty: number
  lines: number
  wrongSums: number
  wrongScripts: number
}

/** Divides one month and recomputes it with the published script. */
function tally(seed: number, sums: Tally): void {
  const { revenueCents, percent, articles } = randomMonth(seed)
  const pool = poolOf(revenueCents, percent)
  const shared = shareOut(pool, articles)
  const given = shared.shares.reduce((sum, { cents }) => sum + cents, 0)
  const split = shared.shares.every(({ cents, lines }) => lines.reduce((sum, line) => sum + line.cents, 0) === cents)
  if (shared.shares.length === 0) {
    sums.empty++
    return
  }
  sums.shared++
  if (given !== pool || given + (revenueCents - pool) !== revenueCents || !split) sums.wrongSums++
  const rows = shared.shares.flatMap(({ authorId, place, lines }) => {
    sums.lines += lines.length
    return lines.map(line =>
      Object.fromEntries(
        countsColumns.map(({ label, text }) => [
          label,
          text({
            ...{ month: '2026-10', basis: '', revenueCents, percentHundredths: percent, shared },
            ...{ authorId, authorName: '', place, title: '', ...line },
          }),
        ]),
      ),
    )
  })
  const told = recompute(rows)
  if (!told.whole || told.differences.length > 0) sums.wrongScripts++
}

export const share: Part = {
  name: 'share',
  title: 'Repasses: um milhão de meses ao acaso, divididos ao centavo e recalculados pelo programa publicado',
  async measure() {
    const sums: Tally = { shared: 0, empty: 0, lines: 0, wrongSums: 0, wrongScripts: 0 }
    const began = performance.now()
    for (let seed = 1; seed <= months; seed++) tally(seed, sums)
    const seconds = (performance.now() - began) / 1_000
    return [
      ['Meses', `${written(months)}, ${written(sums.empty)} deles sem nada contado`],
      ['Linhas de extratos', written(sums.lines)],
      ['Meses cuja soma não é a receita, ao centavo', `${written(sums.wrongSums)} (meta: 0)`],
      ['Meses em que o programa publicado dá outro valor', `${written(sums.wrongScripts)} (meta: 0)`],
      ['Tempo', `${written(seconds, 1)} s`],
    ]
  },
}
