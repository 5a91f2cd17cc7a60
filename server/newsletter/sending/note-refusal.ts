import { refusalKind } from '#lib/newsletter/bounce.ts'
import type { Refusal } from '#server/platform/mail/send.ts'
import { now } from '#server/platform/process/clock.ts'
import { noteBounce } from '../bounces/note-bounce.ts'

/** Notes that a server refused an edition's mail to a subscriber while we talked to it. Without any code, our own mail client found no address. */
export async function noteRefused({ tx, id, ref, recipient, how, code, status }: Refusal): Promise<void> {
  const words = status || String(code ?? '')
  const kind = how === 'refused' ? (words ? (refusalKind(words) ?? 'soft') : 'hard') : 'soft'
  await noteBounce(tx, { subscriberId: recipient, sendId: ref, kind, code: words, reportKey: `smtp ${id}`, at: now() })
}
