import type { EditionBlock } from '#lib/newsletter/edition.ts'
import { everybody } from '#lib/newsletter/segment.ts'
import type { SubscriberStatus } from '#lib/newsletter/subscriber.ts'
import { fold } from '#lib/text/text.ts'
import { newToken } from '#server/newsletter/commands/subscribe.ts'
import { editionSlug } from '#server/newsletter/editions/row.ts'
import { segmentWhere } from '#server/newsletter/recipients.ts'
import { db } from '#server/platform/db/db.ts'
import { refusedAddress, seedReadings } from './newsletter-readings.ts'

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
  // The sent edition's mail to it ends it.
  { email: refusedAddress, days: 80 },
  { email: 'hugo.ferraz@correio.example', city: 'campina-grande-pb', days: 6 },
  { email: 'dalva.nunes@correio.example', name: 'Dalva Nunes', status: 'pending', days: 1 },
  { email: 'otavio.luz@correio.example', city: 'londrina-pr', frequency: 'weekly', days: 0.3 },
]

const firstNames = 'Aline Bento Célia Dirceu Elisa Fábio Glória Heitor Inês Jonas Kátia Lauro Mirtes Nelson Olga'.split(
  ' ',
)
const lastNames = 'Arruda Bastos Camargo Damasceno Esteves Fontana'.split(' ')
const cities = ['londrina-pr', undefined, 'maringa-pr', 'londrina-pr', undefined, 'petrolina-pe', 'uberlandia-mg']
const domains = ['correio.example', 'provedor.example', 'correio.example', 'escola.example']

/** Readers who asked for the newsletter week after week: enough for a second page of the list. */
const readers: readonly DemoSubscriber[] = firstNames.flatMap((first, place) =>
  [0, 1, 2].map((turn): DemoSubscriber => {
    const at = place * 3 + turn
    const last = lastNames[at % lastNames.length] ?? ''
    const local = fold(`${first}.${last}`)
    return {
      email: `${local}@${domains[at % domains.length]}`,
      name: at % 4 === 3 ? '' : `${first} ${last}`,
      city: cities[at % cities.length],
      frequency: at % 5 === 2 ? 'weekly' : 'daily',
      days: 3 + at * 1.9,
    }
  }),
)

/** Fills the newsletter: addresses, of which some wait for a confirmation, left, or refused a mail; editions that were sent, a scheduled one and a draft. */
export async function seedNewsletter(now: Date): Promise<void> {
  const master = await db().user.findUniqueOrThrow({ where: { email: 'master@portal.local' }, select: { id: true } })
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs)
  await db().newsletterSubscriber.createMany({
    data: [...subscribers, ...readers].map(({ days, left, byHand, status = 'active', ...row }, place) => ({
      ...row,
      // Four of five let their readings be counted.
      isCounted: !byHand && status === 'active' && place % 5 !== 4,
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

interface SentEdition {
  subject: string
  preheader: string
  /** Null for everybody. */
  city: string | null
  daysAgo: number
  blocks: EditionBlock[]
}

/** Two editions that were sent, a scheduled one, and a draft. Made once: a repeated seeding adds none. */
async function seedEditions(now: Date, master: string): Promise<void> {
  if ((await db().newsletterSend.count()) > 0) return
  const about = async (city: string | null, daysAgo: number) =>
    db().article.findMany({
      where: {
        status: 'published',
        deletedAt: null,
        publishedAt: { lt: new Date(now.getTime() - daysAgo * dayMs) },
        ...(city && { locations: { some: { locationPath: city } } }),
      },
      orderBy: [{ publishedAt: 'desc' }, { id: 'desc' }],
      take: 4,
      select: { id: true },
    })
  const ids = async (city: string | null, daysAgo: number) => (await about(city, daysAgo)).map(({ id }) => id)
  await seedSent(now, master, {
    subject: 'Doze cidades em cinco minutos',
    preheader: 'O que mudou na semana, do sertão ao litoral',
    city: null,
    daysAgo: 9,
    blocks: sentBlocks(null, await ids(null, 9)),
  })
  await seedSent(now, master, {
    subject: 'O que muda no lago, no teatro e na lavoura',
    preheader: 'E mais três histórias de Londrina para a sua semana',
    city: 'londrina-pr',
    daysAgo: 2,
    blocks: sentBlocks('londrina-pr', await ids('londrina-pr', 2)),
  })
  const made = { createdBy: master, createdAt: now, updatedAt: now }
  const friday = {
    status: 'scheduled',
    scheduledAt: new Date(now.getTime() + 3 * dayMs),
    blocks: fridayBlocks,
    subject: 'A semana em Londrina',
    preheader: 'O mais lido e o que fazer',
    city: 'londrina-pr',
  }
  const draft = {
    blocks: draftBlocks,
    subject: 'A semana em doze cidades',
    city: null,
    preheader: 'As mais novas e o que fazer nos próximos dias',
  }
  for (const edition of [friday, draft])
    await db().newsletterSend.create({
      data: { ...made, ...edition, segment: { ...everybody, city: edition.city } },
      select: { id: true },
    })
}

async function seedSent(now: Date, master: string, { daysAgo, city, ...words }: SentEdition): Promise<void> {
  const sentAt = new Date(now.getTime() - daysAgo * dayMs)
  const slug = await db().$transaction(tx => editionSlug(tx, { subject: words.subject, at: sentAt }))
  const { id } = await db().newsletterSend.create({
    data: {
      createdBy: master,
      createdAt: sentAt,
      updatedAt: sentAt,
      slug,
      ...words,
      status: 'sent',
      city,
      segment: { ...everybody, city },
      sentAt,
      endedAt: new Date(sentAt.getTime() + 60_000),
    },
    select: { id: true },
  })
  const people = await db().newsletterSubscriber.findMany({
    where: { AND: [segmentWhere({ ...everybody, city }), { subscribedAt: { lt: sentAt } }] },
    orderBy: { subscribedAt: 'asc' },
    select: { id: true, email: true, token: true },
  })
  await seedReadings({ id, sentAt }, people)
}

const sentBlocks = (city: string | null, articles: readonly string[]): EditionBlock[] => [
  {
    id: 'abertura',
    kind: 'text',
    body: `<p>Bom dia! Reunimos as histórias ${city ? 'de Londrina ' : ''}que mais deram conversa nos últimos dias. Boa leitura.</p>`,
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
  { id: 'agenda', kind: 'agenda', city, days: 14, count: 3 },
  { id: 'assine', kind: 'button', label: 'Conheça os planos', url: '/pricing' },
]

const fridayBlocks: EditionBlock[] = [
  { id: 'abertura', kind: 'text', body: '<p>O mais lido da semana, e três ideias para sair de casa.</p>' },
  { id: 'lidas', kind: 'latest', city: 'londrina-pr', days: 14, count: 4, mostRead: true },
  { id: 'agenda-titulo', kind: 'heading', text: 'Para sair de casa' },
  { id: 'agenda', kind: 'agenda', city: 'londrina-pr', days: 7, count: 3 },
]

const draftBlocks: EditionBlock[] = [
  { id: 'abertura', kind: 'text', body: '<p>Uma volta pelas doze cidades do portal, em cinco minutos.</p>' },
  { id: 'novas-titulo', kind: 'heading', text: 'As mais novas' },
  { id: 'novas', kind: 'latest', city: null, days: 7, count: 6 },
  { id: 'agenda-titulo', kind: 'heading', text: 'Nos próximos dias' },
  { id: 'agenda', kind: 'agenda', city: null, days: 7, count: 4 },
]
