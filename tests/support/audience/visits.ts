import type { Device } from '#lib/audience/origin.ts'
import { dice } from '../made-up-body.ts'

/** An article of the replay, with what it counts for. */
export interface Subject {
  id: string
  path: string
  authors: readonly string[]
  cities: readonly string[]
  tags: readonly string[]
}

/** A message of a page, as its browser sends it. */
export interface Message {
  at: number
  address: string
  userAgent: string
  /** Whether the session of a person of the newsroom comes with it. */
  staff: boolean
  headers: Record<string, string>
  body: Record<string, unknown>
}

/** Figures of one key: what should be counted. */
export interface Truth {
  pageViews: number
  visitors: Set<string>
  sessions: Set<string>
  bounces: number
  seen: number
  read: number
  /** The deepest percentage of each session with an article. */
  depths: Map<string, number>
}

/** A plan of visits with the truth about them, by day, subject and key. */
export interface Replay {
  /** Openings of pages. */
  visits: number
  messages: Message[]
  truth: Map<string, Truth>
}

export const truthKey = (day: string, subject: string, key: string) => `${day} ${subject} ${key}`

/** The kinds of visits, with their shares of a thousand. */
const shares = { people: 640, tabs: 80, storms: 30, scripts: 20, crawlers: 120, prefetches: 60, staff: 50 }

const minute = 60_000
const browsers: Record<Device, string> = {
  phone: 'Mozilla/5.0 (Linux; Android 15; SM-A556E) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36',
  tablet: 'Mozilla/5.0 (Linux; Android 14; SM-X710) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36',
  desk: 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0',
}
const crawlers = ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 'curl/8.9.1', '']

interface Arrival {
  from?: string
  utm?: Record<string, string>
  source: string
  campaign?: string
}
const arrivals: readonly Arrival[] = [
  { source: 'direct:' },
  { from: 'www.google.com.br', source: 'search:Google' },
  { from: 'l.facebook.com', source: 'social:Facebook' },
  { from: 'g1.globo.com', source: 'site:g1.globo.com' },
  {
    utm: { source: 'boletim', medium: 'email', campaign: 'Manhã de Domingo' },
    source: 'newsletter:',
    campaign: 'manha de domingo',
  },
]
const otherPages = ['/', '/ultimas', '/busca', '/events', '/pricing']

/**
 * Plans so many visits on a day of São Paulo, `yyyy-MM-dd`, each of a kind, and says what should be counted of them. A page's openings are the visits.
 * The truth follows the intent of each kind and knows nothing of how visits are counted.
 */
export function planReplay(subjects: readonly Subject[], day: string, visits: number, seed = 1): Replay {
  const plan = new Plan(subjects, day, dice(seed))
  while (plan.visits < visits) plan.add()
  plan.messages.sort((one, other) => one.at - other.at)
  return plan
}

interface Person {
  name: string
  address: string
  userAgent: string
  device: Device
}

interface Opening {
  at: number
  path: string
  subject: Subject | null
  /** Seconds on screen, and active ones. */
  seen: number
  read: number
  /** The part of the article that was on screen at the end, in percent. */
  depth: number
}

/** How an opening is sent. */
interface Sending {
  person: Person
  staff?: boolean
  arrival?: Arrival | undefined
  headers?: Record<string, string>
  again?: boolean
}

class Plan implements Replay {
  readonly messages: Message[] = []
  readonly truth = new Map<string, Truth>()
  visits = 0
  #people = 0
  readonly #subjects: readonly Subject[]
  readonly #day: string
  readonly #random: () => number
  readonly #midnight: number

  constructor(subjects: readonly Subject[], day: string, random: () => number) {
    this.#subjects = subjects
    this.#day = day
    this.#random = random
    this.#midnight = Date.parse(`${day}T03:00:00Z`)
  }

  #kind(): string {
    let left = this.#random() * 1000
    for (const [kind, share] of Object.entries(shares)) {
      left -= share
      if (left < 0) return kind
    }
    return 'people'
  }

  add(): void {
    const kind = this.#kind()
    const person = this.#person()
    if (kind === 'people' || kind === 'staff') this.#readings(person, kind === 'staff')
    else if (kind === 'tabs') this.#session(person, this.#openings(this.#moment(0.9), 0.7, 1_000), false)
    else if (kind === 'storms' || kind === 'scripts') this.#storm(person, kind === 'storms')
    else if (kind === 'crawlers') this.#unheard({ ...person, userAgent: this.#one(crawlers) }, {})
    else this.#unheard(person, { 'sec-purpose': this.#random() < 0.5 ? 'prefetch' : 'prefetch;prerender' })
  }

  /** One to three sessions of a day, at least forty minutes apart, of one to eight pages each. */
  #readings(person: Person, staff: boolean): void {
    let at = this.#moment(0.5)
    for (let session = 0; session === 0 || (session < 3 && this.#random() < 0.2); session++) {
      const openings = this.#openings(at, 0.55, 4_000)
      this.#session(person, openings, staff)
      const last = openings.at(-1)
      at = (last?.at ?? at) + (last?.seen ?? 0) * 1000 + this.#between(40, 200) * minute
    }
  }

  /** Up to eight pages, one read after the other: of several tabs, too, only the one in front is on screen. */
  #openings(start: number, goesOn: number, longestPause: number): Opening[] {
    const openings: Opening[] = []
    let at = start
    do {
      const opening = this.#opening(at, openings.at(-1)?.path)
      openings.push(opening)
      at += opening.seen * 1000 + this.#between(100, longestPause)
    } while (openings.length < 8 && this.#random() < goesOn)
    return openings
  }

  /** One page opened again and again: by a person who reloads it, or by a script that opens it anew. It is one page view. */
  #storm(person: Person, reloads: boolean): void {
    const first = this.#opening(this.#moment(0.9), undefined)
    const arrival = this.#one(arrivals)
    let moment = first.at
    let seen = 0
    for (let left = Math.round(this.#between(10, 120)), isFirst = true; left > 0; left--, isFirst = false) {
      const stay = this.#between(1, 8)
      const sending = { person, arrival: isFirst ? arrival : undefined, again: reloads && !isFirst }
      this.#send({ ...first, at: moment, seen: stay, read: stay }, sending)
      moment += stay * 1000 + 100
      seen += Math.round(stay)
    }
    this.#count(person, [{ ...first, seen, read: seen }], arrival)
  }

  /** What asks for pages and is no reader. */
  #unheard(person: Person, headers: Record<string, string>): void {
    for (let page = 0; page < 3; page++) this.#send(this.#opening(this.#moment(0.9), undefined), { person, headers })
  }

  #session(person: Person, openings: readonly Opening[], staff: boolean): void {
    const arrival = this.#one(arrivals)
    for (const [place, opening] of openings.entries())
      this.#send(opening, { person, staff, arrival: place === 0 ? arrival : undefined })
    if (!staff) this.#count(person, openings, arrival)
  }

  #send(
    { at, path, subject, seen, read, depth }: Opening,
    { person: { address, userAgent }, staff = false, arrival, headers = {}, again = false }: Sending,
  ): void {
    this.visits++
    const own = { page: this.#uuid(), path, article: subject?.id, from: arrival?.from, utm: arrival?.utm }
    const tell = (seconds: number) =>
      this.messages.push({
        ...{ at: at + seconds * 1000, address, userAgent, staff, headers },
        body: {
          ...{ ...own, seen: Math.round(seconds), read: Math.round(Math.min(seconds, read)) },
          ...(subject && { depth: Math.floor((depth * seconds) / seen) }),
          ...(again && { again }),
        },
      })
    if (seen > 5) tell(5)
    // A page to which the reader came from outside reports once more.
    if (seen > 10 && arrival) tell(10)
    // Some pages end without a word, and closing a tab reports twice.
    if (seen > 5 && this.#random() < 0.005) return
    tell(seen)
    if (this.#random() < 0.3) tell(seen)
  }

  /** Notes what should be counted of a session. */
  #count(person: Person, openings: readonly Opening[], { source, campaign }: Arrival): void {
    const session = `${person.name} ${openings[0]?.at}`
    const bounced = openings.length === 1 && Math.round(openings[0]?.seen ?? 0) < 10
    const whole = [
      ['site', ''],
      ['source', source],
      ['device', person.device],
      ...(campaign ? [['campaign', campaign]] : []),
    ]
    for (const { subject, seen, read, depth } of openings) {
      const ofText = subject
        ? [
            ['article', subject.id],
            ...subject.authors.map(key => ['author', key]),
            ...subject.cities.map(key => ['city', key]),
            ...subject.tags.map(key => ['tag', key]),
          ]
        : []
      for (const [name = '', key = ''] of [...whole, ...ofText]) {
        const kept = this.#truthOf(name, key)
        kept.pageViews++
        kept.visitors.add(person.name)
        if (bounced && !kept.sessions.has(session)) kept.bounces++
        kept.sessions.add(session)
        kept.seen += Math.round(seen)
        kept.read += subject ? Math.round(read) : 0
      }
      const text = `${session} ${subject?.id}`
      for (const [name = '', key = ''] of ofText) {
        const { depths } = this.#truthOf(name, key)
        depths.set(text, Math.max(depths.get(text) ?? 0, depth))
      }
    }
  }

  #truthOf(subject: string, key: string): Truth {
    const name = truthKey(this.#day, subject, key)
    const blank = {
      pageViews: 0,
      visitors: new Set<string>(),
      sessions: new Set<string>(),
      bounces: 0,
      seen: 0,
      read: 0,
    }
    const kept = this.truth.get(name) ?? { ...blank, depths: new Map<string, number>() }
    this.truth.set(name, kept)
    return kept
  }

  #opening(at: number, before: string | undefined): Opening {
    const subject = this.#random() < 0.7 ? this.#one(this.#subjects) : null
    const path = subject?.path ?? this.#one(otherPages)
    if (path === before) return this.#opening(at, before)
    // Most stay for half a minute, few for many.
    const seen = Math.min(1_700, 2 + -45 * Math.log(1 - this.#random()))
    return {
      at,
      path,
      subject,
      seen,
      read: Math.min(seen, 20 + seen * 0.8),
      depth: Math.min(100, Math.floor(15 + seen)),
    }
  }

  #person(): Person {
    const number = this.#people++
    const device = this.#one(['phone', 'phone', 'phone', 'desk', 'tablet'] as const)
    // Every tenth shares an address with the one before, in another browser.
    const shared = number % 10 === 9 ? number - 1 : number
    const address = `10.${(shared >> 16) & 255}.${(shared >> 8) & 255}.${shared & 255}`
    return { name: `person-${number}`, address, userAgent: `${browsers[device]} v${number}`, device }
  }

  /** A moment of the day, in its first part. */
  #moment(part: number): number {
    return this.#midnight + this.#random() * part * 24 * 60 * minute
  }

  #between(from: number, to: number): number {
    return from + this.#random() * (to - from)
  }

  #one<T>(list: readonly T[]): T {
    return list[Math.floor(this.#random() * list.length)] as T
  }

  #uuid(): string {
    return 'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replace(/x/g, () => Math.floor(this.#random() * 16).toString(16))
  }
}
