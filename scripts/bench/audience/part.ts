import { setTimeout as wait } from 'node:timers/promises'
import { db } from '#server/platform/db/db.ts'
import { replay, subjectsOf } from '#tests/support/audience/replay.ts'
import { publishedPaths } from '../demonstration.ts'
import { milliseconds, quantile, written } from '../numbers.ts'
import type { Bench, Part, Row } from '../part.ts'
import { timeReports } from './reports.ts'
import { sendVisits } from './visits.ts'

const VISITS = 100_000
const ARTICLES = 40
const VIEWS_AN_HOUR = 1_000_000
const SECONDS = 30
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

/** Sends a million views an hour to an instance, each from a reader of its own, and reads a page meanwhile. */
async function loaded({ start, signal }: Bench, beside: Record<string, string>): Promise<Row[]> {
  const { url, cpuSeconds, stop } = await start(beside, { TRUSTED_PROXIES: '1' })
  const [article = '/'] = await publishedPaths()
  const before = await db().audienceVisit.count()
  const [cpu, started] = [cpuSeconds(), performance.now()]
  const { sent, refused, times } = await sendVisits({
    url,
    page: url + article,
    perSecond: VIEWS_AN_HOUR / 3_600,
    seconds: SECONDS,
  })
  const share = (cpuSeconds() - cpu) / ((performance.now() - started) / 1000)
  // Writes wait three seconds.
  await wait(5_000, undefined, { signal })
  const stored = (await db().audienceVisit.count()) - before
  await stop()
  return [
    [
      `Visitas em ${SECONDS} s, ao passo de ${written(VIEWS_AN_HOUR)} por hora`,
      `${written(sent)}, recusadas ${refused}, perdidas ${sent - stored}`,
    ],
    [
      'Matéria quente enquanto isso',
      `mediana ${milliseconds(quantile(times, 0.5))}, p95 ${milliseconds(quantile(times, 0.95))} (meta: 50 ms)`,
    ],
    ['Processador do portal, em partes de um núcleo', `${written(share * 100)}% (meta: 20%)`],
  ]
}
