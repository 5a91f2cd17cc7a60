import { type BounceKind, refusalKind } from '#lib/newsletter/bounce.ts'
import type { Refusal } from '#server/platform/mail/send.ts'
import { now } from '#server/platform/process/clock.ts'
import { noteBounce } from '../bounces/note-bounce.ts'

/** Notes that a server refused an edition's mail to a subscriber while we talked to it. */
export async function noteRefused(refusal: Refusal): Promise<void> {
  const { tx, id, ref, recipient, code, status } = refusal
  const words = status || String(code ?? '')
  await noteBounce(tx, {
    ...{ subscriberId: recipient, sendId: ref, kind: kindOf(refusal), code: words },
    ...{ reportKey: `smtp ${id}`, at: now() },
  })
}

/** Without any code, our own mail client found no address. A reply without an enhanced code is about the address only after `RCPT TO`. */
function kindOf({ how, code, status, stage, reply }: Refusal): Exclude<BounceKind, 'complaint'> {
  if (how === 'exhausted') return 'soft'
  if (code === null) return 'hard'
  return status || stage === 'RCPT TO' ? (refusalKind(status || reply) ?? 'soft') : 'soft'
}
