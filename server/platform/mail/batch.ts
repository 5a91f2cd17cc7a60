import { setTimeout as delay } from 'node:timers/promises'
import { db } from '../db/db.ts'
import { now as clock } from '../process/clock.ts'
import { env } from '../process/env.ts'
import { log } from '../process/log.ts'
import type { Job } from '../work/jobs.ts'
import { enqueue } from '../work/queue.ts'
import { type BatchRef, claim, type Due, endDeadClaims, hasten, listDue, nextWork, postponeWaiting } from './claims.ts'
import { beginWait, endWait, isWaiting, readWaits } from './domains.ts'
import { leavePlace, placeLeft, takePlace, wakeWaiting } from './places.ts'
import { type Compose, type Outcome, type Refusal, sendClaim } from './send.ts'

export type { Compose, Refusal }

const afterOutage = 60_000
/** Milliseconds for which a delivery's standing is not asked again. */
const believed = 500

/** `go`: a delivery's mails are sent. `hold`: they wait for a person. `end`: they are cancelled. */
export type BatchStanding = 'go' | 'hold' | 'end'

/** The functions that a feature adds to its kind of mail. */
export interface DeliveryHooks {
  /** Asked before a batch and every half second within it. */
  standing?(ref: string): Promise<BatchStanding>
  /** Called when a server refused a mail for good, in the transaction that marks the mail. */
  refused?: (refusal: Refusal) => Promise<void>
  /** Called after work on a batch: when it ended, and when a slow mail settled. */
  worked?(ref: string): Promise<void>
  /** Milliseconds in transfer after which a mail's domain counts as hanging. */
  slowAfter?: number
}

export interface Run extends BatchRef {
  delivery: Job<{ ref: string; batch: number }>
  compose: Compose
  hooks: DeliveryHooks
  signal: AbortSignal
}

/**
 * Sends the mails of a batch that are due, over all connections of the process, and queues the batch again for the rest. Each
 * mail is claimed in its own row before it is sent and marked afterwards. A process that dies in between leaves an `uncertain` mail,
 * which only a person sends again (settleUncertain).
 */
export async function sendBatch(run: Run): Promise<void> {
  await endDeadClaims(run)
  await readWaits()
  await postponeWaiting(run)
  const pass = new Pass(run, await listDue(run))
  const ends = await Promise.allSettled(Array.from({ length: env().MAIL_CONNECTIONS }, () => pass.work()))
  const broken = ends.find(end => end.status === 'rejected')
  if (broken) throw broken.reason
  await postponeWaiting(run)
  await queueRest(run, await pass.standing(), pass.isOut ? afterOutage : 0)
  await run.hooks.worked?.(run.ref)
}

/** One pass through a batch, shared by its workers. */
class Pass {
  /** Whether the mail server takes no mail at all. */
  isOut = false
  readonly #run: Run
  readonly #due: Due[]
  readonly #stopped: Promise<void>
  #standing: Promise<BatchStanding> = Promise.resolve('go')
  #askedAt = Number.NEGATIVE_INFINITY

  constructor(run: Run, due: Due[]) {
    this.#run = run
    this.#due = due
    this.#stopped = new Promise(resolve => run.signal.addEventListener('abort', () => resolve(), { once: true }))
  }

  standing(): Promise<BatchStanding> {
    const { hooks, ref } = this.#run
    if (hooks.standing && performance.now() - this.#askedAt >= believed) {
      this.#askedAt = performance.now()
      this.#standing = hooks.standing(ref)
    }
    return this.#standing
  }

  /** Sends mails one after the other until none may go now. */
  async work(): Promise<void> {
    while (!this.isOut && !this.#run.signal.aborted && (await this.standing()) === 'go') {
      await readWaits()
      const mail = this.#next()
      if (mail === 'none') return
      if (mail === 'full') await Promise.race([placeLeft(), this.#stopped])
      else if ((await this.#inTime(mail)) === 'outage') this.isOut = true
    }
  }

  /** Takes the first mail for which a place is free; mails to domains that wait are left to a later pass. */
  #next(): Due | 'none' | 'full' {
    const due = this.#due
    for (let at = 0; at < due.length; ) {
      const mail = due[at] as Due
      const waits = isWaiting(mail.domain)
      if (!waits && !takePlace(mail.domain)) at += 1
      else {
        due.splice(at, 1)
        if (!waits) return mail
      }
    }
    return due.length > 0 ? 'full' : 'none'
  }

  /** Sends a mail. When its domain hangs, the worker goes on with others and the mail settles itself. */
  async #inTime(mail: Due): Promise<Outcome> {
    const sending = this.#send(mail).finally(() => leavePlace(mail.domain))
    if (mail.domain === null) return sending
    const timer = new AbortController()
    const late = delay(slowAfter(this.#run.hooks), 'late' as const, { signal: timer.signal, ref: false })
    const outcome = await Promise.race([sending, late.catch(() => 'late' as const)])
    timer.abort()
    if (outcome !== 'late') return outcome
    const wait = await beginWait(mail.domain, 'The server does not answer')
    wakeWaiting()
    this.#settleLater(mail.domain, sending, wait)
    return 'settled'
  }

  async #send(mail: Due): Promise<Outcome> {
    const claimed = await claim(mail)
    return claimed ? sendClaim(this.#run, claimed) : 'settled'
  }

  /** A mail that is taken after all ends the wait that it began: its server is slow and does not hang. */
  #settleLater(domain: string, sending: Promise<Outcome>, wait: Date | null): void {
    const settled = sending.then(async outcome => {
      if (outcome === 'taken' && wait && (await endWait(domain, wait))) await hasten(this.#run, domain, wait)
      await queueRest(this.#run, await this.standing(), 0)
      await this.#run.hooks.worked?.(this.#run.ref)
    })
    settled.catch(error => log().error({ err: error }, 'a mail that took long was not marked'))
  }
}

/** Milliseconds until a mail is slow. A mail in transfer also waits for the rate: at most two rounds of all connections. */
function slowAfter({ slowAfter: milliseconds = 5_000 }: DeliveryHooks): number {
  const { MAIL_CONNECTIONS, MAIL_RATE } = env()
  return milliseconds + (2_000 * MAIL_CONNECTIONS) / MAIL_RATE
}

/** Queues the batch again for the time when it has work. */
async function queueRest(run: Run, standing: BatchStanding, soonest: number): Promise<void> {
  const { delivery, kind, ref, batch } = run
  if (standing === 'end')
    await db().mailDelivery.updateMany({
      where: { kind, ref, batch, state: 'queued' },
      data: { state: 'cancelled', settledAt: clock() },
    })
  const next = await nextWork(run, standing !== 'go')
  if (!next) return
  const at = new Date(Math.max(next.getTime(), clock().getTime() + soonest))
  await db().$transaction(tx => enqueue(tx, delivery, { ref, batch }, { at }))
}
