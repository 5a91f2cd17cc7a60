import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { system } from '#lib/actor.ts'
import { everybody } from '#lib/newsletter/segment.ts'
import { settleEdition } from '#server/newsletter/sending/commands/settle-edition.ts'
import { startEdition } from '#server/newsletter/sending/commands/start-edition.ts'
import { db } from '#server/platform/db/db.ts'
import type { SmtpDouble } from '#tests/doubles/smtp.ts'
import { makeEdition, makeSubscribers, statesOf } from './newsletter.ts'

const domains = ['gmail', 'hotmail', 'yahoo', 'uol', 'terra', 'bol', 'prefeitura', 'escola'].map(
  name => `${name}.local`,
)

export interface Survived {
  recipients: number
  /** Milliseconds that queueing all recipients took. */
  queued: number
  /** Mails that the server took, and those of them for somebody who had one. */
  taken: number
  twice: number
  /** Mails by state after the last process ended and its claims expired. */
  states: Record<string, number>
  /** Mails by state after one click, and what the edition itself says. */
  settled: Record<string, number>
  status: string
  sentToCount: number
  /** Mails a second while a process was sending. */
  perSecond: number
  /** The most mails that one process may leave uncertain. */
  mostUncertain: number
}

interface Options {
  smtp: SmtpDouble
  recipients: number
  kills: number
  connections: number
}

/** Sends an edition to so many subscribers while the sending process is killed (SIGKILL) so many times at random. Gives what came of it. */
export async function surviveKilledSender({ smtp, recipients, kills, connections }: Options): Promise<Survived> {
  await makeSubscribers(recipients, { tags: ['medida'] }, at => domains[at % domains.length] ?? '')
  const edition = await makeEdition({ segment: { ...everybody, tag: 'medida' } })
  const began = performance.now()
  await startEdition(system, edition)
  const queued = performance.now() - began
  let working = 0
  for (let killed = 0; killed <= kills; killed++) {
    const sender = await startSender(edition.id, smtp.url, connections)
    const started = performance.now()
    const ended = once(sender, 'exit')
    if (killed < kills) {
      const enough = ((killed + 0.2 + 0.7 * Math.random()) * recipients) / (kills + 1)
      while (smtp.taken.length < enough && sender.exitCode === null) await delay(2)
      sender.kill('SIGKILL')
    }
    await ended
    working += performance.now() - started
  }
  const { length: taken } = smtp.taken
  // The claims of killed processes expire after ten minutes. The next process that takes the batch finds them.
  await db().$executeRaw`
    UPDATE mail_deliveries SET claimed_at = claimed_at - interval '11 minutes' WHERE ref = ${edition.id} AND state = 'sending'`
  await sweep(edition.id, smtp.url, connections)
  const states = await statesOf(edition.id)
  if (states.uncertain) await settleEdition(system, { id: edition.id, choice: 'sent' })
  const { status, sentToCount } = await db().newsletterSend.findUniqueOrThrow({ where: { id: edition.id } })
  return {
    recipients,
    queued,
    taken,
    twice: smtp.taken.length - new Set(smtp.taken.map(({ to }) => to)).size,
    states,
    settled: await statesOf(edition.id),
    status,
    sentToCount,
    perSecond: taken / (working / 1_000),
    mostUncertain: kills * connections,
  }
}

/** Works once more on each batch with a claim of a dead process, as the queue does. */
async function sweep(id: string, url: string, connections: number): Promise<void> {
  await once(await startSender(id, url, connections, { SWEEP: '1' }), 'exit')
}

async function startSender(id: string, url: string, connections: number, more = {}): Promise<ChildProcess> {
  const variables = { REF: id, SMTP_URL: url, MAIL_CONNECTIONS: String(connections), MAIL_RATE: '9999', ...more }
  const sender = fork(join(import.meta.dirname, 'edition-sender.ts'), { env: { ...process.env, ...variables } })
  await once(sender, 'message')
  return sender
}
