import { limits } from '#lib/limits.ts'
import type { Notice, NoticeBatch } from '#lib/notifications.ts'

/** What a tab knows of its person's notifications. */
export interface NoticeState {
  /** The point up to which everything is known. */
  at: string
  unread: number
  /** The newest first, without archived ones; null until the list was read. */
  list: readonly Notice[] | null
  /** Changes that came before the list was read. */
  early: readonly Notice[]
  /** The newest that arrived live, to be announced; null without one. */
  arrived: Notice | null
}

export const firstState = ({ at, unread, whole, notices }: NoticeBatch): NoticeState => ({
  at,
  unread,
  list: whole ? notices : null,
  early: [],
  arrived: null,
})

/** The number of the first transaction that a point does not see. */
const horizon = (at: string): bigint => BigInt(at.split(':')[1] ?? 0)

/**
 * The state after something that was asked for beside the stream: a screen that the server rendered, or the list of the bell. It may be older
 * than what the stream brought meanwhile; then what is known wins. The stream goes on from its own point.
 */
export function withReading(state: NoticeState, batch: NoticeBatch): NoticeState {
  const isNewer = horizon(batch.at) > horizon(state.at)
  const unread = isNewer ? batch.unread : state.unread
  if (!batch.whole || (state.list && !isNewer)) return { ...state, unread }
  return { ...state, unread, list: isNewer ? batch.notices : merged(batch.notices, state.early), early: [] }
}

/** The state after a batch. A notification that is known already is replaced, so that none is shown twice. */
export function withBatch(state: NoticeState, { at, unread, whole, notices }: NoticeBatch): NoticeState {
  if (whole) return { ...state, at, unread, list: notices, early: [] }
  const known = new Set(state.list?.map(({ id }) => id))
  const fresh = notices.filter(({ id, isUnread }) => isUnread && !known.has(id)).toSorted(newestFirst)
  const list = state.list && merged(state.list, notices)
  return { at, unread, list, early: list ? [] : [...state.early, ...notices], arrived: fresh[0] ?? state.arrived }
}

function merged(list: readonly Notice[], changed: readonly Notice[]): Notice[] {
  const byId = new Map([...list, ...changed].map(notice => [notice.id, notice]))
  return [...byId.values()]
    .filter(({ isArchived }) => !isArchived)
    .toSorted(newestFirst)
    .slice(0, limits.notices)
}

const newestFirst = (a: Notice, b: Notice): number => b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id)

/** The state after one was read or archived here, before the server says so. */
export function withOne(state: NoticeState, id: string, change: { isUnread: false; isArchived?: true }): NoticeState {
  const one = state.list?.find(notice => notice.id === id)
  if (!one) return state
  const unread = state.unread - (one.isUnread ? 1 : 0)
  return { ...state, unread: Math.max(0, unread), list: merged(state.list ?? [], [{ ...one, ...change }]) }
}

/** The state after all up to a moment were read here. */
export function withAllRead(state: NoticeState, until: Date): NoticeState {
  const isLater = ({ isUnread, createdAt }: Notice) => isUnread && new Date(createdAt) > until
  const list = state.list?.map(notice => (isLater(notice) ? notice : { ...notice, isUnread: false })) ?? null
  return { ...state, unread: list?.filter(isLater).length ?? 0, list }
}
