import type { Ask } from '#server/platform/live/live.ts'
import type { Change } from './forget.ts'

/** The point up to which a press has received all changes. */
interface Bookmark {
  /** Which database: PostgreSQL numbers transactions per cluster. */
  cluster: string
  /** Every transaction with a smaller number has ended, and the press has received its changes. */
  horizon: number
  /** The id of the newest change, null while nothing ever changed. A database without this change is an older copy, or another database. */
  mark: string | null
}

export interface CaughtUp {
  /** Whether this was the first read. */
  isFirst: boolean
  /** Changes that did not arrive by message. */
  missed: readonly Change[]
  /** False if the database is not the one of the previous read, or is an older copy of it, or nothing was read before. */
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

/** One statement, so that all its parts see the same snapshot. */
const QUERY = `
  select (select system_identifier from pg_control_system()) || '/' || (select oid from pg_database where datname = current_database())
      as cluster,
    pg_snapshot_xmin(pg_current_snapshot())::text as horizon, pg_snapshot_xmax(pg_current_snapshot())::text as next,
    (select id from press_changes order by at desc limit 1) as mark,
    $2::uuid is null or exists (select from press_changes where id = $2::uuid) as known,
    (select coalesce(json_agg(json_build_object('id', id, 'transaction', transaction, 'keys', keys)), '[]') from press_changes
      where transaction >= coalesce($1::bigint, pg_snapshot_xmin(pg_current_snapshot())::text::bigint)) as changes`

/**
 * Reads the log of changes. A transaction gets its number when it starts, and its changes become visible when it commits, so numbers appear out
 * of order. Each read therefore begins at the oldest transaction that was still running at the previous read: it misses no change and reads
 * some twice.
 */
export class ChangeLog {
  #bookmark: Bookmark | null = null
  readonly #received = new Map<string, number>()

  /** Notes that a change arrived by message. */
  markReceived({ id, transaction }: Change): void {
    this.#received.set(id, transaction)
  }

  /** Reads the changes since the last call that did not arrive by message. Raises the database's errors. */
  async catchUp(ask: Ask): Promise<CaughtUp> {
    const since = this.#bookmark
    const { rows } = await ask(QUERY, [since?.horizon ?? null, since?.mark ?? null])
    const { cluster, horizon, next, mark, known, changes } = rows[0] as Row
    const fresh = changes.filter(({ id }) => !this.#received.has(id))
    const continuous = since !== null && known && cluster === since.cluster && Number(next) >= since.horizon
    this.#bookmark = { cluster, horizon: Number(horizon), mark }
    for (const change of fresh) this.markReceived(change)
    for (const [id, transaction] of this.#received) if (transaction < this.#bookmark.horizon) this.#received.delete(id)
    // What the first reading finds was there before any page was kept.
    return { isFirst: since === null, missed: since === null ? [] : fresh, continuous }
  }
}
