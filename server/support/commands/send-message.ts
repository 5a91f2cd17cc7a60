import { randomUUID } from 'node:crypto'
import { DomainError } from '#lib/errors.ts'
import { limits } from '#lib/limits.ts'
import type { ContactFields, SupportFields } from '#lib/schemas/support.ts'
import { yearOf } from '#lib/text/format.ts'
import { notifyMasters } from '#server/notifications/commands/notify-people.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { MOST_SPARED } from '#server/platform/door/rate-limit.ts'
import { type CommandContext, command } from '#server/platform/work/command.ts'
import { enqueue } from '#server/platform/work/queue.ts'
import { supportMail } from '../mails.ts'
import { supportPolicy } from '../policy.ts'

const dayMs = 24 * 60 * 60 * 1000

/**
 * Stores a message to the newspaper, and mails it to the house and a receipt to its writer. Masters are notified of a subscriber's. The same
 * text sent again within a day is the same message. Gives its protocol. Raises signed_out, and too_many_messages after five in 24 hours.
 */
export const sendMessage = command(async (context, fields: SupportFields): Promise<{ protocol: string }> => {
  const { tx, actor } = context
  supportPolicy.assert(actor, 'write', null, 'signed_out')
  const { id: userId, subscribed: subscriber } = actor
  // One message of a person at a time, so that two requests at once are counted.
  await tx.$queryRaw`SELECT id FROM users WHERE id = ${userId}::uuid FOR UPDATE`
  return store(context, { userId }, { ...fields, subscriber })
})

/**
 * Stores a message of somebody without an account, as `sendMessage` does. The address is unproven: nobody learns whether it has an account. Raises
 * too_many_messages after five of an address in 24 hours; for the first message of a network (`isSpared`) after thirty more.
 */
export const sendContact = command(
  async (context, fields: ContactFields & { isSpared?: boolean }): Promise<{ protocol: string }> => {
    const { tx, actor } = context
    supportPolicy.assert(actor, 'contact', null)
    const { name: senderName, email: senderEmail, isSpared = false, ...text } = fields
    // One message of an address at a time.
    await tx.$queryRaw`SELECT 1 FROM (SELECT pg_advisory_xact_lock(hashtextextended(${`contact ${senderEmail}`}, 0))) AS waited`
    return store(context, { senderEmail }, { senderName, ...text, subscriber: false }, isSpared ? MOST_SPARED : 0)
  },
)

type Writer = { userId: string | null } | { senderEmail: string }

async function store(
  context: CommandContext,
  writer: Writer,
  written: SupportFields & { subscriber: boolean; senderName?: string },
  spared = 0,
): Promise<{ protocol: string }> {
  const { tx, now } = context
  const recent = await tx.supportMessage.findMany({
    where: { ...writer, createdAt: { gt: new Date(now.getTime() - dayMs) } },
    select: { protocol: true, subject: true, message: true },
  })
  const same = recent.find(({ subject, message }) => subject === written.subject && message === written.message)
  if (same) return { protocol: same.protocol }
  const { perDay } = limits.support
  if (recent.length >= perDay + spared) throw new DomainError('too_many_messages', { params: { most: perDay } })
  const id = randomUUID()
  const protocol = await nextProtocol(tx, now)
  await tx.supportMessage.create({ data: { id, protocol, ...writer, ...written, createdAt: now } })
  if (written.subscriber) {
    const message = `Mensagem de um assinante, protocolo ${protocol}.`
    await notifyMasters(context, { type: 'SUPPORT_MESSAGE', message, about: { supportMessageId: id } })
  }
  await enqueue(tx, supportMail, { id, to: 'house' })
  await enqueue(tx, supportMail, { id, to: 'writer' })
  return { protocol }
}

/** The next protocol number, e.g. `2026-000123`. Numbers of failed transactions are missing. */
async function nextProtocol(tx: Tx, now: Date): Promise<string> {
  const [row] = await tx.$queryRaw<{ number: bigint }[]>`SELECT nextval('support_protocols') AS number`
  return `${yearOf(now)}-${String(row?.number ?? 0).padStart(6, '0')}`
}
