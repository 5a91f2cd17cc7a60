import { setTimeout as wait } from 'node:timers/promises'
import { countVisits } from '#server/audience/count-visits.ts'
import { db } from '#server/platform/db/db.ts'
import { replay, subjectsOf } from '#tests/support/audience/replay.ts'
import { publishedPaths } from '../demonstration.ts'
import { milliseconds, quantile, written } from '../numbers.ts'
import type { Bench, Part, Row } from '../part.ts'
import { timeReports } from './reports.ts'
import { sendVisits } from './visits.ts'

const VISITS = 100_000
const ARTICLES = 40
const AN_HOUR = 1_000_000
const SECONDS = 60
/** Visits a second of the whole million. */
const PACE = 1_500
/** A day without other visits. */
const DAY = '2026-01-14'

export const audience: Part = {
  name: 'audience',
  title: 'Audiência: o que se conta, e o que contar custa',
  async measure(bench) {
    const house = await bench.house()
    return [...(await replayed()), ...(await loaded(bench, house.beside)), ...(await timeReports())]
  },
}

/** A part of its own: it takes eleven minutes on an idle machine. */
export const millionViews: Part = {
  name: 'million-views',
  title: 'Um milhão de visitas, uma por uma',
  measure: async bench => million(bench, (await bench.house()).beside),
}

/** Replays labelled visits through the beacon's route in this process. */
async function replayed(): Promise<Row[]> {
  const { id } = await db().user.findUniqueOrThrow({ where: { email: 'editor@portal.local' }, select: { id: true } })
  await db().audienceCount.deleteMany()
  const started = performance.now()
  const { visits, messages, refused, deviations } = await replay(await subjectsOf(ARTICLES), DAY, VISITS, id)
  const worst = deviations.reduce((worst, each) => (each.share > worst.share ? each : worst))
  return [
    ['Visitas rotuladas, com robôs, recargas, prefetch, redação e várias abas', written(visits)],
    [
      'Mensagens, e as recusadas',
      `${written(messages)} e ${refused}, em ${written((performance.now() - started) / 1000)} s`,
    ],
    ['Números comparados com a verdade', written(deviations.length)],
    ['O mais distante', `${worst.figure}, ${written(worst.share * 100, 2)}% (meta: 2%)`],
  ]
}

/** What an instance did with views at a pace, and with a page that somebody read meanwhile. */
async function sendTo({ start, signal }: Bench, beside: Record<string, string>, perSecond: number, seconds: number) {
  const { url, cpuSeconds, stop } = await start(beside, { TRUSTED_PROXIES: '1' })
  const [article = '/'] = await publishedPaths()
  const before = await db().audienceVisit.count()
  const [cpu, started] = [cpuSeconds(), performance.now()]
  const { sent, refused, times } = await sendVisits({ url, page: url + article, perSecond, seconds })
  const [used, took] = [cpuSeconds() - cpu, (performance.now() - started) / 1000]
  // Writes wait three seconds.
  await wait(5_000, undefined, { signal })
  const lost = sent - ((await db().audienceVisit.count()) - before)
  await stop()
  const reading = `mediana ${milliseconds(quantile(times, 0.5))}, p95 ${milliseconds(quantile(times, 0.95))} (meta: 50 ms)`
  return { outcome: `${written(sent)}, recusadas ${refused}, perdidas ${lost}`, used, took, reading }
}

/** A minute of views at the pace of a million an hour. */
async function loaded(bench: Bench, beside: Record<string, string>): Promise<Row[]> {
  const { outcome, reading, used, took } = await sendTo(bench, beside, AN_HOUR / 3_600, SECONDS)
  return [
    [`Visitas em ${SECONDS} s, ao passo de ${written(AN_HOUR)} por hora`, outcome],
    ['Matéria quente enquanto isso', reading],
    [
      'Processador do portal, com essas leituras, em partes de um núcleo',
      `${written((used / took) * 100)}% (meta: 20%)`,
    ],
  ]
}

/** A whole million, as fast as the machine takes it up to 1,500 a second, and the count of the day that has them. */
async function million(bench: Bench, beside: Record<string, string>): Promise<Row[]> {
  const { outcome, reading, used, took } = await sendTo(bench, beside, PACE, AN_HOUR / PACE)
  const started = performance.now()
  await countVisits()
  return [
    [`Visitas em ${written(took)} s`, outcome],
    ['Matéria quente enquanto isso', reading],
    [
      'Processador do portal para elas',
      `${written(used)} s: em uma hora, ${written((used / 3_600) * 100)}% de um núcleo (meta: 20%)`,
    ],
    ['Soma desse dia, a cada dez minutos', `${written((performance.now() - started) / 1000)} s`],
  ]
}
