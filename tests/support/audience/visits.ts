import type { Device, SourceClass } from '#lib/analytics/origin.ts'
import { dice } from '../made-up-body.ts'

/** The kinds of visits of a replay. */
export const labels = ['people', 'crawlers', 'storms', 'scripts', 'prefetches', 'staff', 'tabs'] as const
export type Label = (typeof labels)[number]

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

/** The shares of a thousand visits. */
const shares: Record<Label, number> = {
  people: 640,
  tabs: 80,
  storms: 30,
  scripts: 20,
  crawlers: 120,
  prefetches: 60,
  staff: 50,
}

const minute = 60_000
const browsers: Record<Device, readonly string[]> = {
  phone: [
    'Mozilla/5.0 (Linux; Android 15; SM-A556E) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1',
  ],
  tablet: [
    'Mozilla/5.0 (Linux; Android 14; SM-X710) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
  ],
  desk: [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0',
  ],
}
const crawlers = [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'curl/8.9.1',
  '',
]
const arrivals: readonly {
  from?: string
  utm?: Record<string, string>
  source: `${SourceClass}:${string}`
  campaign?: string
}[] = [
  { source: 'direct:' },
  { source: 'direct:' },
  { from: 'www.google.com.br', source: 'search:Google' },
  { from: 'www.google.com', source: 'search:Google' },
  { from: 'www.bing.com', source: 'search:Bing' },
  { from: 'l.facebook.com', source: 'social:Facebook' },
  { from: 'com.google.android.gm', source: 'newsletter:' },
  {
    utm: { source: 'boletim', medium: 'email', campaign: 'Manhã de Domingo' },
    source: 'newsletter:',
    campaign: 'manha de domingo',
  },
  {
    utm: { source: 'whatsapp', medium: 'social', campaign: 'eleicoes-2026' },
    source: 'social:WhatsApp',
    campaign: 'eleicoes-2026',
  },
  { from: 'g1.globo.com', source: 'site:g1.globo.com' },
]
const otherPages = ['/', '/ultimas', '/busca', '/events', '/pricing', '/quem-somos']

/**
 * Plans so many visits on a day of São Paulo, `yyyy-MM-dd`, each with a label, and says what should be counted of them. A page's openings are the visits.
 * The truth follows the intent of each label and knows nothing of how visits are counted.
 */
export function planReplay(subjects: readonly Subject[], day: string, visits: number, seed = 1): Replay {
  const plan = new Plan(subjects, day, dice(seed))
  while (plan.visits < visits) plan.add(plan.label())
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

  label(): Label {
    const drawn = this.#random() * 1000
    let sum = 0
    for (const label of labels) {
      sum += shares[label]
      if (drawn < sum) return label
    }
    return 'people'
  }

  add(label: Label): void {
    const person = this.#person()
    if (label === 'people' || label === 'staff') this.#readings(person, label === 'staff')
    else if (label === 'tabs') this.#tabs(person)
    else if (label === 'storms') this.#storm(person, true)
    else if (label === 'scripts') this.#storm(person, false)
    else if (label === 'crawlers') this.#unheard({ ...person, userAgent: this.#one(crawlers) }, {})
    else this.#unheard(person, { 'sec-purpose': this.#random() < 0.5 ? 'prefetch' : 'prefetch;prerender' })
  }

  /** One to three sessions of a day, at least forty minutes apart, of one to eight pages each. */
  #readings(person: Person, staff: boolean): void {
    let at = this.#moment(0.5)
    for (let session = 0; session === 0 || (session < 3 && this.#random() < 0.2); session++) {
      const openings: Opening[] = []
      do {
        const opening = this.#opening(at, openings.at(-1)?.path)
        openings.push(opening)
        at += opening.seen * 1000 + this.#between(200, 4_000)
      } while (openings.length < 8 && this.#random() < 0.55)
      this.#session(person, openings, staff)
      at += this.#between(40, 200) * minute
    }
  }

  /** Two to five pages opened within seconds, then read one after the other: only the tab in front is on screen. */
  #tabs(person: Person): void {
    const at = this.#moment(0.9)
    const openings: Opening[] = []
    let front = at
    for (let tab = 0; tab < Math.round(this.#between(2, 5)); tab++) {
      const opening = this.#opening(front, openings.at(-1)?.path)
      openings.push(opening)
      front += opening.seen * 1000 + this.#between(100, 1_000)
    }
    this.#session(person, openings, false)
  }

  /** One page opened again and again: by a person who reloads it, or by a script that opens it anew. It is one page view. */
  #storm(person: Person, reloads: boolean): void {
    const at = this.#moment(0.9)
    const first = this.#opening(at, undefined)
    const times = Math.round(this.#between(10, 120))
    const arrival = this.#one(arrivals)
    let moment = at
    let seen = 0
    for (let time = 0; time < times; time++) {
      const stay = this.#between(1, 8)
      this.#send(
        { ...first, at: moment, seen: stay, read: stay },
        { person, staff: false, arrival: time === 0 ? arrival : {}, again: reloads && time > 0 },
      )
      moment += stay * 1000 + 100
      seen += Math.round(stay)
    }
    this.#true(person, [{ ...first, seen, read: seen }], arrival)
  }

  /** What asks for pages and is no reader. */
  #unheard(person: Person, headers: Record<string, string>): void {
    for (let page = 0; page < 3; page++) {
      this.#send(this.#opening(this.#moment(0.9), undefined), { person, staff: false, arrival: {}, headers })
    }
  }

  #session(person: Person, openings: readonly Opening[], staff: boolean): void {
    const arrival = this.#one(arrivals)
    for (const [place, opening] of openings.entries())
      this.#send(opening, { person, staff, arrival: place === 0 ? arrival : {} })
    if (!staff) this.#true(person, openings, arrival)
  }

  #send(
    { at, path, subject, seen, read, depth }: Opening,
    {
      person,
      staff,
      arrival,
      headers = {},
      again = false,
    }: {
      person: Person
      staff: boolean
      arrival: Partial<(typeof arrivals)[number]>
      headers?: Record<string, string>
      again?: boolean
    },
  ): void {
    this.visits++
    const { address, userAgent } = person
    const page = this.#uuid()
    const article = subject?.id
    const { from, utm } = arrival
    const message = (seconds: number) => ({
      ...{ at: at + seconds * 1000, address, userAgent, staff, headers },
      body: {
        ...{ page, path, article, seen: Math.round(seconds), read: Math.round(Math.min(seconds, read)), from, utm },
        ...(subject && { depth: Math.floor((depth * seconds) / seen) }),
        ...(again && { again }),
      },
    })
    if (seen > 5) this.messages.push(message(5))
    // A page to which the reader came from outside reports once more.
    if (seen > 10 && arrival.source) this.messages.push(message(10))
    // Some pages end without a word, and closing a tab reports twice.
    if (seen > 5 && this.#random() < 0.005) return
    this.messages.push(message(seen), ...(this.#random() < 0.3 ? [message(seen)] : []))
  }

  #true(person: Person, openings: readonly Opening[], { source, campaign }: (typeof arrivals)[number]): void {
    const session = `${person.name} ${openings[0]?.at}`
    const seen = openings.reduce((sum, opening) => sum + Math.round(opening.seen), 0)
    const bounced = openings.length === 1 && seen < 10
    const read = openings.reduce((sum, opening) => sum + (opening.subject ? Math.round(opening.read) : 0), 0)
    const whole = [
      ['site', ''],
      ['source', source],
      ['device', person.device],
      ...(campaign ? [['campaign', campaign]] : []),
    ]
    for (const [subject = '', key = ''] of whole)
      this.#count(subject, key, { person, session, views: openings.length, seen, read, bounced })
    for (const opening of openings) {
      const { subject } = opening
      if (!subject) continue
      const keys = [
        ['article', subject.id],
        ...subject.authors.map(key => ['author', key]),
        ...subject.cities.map(key => ['city', key]),
        ...subject.tags.map(key => ['tag', key]),
      ]
      const depth = { of: `${session} ${subject.id}`, percent: opening.depth }
      const one = {
        ...{
          person,
          session,
          views: 1,
          seen: Math.round(opening.seen),
          read: Math.round(opening.read),
          bounced,
          depth,
        },
      }
      for (const [kind = '', key = ''] of keys) this.#count(kind, key, one)
    }
  }

  #count(
    subject: string,
    key: string,
    {
      person,
      session,
      views,
      seen,
      read,
      bounced,
      depth,
    }: {
      person: Person
      session: string
      views: number
      seen: number
      read: number
      bounced: boolean
      depth?: { of: string; percent: number }
    },
  ): void {
    const name = truthKey(this.#day, subject, key)
    const kept = this.truth.get(name) ?? {
      pageViews: 0,
      visitors: new Set(),
      sessions: new Set(),
      bounces: 0,
      seen: 0,
      read: 0,
      depths: new Map(),
    }
    this.truth.set(name, kept)
    kept.pageViews += views
    kept.visitors.add(person.name)
    if (bounced && !kept.sessions.has(session)) kept.bounces++
    kept.sessions.add(session)
    kept.seen += seen
    kept.read += read
    if (depth) kept.depths.set(depth.of, Math.max(kept.depths.get(depth.of) ?? 0, depth.percent))
  }

  #opening(at: number, before: string | undefined): Opening {
    const subject = this.#random() < 0.7 ? this.#one(this.#subjects) : null
    const path = subject?.path ?? this.#one(otherPages)
    if (path === before) return this.#opening(at, before)
    // Most stay for half a minute, few for many.
    const seen = Math.min(1_700, 2 + -45 * Math.log(1 - this.#random()))
    const depth = Math.min(100, Math.floor(15 + seen))
    return { at, path, subject, seen, read: Math.min(seen, 20 + seen * 0.8), depth }
  }

  #person(): Person {
    const number = this.#people++
    const device = this.#one(['phone', 'phone', 'phone', 'desk', 'tablet'] as const)
    // Every tenth shares an address with the one before, in another browser.
    const shared = number % 10 === 9 ? number - 1 : number
    const address = `10.${(shared >> 16) & 255}.${(shared >> 8) & 255}.${shared & 255}`
    const userAgent = `${this.#one(browsers[device])} v${number}`
    return { name: `person-${number}`, address, userAgent, device }
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
