import type { Actor } from '#lib/actor.ts'
import { defaultTimeZone } from '#lib/text/format.ts'
import { db } from '#server/platform/db/db.ts'
import { monitorPolicy } from '../policy.ts'

/** A day of São Paulo, as `yyyy-MM-dd`, with its results. */
export interface MonitorDay {
  day: string
  success: number
  failed: number
  /** SEO validations stored on that day, and those of them with errors. */
  validated: number
  withErrors: number
}

const shown = 30

/** The results of the last thirty days, today included; days without any have zeros. Raises forbidden. */
export async function listMonitorDays(actor: Actor, now: Date): Promise<MonitorDay[]> {
  monitorPolicy.assert(actor, 'see', null)
  return db().$queryRaw<MonitorDay[]>`
    WITH days AS (
      SELECT day::date AS day FROM generate_series(
        (${now}::timestamptz AT TIME ZONE ${defaultTimeZone})::date - ${shown - 1}::int,
        (${now}::timestamptz AT TIME ZONE ${defaultTimeZone})::date, interval '1 day') AS day),
    ran AS (
      SELECT (executed_at AT TIME ZONE ${defaultTimeZone})::date AS day,
        count(*) FILTER (WHERE status = 'success') AS success, count(*) FILTER (WHERE status = 'failed') AS failed
      FROM ai_reprocessing_log WHERE executed_at > ${now}::timestamptz - interval '32 days' GROUP BY 1),
    seo AS (
      SELECT (validated_at AT TIME ZONE ${defaultTimeZone})::date AS day,
        count(*) AS validated, count(*) FILTER (WHERE validation_status = 'error') AS "withErrors"
      FROM seo_validations WHERE validated_at > ${now}::timestamptz - interval '32 days' GROUP BY 1)
    SELECT to_char(days.day, 'YYYY-MM-DD') AS day, coalesce(success, 0)::int AS success, coalesce(failed, 0)::int AS failed,
      coalesce(validated, 0)::int AS validated, coalesce("withErrors", 0)::int AS "withErrors"
    FROM days LEFT JOIN ran USING (day) LEFT JOIN seo USING (day) ORDER BY days.day`
}
