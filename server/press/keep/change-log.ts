import type { Ask } from '#server/platform/live/live.ts'
import type { Change } from '../forget.ts'

/** The point up to which a press has received all changes. */
export interface Bookmark {
  /** Which database: PostgreSQL numbers transactions per cluster. */
  cluster: string
  /** Every transaction with a smaller number has ended, and the press has received its changes. */
  horizon: number
  /** The id of the newest change. A database without this change is an older copy, or another database. */
  mark: string | null
}

export interface CaughtUp {
  bookmark: Bookmark
  /** Changes that did not arrive by message. */
  missed: readonly Change[]
  /** False if the database is not the one of the earlier bookmark, or is a copy older than the bookmark. */
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

/** One statement, so that all its parts see the same snapshot. Without a horizon it reads the changes of the last day: no page is older. */
const QUERY = `
  select (select system_identifier from pg_control_system()) || '/' || (select oid from pg_database where datname = current_database())
      as cluster,
    pg_snapshot_xmin(pg_current_snapshot())::text as horizon, pg_snapshot_xmax(pg_current_snapshot())::text as next,
    (select id from press_changes order by at desc limit 1) as mark,
    exists (select from press_changes where id = $2::uuid) as known,
    (select coalesce(json_agg(json_build_object('id', id, 'transaction', transaction, 'keys', keys)), '[]') from press_changes
      where transaction >= $1::bigint or ($1::bigint is null and at > now() - interval '${DAY_AND_MORE}')) as changes`

/**
 * Reads the log of changes. A transaction gets its number when it starts, and its changes become visible when it commits, so numbers appear out
 * of order. Each read therefore begins at the oldest transaction that was still running at the previous read: it misses no change and reads
 * some twice.
 */
export class ChangeLog {
  #bookmark: Bookmark | null = null
  readonly #received = new Map<string, number>()

  get bookmark(): Bookmark | null {
    return this.#bookmark
  }

  /** Notes that a change arrived by message. */
  markReceived({ id, transaction }: Change): void {
    this.#received.set(id, transaction)
  }

  /** Reads the changes since the last call, or since an earlier bookmark, that did not arrive by message. Raises the database's errors. */
  async catchUp(ask: Ask, since: Bookmark | null = this.#bookmark): Promise<CaughtUp> {
    const { rows } = await ask(QUERY, [this.#bookmark?.horizon ?? null, since?.mark ?? null])
    const { cluster, horizon, next, mark, known, changes } = rows[0] as Row
    const missed = changes.filter(({ id }) => !this.#received.has(id))
    const continuous = since !== null && known && cluster === since.cluster && Number(next) >= since.horizon
    this.#bookmark = { cluster, horizon: Number(horizon), mark }
    for (const change of missed) this.markReceived(change)
    for (const [id, transaction] of this.#received) if (transaction < this.#bookmark.horizon) this.#received.delete(id)
    return { bookmark: this.#bookmark, missed, continuous }
  }
}
