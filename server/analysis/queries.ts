import { type Actor, isEditor } from '#lib/actor.ts'
import { DomainError } from '#lib/errors.ts'
import type { ModelFields } from '#lib/schemas/analysis-model.ts'
import { maskedSecret } from '#lib/text/masked.ts'
import { db } from '#server/platform/db/db.ts'
import { now } from '#server/platform/process/clock.ts'
import { env } from '#server/platform/process/env.ts'
import { usedToday } from './model/budget.ts'
import { findModel } from './model/settings.ts'
import { analysisPolicy } from './policy.ts'

/** How many suggestions of a week the newsroom took, of those that it decided on. */
export interface WeekOfChoices {
  /** The week's Monday, `2026-11-23`. */
  week: string
  tags: { taken: number; decided: number }
  places: { taken: number; decided: number }
  /** The share taken of all, from 0 to 1; null for a week without a choice. */
  precision: number | null
}

/** The precision of the suggestions in the last weeks, the oldest first, weeks of São Paulo. For editors and masters; raises forbidden. */
export async function precisionByWeek(actor: Actor, weeks = 12): Promise<WeekOfChoices[]> {
  if (!isEditor(actor)) throw new DomainError('forbidden')
  const rows = await db().$queryRaw<
    { week: string; tagsTaken: number; tags: number; placesTaken: number; places: number }[]
  >`
    WITH decided AS (
      SELECT 'tag' AS kind, counted_at, was_approved FROM ai_training_data WHERE counted_at IS NOT NULL
      UNION ALL
      SELECT 'place', counted_at, was_approved FROM ai_location_training WHERE counted_at IS NOT NULL
    ), week AS (
      SELECT monday::timestamp AS begins FROM generate_series(
        date_trunc('week', ${now()}::timestamptz AT TIME ZONE 'America/Sao_Paulo') - make_interval(weeks => ${weeks - 1}::int),
        date_trunc('week', ${now()}::timestamptz AT TIME ZONE 'America/Sao_Paulo'), '1 week') AS monday
    )
    SELECT to_char(begins, 'YYYY-MM-DD') AS week,
        count(*) FILTER (WHERE kind = 'tag' AND was_approved)::int AS "tagsTaken", count(*) FILTER (WHERE kind = 'tag')::int AS tags,
        count(*) FILTER (WHERE kind = 'place' AND was_approved)::int AS "placesTaken", count(*) FILTER (WHERE kind = 'place')::int AS places
      FROM week LEFT JOIN decided ON counted_at >= begins AT TIME ZONE 'America/Sao_Paulo'
        AND counted_at < (begins + interval '7 days') AT TIME ZONE 'America/Sao_Paulo'
      GROUP BY begins ORDER BY begins`
  return rows.map(({ week, tagsTaken, tags, placesTaken, places }) => ({
    week,
    tags: { taken: tagsTaken, decided: tags },
    places: { taken: placesTaken, decided: places },
    precision: tags + places === 0 ? null : (tagsTaken + placesTaken) / (tags + places),
  }))
}

/** The next imported articles that nobody has given a tag or a place, and that were not analysed: at most `most`, by their ids. */
export async function listUnanalysedImports(most: number): Promise<string[]> {
  const rows = await db().$queryRaw<{ id: string }[]>`
    SELECT a.id FROM articles a
      WHERE a.ai_last_updated IS NULL AND a.deleted_at IS NULL AND a.title <> '' AND a.word_count > 0
        AND EXISTS (SELECT FROM imported_records r WHERE r.article_id = a.id)
        AND NOT EXISTS (SELECT FROM article_tags t WHERE t.article_id = a.id)
        AND NOT EXISTS (SELECT FROM article_locations l WHERE l.article_id = a.id)
        AND NOT EXISTS (SELECT FROM import_sessions s WHERE s.status = 'running')
      ORDER BY a.id LIMIT ${most}::int`
  return rows.map(({ id }) => id)
}

/** How the language model is set up, as masters see it. */
export interface ModelSetUp extends Omit<ModelFields, 'key'> {
  /** The environment cannot be changed on the screen. */
  source: 'environment' | 'stored'
  /** The end of its key. */
  masked: string
}

/** The model, and what it used today. No key leaves the server but its last four characters. Raises forbidden. */
export async function findModelSetUp(
  actor: Actor,
): Promise<{ model: ModelSetUp | null; isUnreadable: boolean; today: { calls: number; tokens: number } }> {
  analysisPolicy.assert(actor, 'setUp', null)
  const [model, stored, today] = await Promise.all([findModel(), db().analysisModel.count(), usedToday()])
  if (!model) return { model: null, isUnreadable: stored > 0, today }
  const { key, byOperator: _, ...shown } = model
  return {
    model: { ...shown, source: env().model ? 'environment' : 'stored', masked: key ? maskedSecret(key) : 'sem chave' },
    isUnreadable: false,
    today,
  }
}
