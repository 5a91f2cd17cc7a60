import { maskedPhone } from '#lib/accounts/phone.ts'
import type { SignedIn } from '#lib/actor.ts'
import { db } from '#server/platform/db/db.ts'
import { hasGateway } from '#server/platform/outside/sms.ts'
import { phoneOf } from './number.ts'

/** Whether the screens offer phones: only when messages reach them. */
export const offersPhones = (): boolean => hasGateway()

/** The end of the signed-in person's confirmed number; null without one. */
export async function findOwnPhone(actor: SignedIn): Promise<string | null> {
  const { phone } = await db().user.findUniqueOrThrow({ where: { id: actor.id }, select: { phone: true } })
  return phone && maskedPhone(phoneOf(actor.id, phone))
}
