import { yearOf } from '#lib/text/format.ts'
import { savePayoutAccount } from '#server/payouts/commands/save-payout-account.ts'
import { db } from '#server/platform/db/db.ts'
import { demoTexts } from './demo-texts.ts'
import { at } from './moment.ts'

const dayMs = 24 * 60 * 60 * 1000

interface DemoMessage {
  email: string
  subscriber?: true
  subject: string
  message: string
  /** Days ago that it was sent, and that it was answered; null for one that waits. */
  sent: number
  answered: number | null
}

const messages = demoTexts<readonly DemoMessage[]>('support-messages')

/** Messages to the newspaper, one of a subscriber waiting, and the payout account of an author. */
export async function seedSupport(now: Date): Promise<void> {
  const idOf = async (email: string) =>
    (await db().user.findUniqueOrThrow({ where: { email }, select: { id: true } })).id
  const ago = (days: number) => new Date(now.getTime() - days * dayMs)
  const answeredBy = await idOf('master@portal.local')
  for (const { email, subscriber = false, subject, message, sent, answered } of messages) {
    const createdAt = ago(sent)
    const [next] = await db().$queryRaw<{ number: bigint }[]>`SELECT nextval('support_protocols') AS number`
    await db().supportMessage.create({
      data: {
        protocol: `${yearOf(createdAt)}-${String(next?.number ?? 0).padStart(6, '0')}`,
        subscriber,
        subject,
        message,
        createdAt,
        userId: await idOf(email),
        ...(answered !== null && { answeredAt: ago(answered), answeredBy }),
      },
    })
  }
  const author = { id: await idOf('autor@portal.local'), roles: ['author'], subscribed: false } as const
  await at(ago(40).getTime(), () =>
    savePayoutAccount(author, { account: { kind: 'email', account: 'helena.recebe@exemplo.com.br' } }),
  )
}
