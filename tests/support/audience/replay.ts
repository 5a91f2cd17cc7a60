import { countVisits } from '#server/audience/count-visits.ts'
import { receiveBeacon } from '#server/audience/http.ts'
import { flushViews } from '#server/audience/views.ts'
import { flushVisits } from '#server/audience/visits.ts'
import { db } from '#server/platform/db/db.ts'
import { setClock } from '#server/platform/process/clock.ts'
import { cookieName, sessionCookie } from '../session-cookie.ts'
import { type Message, planReplay, type Subject, type Truth, truthKey } from './visits.ts'

/** Messages between two writes, as many as a busy site gets in three seconds. */
const BATCH = 1_000

/** The public articles of the database as a replay needs them. */
export async function subjectsOf(most: number): Promise<Subject[]> {
  const rows = await db().article.findMany({
    where: { status: 'published', deletedAt: null },
    orderBy: { id: 'asc' },
    take: most,
    select: {
      ...{ id: true, slug: true },
      credits: { select: { profileId: true } },
      locations: { where: { locationType: 'city' }, select: { locationPath: true } },
      tags: { select: { tagKey: true } },
    },
  })
  return rows.map(({ id, slug, credits, locations, tags }) => ({
    id,
    path: `/cidade/${slug}`,
    authors: [...new Set(credits.flatMap(({ profileId }) => profileId ?? []))],
    cities: locations.map(({ locationPath }) => locationPath),
    tags: tags.map(({ tagKey }) => tagKey),
  }))
}

/** The largest difference of one figure from the truth, as a share, over every subject and key. */
export interface Deviation {
  figure: string
  counted: number
  truth: number
  /** Of the sums of the figure over all keys of its subject. */
  share: number
}

interface Outcome {
  visits: number
  messages: number
  refused: number
  deviations: Deviation[]
}

/**
 * Sends a day's visits through the beacon's door with the clock of each message, counts them, and compares every figure with the truth. Figures of keys are
 * compared by the sum of their differences. `staffId` is a person of the newsroom.
 */
export async function replay(
  subjects: readonly Subject[],
  day: string,
  visits: number,
  staffId: string,
): Promise<Outcome> {
  const plan = planReplay(subjects, day, visits)
  const cookie = `${cookieName}=${await sessionCookie(staffId)}`
  let refused = 0
  let restore = () => {}
  for (const [place, message] of plan.messages.entries()) {
    restore()
    restore = setClock(() => new Date(message.at))
    const { status } = await receiveBeacon(requestOf(message, cookie))
    if (status !== 204) refused++
    if (place % BATCH === BATCH - 1) await Promise.all([flushVisits(), flushViews()])
  }
  await Promise.all([flushVisits(), flushViews()])
  await countVisits()
  restore()
  return { visits: plan.visits, messages: plan.messages.length, refused, deviations: await compare(day, plan.truth) }
}

function requestOf({ address, userAgent, staff, headers, body }: Message, cookie: string): Request {
  const own = { origin: 'https://jornal.example', 'x-forwarded-host': 'jornal.example', 'x-forwarded-for': address }
  return new Request('https://jornal.example/api/beacon', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { ...own, 'user-agent': userAgent, ...(staff && { cookie }), ...headers },
  })
}

const figures = {
  pageViews: (truth: Truth) => truth.pageViews,
  visitors: (truth: Truth) => truth.visitors.size,
  sessions: (truth: Truth) => truth.sessions.size,
  bounces: (truth: Truth) => truth.bounces,
  seenSeconds: (truth: Truth) => truth.seen,
  attentionSeconds: (truth: Truth) => truth.read,
  depthPercents: (truth: Truth) => [...truth.depths.values()].reduce((sum, percent) => sum + percent, 0),
  depthSessions: (truth: Truth) => truth.depths.size,
}

async function compare(day: string, truth: ReadonlyMap<string, Truth>): Promise<Deviation[]> {
  const rows = await db().audienceDay.findMany({ where: { day: new Date(day) } })
  const counted = new Map(rows.map(row => [truthKey(day, row.subject, row.key), row]))
  const subjects = new Set([...truth.keys(), ...counted.keys()].map(key => key.split(' ')[1] ?? ''))
  return [...subjects].flatMap(subject =>
    (Object.keys(figures) as (keyof typeof figures)[]).map(figure => {
      const keys = [...new Set([...truth.keys(), ...counted.keys()])].filter(key => key.split(' ')[1] === subject)
      let [should, is, off] = [0, 0, 0]
      for (const key of keys) {
        const expected = truth.has(key) ? figures[figure](truth.get(key) as Truth) : 0
        const found = Number(counted.get(key)?.[figure] ?? 0)
        should += expected
        is += found
        off += Math.abs(found - expected)
      }
      return { figure: `${subject} ${figure}`, counted: is, truth: should, share: should === 0 ? off : off / should }
    }),
  )
}
