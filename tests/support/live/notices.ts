import type { SignedIn } from '#lib/actor.ts'
import type { Notice } from '#lib/notifications.ts'
import { readBell, readNoticeBatch } from '#server/notifications/queries.ts'

/** A person's newest notifications, without archived ones. */
export const listNotices = async (actor: SignedIn): Promise<readonly Notice[]> =>
  (await readNoticeBatch(actor, null)).notices

export const countUnread = async (actor: SignedIn): Promise<number> => (await readBell(actor)).unread
