import { system } from '#lib/actor.ts'
import { readPeriod } from '#lib/analytics/period.ts'
import { isoDay } from '#lib/text/format.ts'
import { countAudience } from '#server/audience/commands/count-audience.ts'
import { findAnalytics } from '#server/audience/queries/analytics.ts'
import { findOverview } from '#server/audience/queries/overview.ts'
import { db } from '#server/platform/db/db.ts'
import { milliseconds, quantile, written } from '../numbers.ts'
import type { Row } from '../part.ts'

const DAYS = 60
const ARTICLES_A_DAY = 4_000
const VIEWS_A_DAY = 1_000_000
const TIMES = 40

/** Stores the rolled-up days of a newspaper with a million views a day, and times what the dashboard and Analytics ask. */
export async function timeReports(): Promise<Row[]> {
  await fill()
  await db().$executeRaw`ANALYZE audience_days`
  await countAudience(system, undefined)
  const moment = new Date()
  const month = readPeriod({}, moment)
  const from = new Date(moment.getTime() - 29 * 24 * 60 * 60 * 1000)
  const own = readPeriod({ de: isoDay(from), ate: isoDay(moment) }, moment)
  const rows: Row[] = [
    [`Linhas de ${DAYS} dias de ${written(VIEWS_A_DAY)} visualizações`, written(await db().audienceDay.count())],
    ['Painel, 30 dias e os 30 antes', await described(() => findOverview(system, month))],
    ['Analytics, 30 dias', await described(() => findAnalytics(system, month))],
    ['Analytics, as mesmas datas digitadas', await described(() => findAnalytics(system, own))],
  ]
  await db().$executeRaw`
    DELETE FROM audience_days WHERE subject = 'article' AND key IN (SELECT md5(n::text)::uuid::text FROM generate_series(1, ${ARTICLES_A_DAY * 3}::int) n)`
  return rows
}

const fill = () => db().$executeRaw`
  INSERT INTO audience_days (subject, day, key, views, paid_views, readers, page_views, visitors, sessions, bounces, seen_seconds, attention_seconds)
  SELECT 'article', current_date - ago, md5((n + ago * 40)::text)::uuid::text, v, v, v, v, v, v, v / 3, v * 70, v * 50
    FROM generate_series(0, ${DAYS - 1}::int) ago, generate_series(1, ${ARTICLES_A_DAY}::int) n,
      LATERAL (SELECT (${VIEWS_A_DAY}::int / ${ARTICLES_A_DAY}::int * 2 / (1 + n % 4))::int AS v) views
  ON CONFLICT DO NOTHING`

async function described(ask: () => Promise<unknown>): Promise<string> {
  const times: number[] = []
  while (times.length < TIMES) {
    const started = performance.now()
    await ask()
    times.push(performance.now() - started)
  }
  return `mediana ${milliseconds(quantile(times, 0.5))}, p95 ${milliseconds(quantile(times, 0.95))} (meta: 200 ms)`
}
