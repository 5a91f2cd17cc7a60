/** The address that takes a file of subscribers. */
export const subscriberFilePath = '/api/newsletter/import'

/** A master's declaration before the addresses of a file become active at once. The audit keeps it. */
export const fileConsent = 'Estas pessoas pediram para receber a newsletter, e o jornal pode comprovar quando e como.'

/** A result of no lines. */
export const noLines = (): SubscriberFileResult => ({
  lines: 0,
  added: 0,
  known: 0,
  refused: [],
  refusedCount: 0,
  ended: { unsubscribed: 0, bounced: 0, complained: 0 },
})

/** A line of a file that was not taken. `line` counts from 1, the heading included. */
export interface RefusedLine {
  line: number
  email: string
  message: string
}

/** The result of a file of subscribers, or of its preview. */
export interface SubscriberFileResult {
  /** Lines without the heading. */
  lines: number
  added: number
  /** Already active; they get the file's tags. */
  known: number
  /** Ended because the file says so: unsubscribed, refused by the server, or marked as spam. */
  ended: Record<'unsubscribed' | 'bounced' | 'complained', number>
  /** At most 2,000 of them. */
  refused: RefusedLine[]
  refusedCount: number
}
