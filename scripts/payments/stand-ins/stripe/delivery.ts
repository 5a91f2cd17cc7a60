import { setTimeout as wait } from 'node:timers/promises'
import { Stripe } from 'stripe'

/** A signed notification as it travels. */
export interface Notification {
  body: string
  signature: string
}

/** The waits between attempts, in milliseconds. Stripe's are hours. */
const retries = [500, 2_000, 5_000]

/** Sends the events of one double, those of one act one after the other. */
export class Delivery {
  /** What was sent, with the status of each attempt; 0: no answer. */
  readonly sent: { type: string; id: string; status: number }[] = []
  readonly #secret: string
  readonly #destination: string | null
  readonly #stop = new AbortController()
  #waiting: Stripe.Event[] = []
  #flushing = false
  #busy: Promise<void> = Promise.resolve()

  constructor(secret: string, destination: string | null) {
    this.#secret = secret
    this.#destination = destination
  }

  send(event: Stripe.Event): void {
    this.#waiting.push(event)
    this.#flush()
  }

  async stop(): Promise<void> {
    this.#stop.abort()
    await this.#busy.catch(() => {})
  }

  /** A notification of an event, signed as Stripe signs it. */
  sign(event: object, { secret = this.#secret, seconds = Math.floor(Date.now() / 1000) } = {}): Notification {
    const body = JSON.stringify(event, null, 2)
    const signature = webhooks().generateTestHeaderString({ payload: body, secret, timestamp: seconds })
    return { body, signature }
  }

  /** Events of one act are emitted in one turn of the event loop; they leave together after it. */
  #flush(): void {
    if (this.#flushing) return
    this.#flushing = true
    setImmediate(() => {
      this.#flushing = false
      const events = this.#waiting
      this.#waiting = []
      this.#busy = this.#busy.then(async () => {
        for (const event of events) await this.#deliver(event)
      })
    })
  }

  async #deliver(event: Stripe.Event): Promise<void> {
    for (const pause of [0, ...retries]) {
      if (pause) await wait(pause, undefined, { signal: this.#stop.signal }).catch(() => {})
      if (this.#stop.signal.aborted || !this.#destination) return
      const status = await this.#post(this.sign(event))
      this.sent.push({ type: event.type, id: event.id, status })
      if (status >= 200 && status < 300) return
    }
  }

  async #post(notification: Notification): Promise<number> {
    try {
      const { status } = await fetch(this.#destination ?? '', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json; charset=utf-8', 'Stripe-Signature': notification.signature },
        body: notification.body,
        redirect: 'manual',
        signal: AbortSignal.any([this.#stop.signal, AbortSignal.timeout(10_000)]),
      })
      return status
    } catch {
      return 0
    }
  }
}

/** The SDK's signing, which needs no key of the API. */
const webhooks = () => new Stripe('sk_test_assinatura', { telemetry: false }).webhooks
