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

/** Sends views to an instance, each from a reader of its own, and reads a page meanwhile: at the pace of a million an hour, then a whole million, faster. */
async function loaded({ start, signal }: Bench, beside: Record<string, string>): Promise<Row[]> {
  const { url, cpuSeconds, stop } = await start(beside, { TRUSTED_PROXIES: '1' })
  const [article = '/'] = await publishedPaths()
  const send = async (perSecond: number, seconds: number) => {
    const before = await db().audienceVisit.count()
    const [cpu, started] = [cpuSeconds(), performance.now()]
    const { sent, refused, times } = await sendVisits({ url, page: url + article, perSecond, seconds })
    const [used, took] = [cpuSeconds() - cpu, (performance.now() - started) / 1000]
    // Writes wait three seconds.
    await wait(5_000, undefined, { signal })
    const lost = sent - ((await db().audienceVisit.count()) - before)
    return { sent, refused, lost, used, took, reading: readingOf(times) }
  }
  const steady = await send(AN_HOUR / 3_600, SECONDS)
  const whole = await send(PACE, AN_HOUR / PACE)
  await stop()
  const started = performance.now()
  await countVisits()
  const counting = (performance.now() - started) / 1000
  return [
    [
      `Visitas em ${SECONDS} s, ao passo de ${written(AN_HOUR)} por hora`,
      `${written(steady.sent)}, recusadas ${steady.refused}, perdidas ${steady.lost}`,
    ],
    ['Matéria quente enquanto isso', steady.reading],
    [
      'Processador do portal, com essas leituras, em partes de um núcleo',
      `${written((steady.used / steady.took) * 100)}% (meta: 20%)`,
    ],
    [
      `${written(AN_HOUR)} de visitas em ${written(whole.took)} s`,
      `recusadas ${whole.refused}, perdidas ${whole.lost}`,
    ],
    ['Matéria quente enquanto isso', whole.reading],
    [
      'Processador do portal para elas, em segundos',
      `${written(whole.used)}, em uma hora ${written((whole.used / 3_600) * 100)}% de um núcleo (meta: 20%)`,
    ],
    ['Soma desse dia, a cada dez minutos', `${written(counting)} s`],
  ]
}

const readingOf = (times: number[]) =>
  `mediana ${milliseconds(quantile(times, 0.5))}, p95 ${milliseconds(quantile(times, 0.95))} (meta: 50 ms)`
