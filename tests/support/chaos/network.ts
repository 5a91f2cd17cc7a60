import type { Outcome } from '#lib/outcome.ts'

type Answer = Outcome<never> | null

/** A request in transit: it stays there until the story delivers or drops it. */
export interface Message {
  body: string
  cookie: string
  /** Null once the sender has closed or stopped waiting. */
  answer: ((outcome: Answer) => void) | null
}

/** The network between writers and server. The story controls every message. */
export class Network {
  readonly underWay: Message[] = []
  /** The number of messages that reached the server. */
  delivered = 0
  readonly #url: () => Promise<string>

  constructor(url: () => Promise<string>) {
    this.#url = url
  }

  send(cookie: string, ask: string, input: unknown): { message: Message; answer: Promise<Answer> } {
    const message: Message = { body: JSON.stringify({ ask, input }), cookie, answer: null }
    const answer = new Promise<Answer>(resolve => {
      message.answer = resolve
    })
    this.underWay.push(message)
    return { message, answer }
  }

  /** Delivers a message to the server; null when the server died before its answer. */
  async deliver({ body, cookie }: Message): Promise<Answer> {
    this.delivered++
    try {
      const response = await fetch(await this.#url(), { method: 'POST', body, headers: { cookie } })
      return (await response.json()) as Answer
    } catch {
      return null
    }
  }

  take(place: number): Message | undefined {
    return this.underWay.splice(place, 1)[0]
  }
}

/** Gives the sender an answer, once; null means no answer. */
export function reply(message: Message, outcome: Answer): void {
  message.answer?.(outcome)
  message.answer = null
}
