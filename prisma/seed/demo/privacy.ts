import { daysAfter, privacyDays } from '#lib/privacy/privacy.ts'
import { db } from '#server/platform/db/db.ts'
import { demoTexts } from './demo-texts.ts'

interface DemoRequest {
  /** The account; null for a person without one. */
  email: string | null
  contact?: string
  kind: 'export' | 'correction' | 'erasure'
  message?: string
  byHand?: boolean
  /** Days ago. */
  made: number
  done?: { days: number; note: string }
}

const requests = demoTexts<readonly DemoRequest[]>('privacy-requests')

/** Requests about personal data in the masters' register: one near its deadline, one that came by letter, one that was answered. */
export async function seedPrivacyRequests(now: Date): Promise<void> {
  for (const { email, contact = '', made, done, ...rest } of requests) {
    const user = email === null ? null : await db().user.findUnique({ where: { email }, select: { id: true } })
    const createdAt = daysAfter(now, -made)
    await db().privacyRequest.create({
      data: {
        ...rest,
        contact,
        createdAt,
        userId: user?.id ?? null,
        dueAt: daysAfter(createdAt, privacyDays.answer),
        ...(done && { status: 'done', doneAt: daysAfter(now, -done.days), note: done.note }),
      },
    })
  }
}
