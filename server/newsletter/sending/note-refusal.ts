import { type Judged, judgeRefusal } from '#lib/newsletter/bounce.ts'
import type { Refusal } from '#server/platform/mail/send.ts'
import { now } from '#server/platform/process/clock.ts'
import { noteBounce } from '../bounces/note-bounce.ts'

/** Notes that a server refused an edition's mail to a subscriber while we talked to it. */
export async function noteRefused(refusal: Refusal): Promise<void> {
  const { tx, id, ref, recipient, code } = refusal
  const judged = judgedOf(refusal)
  await noteBounce(tx, {
    subscriberId: recipient,
    sendId: ref,
    kind: judged.kind,
    code: judged.code || String(code ?? ''),
    reportKey: `smtp ${id}`,
    at: now(),
  })
}

/** Without any code, our own mail client found no address. */
function judgedOf({ how, code, status, stage, reply }: Refusal): Judged {
  if (code === null) return { kind: how === 'exhausted' ? 'soft' : 'hard', code: '' }
  const judged = judgeRefusal({ reply, status, isAfterData: stage !== 'RCPT TO' }) ?? { kind: 'soft', code: status }
  return how === 'exhausted' ? { ...judged, kind: 'soft' } : judged
}
