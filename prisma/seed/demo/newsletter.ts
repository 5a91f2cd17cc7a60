import type { SubscriberStatus } from '#lib/newsletter/subscriber.ts'
import { newToken } from '#server/newsletter/commands/subscribe.ts'
import { db } from '#server/platform/db/db.ts'

const dayMs = 24 * 60 * 60 * 1000

interface DemoSubscriber {
  email: string
  name?: string
  city?: string
  frequency?: 'daily' | 'weekly'
  status?: SubscriberStatus
  tags?: string[]
  /** Added by a master's hand. */
  byHand?: true
  /** Days ago that it came in, and that it left. */
  days: number
  left?: number
}

const subscribers: readonly DemoSubscriber[] = [
  { email: 'leitor@portal.local', city: 'londrina-pr', days: 71 },
  { email: 'terezinha.alencar@correio.example', name: 'Terezinha Alencar', city: 'londrina-pr', days: 64 },
  { email: 'joaquim.sarmento@correio.example', name: 'Joaquim Sarmento', frequency: 'weekly', days: 58 },
  {
    email: 'escola.parana@correio.example',
    name: 'Escola Municipal Paraná',
    tags: ['Escolas'],
    byHand: true,
    days: 52,
  },
  { email: 'marlene.ito@correio.example', name: 'Marlene Ito', city: 'maringa-pr', days: 44 },
  {
    email: 'associacao.feirantes@correio.example',
    name: 'Associação dos Feirantes',
    tags: ['Feira'],
    byHand: true,
    days: 40,
  },
  { email: 'edson.brandt@correio.example', city: 'chapeco-sc', frequency: 'weekly', days: 33 },
  { email: 'raimunda.tapajos@correio.example', name: 'Raimunda', city: 'santarem-pa', days: 27 },
  { email: 'vitor.uchoa@correio.example', status: 'unsubscribed', days: 60, left: 12 },
  { email: 'silvana.pires@correio.example', name: 'Silvana Pires', days: 15 },
  { email: 'caixa.cheia@correio.example', status: 'bounced', days: 80, left: 20 },
  { email: 'hugo.ferraz@correio.example', city: 'campina-grande-pb', days: 6 },
  { email: 'dalva.nunes@correio.example', name: 'Dalva Nunes', status: 'pending', days: 1 },
  { email: 'otavio.luz@correio.example', city: 'londrina-pr', frequency: 'weekly', days: 0.3 },
]

/** Fills the newsletter's list, with addresses that wait for a confirmation, left, or refused a mail. */
export async function seedNewsletter(now: Date): Promise<void> {
  const master = await db().user.findUniqueOrThrow({ where: { email: 'master@portal.local' }, select: { id: true } })
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs)
  await db().newsletterSubscriber.createMany({
    data: subscribers.map(({ days, left, byHand, status = 'active', ...row }) => ({
      ...row,
      status,
      token: newToken(),
      source: byHand ? 'manual' : 'form',
      addedBy: byHand ? master.id : null,
      subscribedAt: daysAgo(days),
      confirmedAt: byHand || status === 'pending' ? null : daysAgo(days - 0.01),
      endedAt: left === undefined ? null : daysAgo(left),
    })),
    skipDuplicates: true,
  })
}
