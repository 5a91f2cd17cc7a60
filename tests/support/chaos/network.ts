import type { Outcome } from '#lib/outcome.ts'

type Answer = Outcome<never> | null

/** A request on its way: nothing comes of it until somebody says so. */
export interface Message {
  body: string
  cookie: string
  /** Null once its sender is gone or has given up. */
  answer: ((outcome: Answer) => void) | null
}

/** Everything that is between the writers and the server, in the hand of whoever rolls the dice. */
export class Network {
  readonly underWay: Message[] = []
  /** How many have come to the server. */
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

  /** Brings a message to the server; null when the server died over it. */
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

/** The sender hears an answer, once; null is none. */
export function tell(message: Message, outcome: Answer): void {
  message.answer?.(outcome)
  message.answer = null
}
