import type { Ask } from '#server/platform/live/live.ts'
import type { Change } from '../forget.ts'

/** How far a press has heard. */
export interface Bookmark {
  /** Which database: PostgreSQL numbers transactions per cluster. */
  cluster: string
  /** Every transaction with a smaller number has ended, and the press knows what it changed. */
  horizon: number
  /** The newest change there was. A database that does not know it is an older copy. */
  mark: string | null
}

export interface CaughtUp {
  bookmark: Bookmark
  /** What was changed and not heard by message. */
  missed: readonly Change[]
  /** False when the database is not the one of the earlier bookmark, or a copy from before it. */
  continuous: boolean
}

interface Row {
  cluster: string
  horizon: string
  next: string
  mark: string | null
  known: boolean
  changes: readonly Change[]
}

const DAY_AND_MORE = '26 hours'

/** One statement, so that its parts see the same moment. Without a horizon: the changes of the last day, no page being older. */
const QUERY = `
  select (select system_identifier from pg_control_system()) || '/' || (select oid from pg_database where datname = current_database())
      as cluster,
    pg_snapshot_xmin(pg_current_snapshot())::text as horizon, pg_snapshot_xmax(pg_current_snapshot())::text as next,
    (select id from press_changes order by at desc limit 1) as mark,
    exists (select from press_changes where id = $2::uuid) as known,
    (select coalesce(json_agg(json_build_object('id', id, 'transaction', transaction, 'keys', keys)), '[]') from press_changes
      where transaction >= $1::bigint or ($1::bigint is null and at > now() - interval '${DAY_AND_MORE}')) as changes`

/**
 * What a press knows of the changes that were written down. A transaction's number is given when it starts and its changes appear when it
 * commits, so numbers appear out of order: whoever asks for all from the oldest transaction that was still running when they last asked
 * misses none, and hears some twice.
 */
export class ChangeLog {
  #bookmark: Bookmark | null = null
  readonly #heard = new Map<string, number>()

  get bookmark(): Bookmark | null {
    return this.#bookmark
  }

  /** Notes that a change was heard by message. */
  hear({ id, transaction }: Change): void {
    this.#heard.set(id, transaction)
  }

  /** Asks what was changed since the last time and not heard. Raises what the database raises. */
  async catchUp(ask: Ask, since: Bookmark | null = this.#bookmark): Promise<CaughtUp> {
    const { rows } = await ask(QUERY, [this.#bookmark?.horizon ?? null, since?.mark ?? null])
    const { cluster, horizon, next, mark, known, changes } = rows[0] as Row
    const missed = changes.filter(({ id }) => !this.#heard.has(id))
    const continuous = since !== null && known && cluster === since.cluster && Number(next) >= since.horizon
    this.#bookmark = { cluster, horizon: Number(horizon), mark }
    for (const change of missed) this.hear(change)
    for (const [id, transaction] of this.#heard) if (transaction < this.#bookmark.horizon) this.#heard.delete(id)
    return { bookmark: this.#bookmark, missed, continuous }
  }
}
