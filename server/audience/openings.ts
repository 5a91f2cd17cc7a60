import { networkOf, ownersNetworkOf } from '#server/platform/door/request.ts'
import { singleton } from '#server/platform/process/singleton.ts'

interface Known {
  /** The ids of openings whose last report came in this half hour, and in the one before, each with whether it was a view. */
  recent: Map<string, boolean>
  older: Map<string, boolean>
  half: number
  /** Views of this half hour by article and owner's network. */
  views: Map<string, number>
  /** New openings in this minute by network. */
  minute: number
  openings: Map<string, number>
}

const MINUTE_MS = 60_000
const HALF_HOUR_MS = 30 * MINUTE_MS
/** The most new openings of one network in a minute, enough for a university behind one address. Further ones are dropped. */
const MOST_A_MINUTE = 600
/** The most views of an article from one owner's network in half an hour. A carrier's address rarely has more; a machine invents hundreds. */
const MOST_VIEWS = 30
/** A bound for memory: beyond so many in half an hour, the oldest are forgotten, and their next report counts as an opening. */
const MOST_KNOWN = 100_000

const known = () =>
  singleton(
    'openings',
    (): Known => ({
      recent: new Map(),
      older: new Map(),
      views: new Map(),
      half: 0,
      minute: 0,
      openings: new Map(),
    }),
  )

/** Whether a report counts: it belongs to an opening of the last half hour, or its network has a point left for a new one. */
export function admitOpening(page: string, address: string, at: Date): boolean {
  const state = known()
  const half = Math.floor(at.getTime() / HALF_HOUR_MS)
  if (half !== state.half || state.recent.size >= MOST_KNOWN) {
    // After a whole half hour without a report nothing is left to know.
    const isNext = half === state.half || half === state.half + 1
    Object.assign(state, { older: isNext ? state.recent : new Map(), recent: new Map(), views: new Map(), half })
  }
  const wasViewed = state.recent.get(page) ?? state.older.get(page)
  if (wasViewed === undefined && !takePoint(state, networkOf(address), at)) return false
  state.recent.set(page, wasViewed ?? false)
  return true
}

/**
 * Makes an admitted opening a view. False when it is one already, under whatever browser's name it is reported, and when its owner's network has
 * used up its views of the article in this half hour.
 */
export function becomesView(page: string, article: string, address: string): boolean {
  const { recent, views } = known()
  if (recent.get(page) !== false) return false
  recent.set(page, true)
  const key = `${article} ${ownersNetworkOf(address)}`
  const before = views.get(key) ?? 0
  if (before < MOST_VIEWS) views.set(key, before + 1)
  return before < MOST_VIEWS
}

function takePoint(state: Known, network: string, at: Date): boolean {
  const minute = Math.floor(at.getTime() / MINUTE_MS)
  if (minute !== state.minute) {
    state.minute = minute
    state.openings = new Map()
  }
  const openings = (state.openings.get(network) ?? 0) + 1
  state.openings.set(network, openings)
  return openings <= MOST_A_MINUTE
}
