import type { EditionBlock } from '#lib/newsletter/edition.ts'
import { everybody } from '#lib/newsletter/segment.ts'
import type { SubscriberStatus } from '#lib/newsletter/subscriber.ts'
import { newToken } from '#server/newsletter/commands/subscribe.ts'
import { editionSlug } from '#server/newsletter/editions/slug.ts'
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

/** Fills the newsletter: addresses, of which some wait for a confirmation, left, or refused a mail; an edition that was sent, and a draft. */
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
  await seedEditions(now, master.id)
}

/** One edition that was sent two days ago, and a draft. Made once: a repeated seeding adds none. */
async function seedEditions(now: Date, master: string): Promise<void> {
  if ((await db().newsletterSend.count()) > 0) return
  const articles = await db().article.findMany({
    where: { status: 'published', deletedAt: null, locations: { some: { locationPath: 'londrina-pr' } } },
    orderBy: [{ publishedAt: 'desc' }, { id: 'desc' }],
    take: 4,
    select: { id: true },
  })
  const sentAt = new Date(now.getTime() - 2 * dayMs)
  const recipients = subscribers.filter(({ status = 'active', days }) => status === 'active' && days > 2).length
  const subject = 'O que muda no lago, no teatro e na lavoura'
  const made = { createdBy: master, createdAt: sentAt, updatedAt: sentAt }
  const slug = await db().$transaction(tx => editionSlug(tx, { subject, at: sentAt }))
  await db().newsletterSend.create({
    data: {
      ...{ ...made, slug, subject, preheader: 'E mais três histórias de Londrina para a sua semana' },
      ...{ status: 'sent', city: 'londrina-pr', segment: { ...everybody, city: 'londrina-pr' } },
      ...{ sentAt, endedAt: new Date(sentAt.getTime() + 60_000), sentToCount: recipients },
      blocks: sentBlocks(articles.map(({ id }) => id)),
    },
    select: { id: true },
  })
  await db().newsletterSend.create({
    data: {
      ...{ createdBy: master, createdAt: now, updatedAt: now, segment: { ...everybody } },
      ...{ subject: 'A semana em doze cidades', preheader: 'As mais novas e o que fazer até domingo' },
      blocks: draftBlocks,
    },
    select: { id: true },
  })
}

const sentBlocks = (articles: readonly string[]): EditionBlock[] => [
  {
    id: 'abertura',
    kind: 'text',
    body: '<p>Bom dia! Reunimos as histórias de Londrina que mais deram conversa nos últimos dias. Boa leitura.</p>',
  },
  ...articles.map(
    (articleId, place): EditionBlock => ({
      id: `materia-${place + 1}`,
      kind: 'article',
      articleId,
      look: place === 0 ? 'lead' : 'short',
    }),
  ),
  { id: 'agenda-titulo', kind: 'heading', text: 'Para sair de casa' },
  { id: 'agenda', kind: 'agenda', city: 'londrina-pr', days: 14, count: 3 },
  { id: 'assine', kind: 'button', label: 'Conheça os planos', url: '/pricing' },
]

const draftBlocks: EditionBlock[] = [
  { id: 'abertura', kind: 'text', body: '<p>Uma volta pelas doze cidades do portal, em cinco minutos.</p>' },
  { id: 'novas-titulo', kind: 'heading', text: 'As mais novas' },
  { id: 'novas', kind: 'latest', city: null, days: 7, count: 6 },
  { id: 'agenda-titulo', kind: 'heading', text: 'Até domingo' },
  { id: 'agenda', kind: 'agenda', city: null, days: 7, count: 4 },
]
