import { randomUUID } from 'node:crypto'
import type { SignedIn } from '#lib/actor.ts'
import type { IdeaPriority, IdeaStatus } from '#lib/ideas/ideas.ts'
import { ideaFields } from '#lib/schemas/articles/idea.ts'
import { localOf } from '#lib/text/local-time.ts'
import { commentIdea } from '#server/ideas/commands/comment-idea.ts'
import { createIdea } from '#server/ideas/commands/create-idea.ts'
import { setIdeaStatus } from '#server/ideas/commands/set-idea-status.ts'
import { db } from '#server/platform/db/db.ts'
import { at } from './moment.ts'
import type { Journalists } from './people.ts'

/** The journalists with accounts: `helena` as author, `marcos` as editor. */
type Planner = 'helena' | 'marcos'

interface DemoIdea {
  title: string
  description: string
  priority: IdeaPriority
  status: IdeaStatus
  by: Planner
  assignedTo?: Planner
  /** Days from today, at the end of the afternoon. */
  deadline?: number
  city?: string
  tags?: string
  /** The age of the idea in hours. */
  hoursAgo: number
  comments?: readonly { by: Planner; text: string }[]
  /** The slug of the article written from the idea. */
  article?: string
}

const ideas: readonly DemoIdea[] = [
  {
    title: 'Quem fica com a água da chuva: cisternas vazias em 40 escolas',
    description:
      'A rede estadual comprou as cisternas em março e metade nunca foi ligada à calha. Pedir a lista de escolas pela Lei de Acesso e visitar três.',
    priority: 'urgent',
    status: 'assigned',
    by: 'marcos',
    assignedTo: 'helena',
    deadline: 1,
    city: 'campina-grande-pb',
    tags: 'Água, Educação',
    hoursAgo: 20,
    comments: [
      { by: 'marcos', text: 'O pedido de acesso sai hoje? O prazo deles é de 20 dias.' },
      { by: 'helena', text: 'Saiu ontem à noite. Enquanto isso visito a do Catolé, que fica a dez minutos daqui.' },
    ],
  },
  {
    title: 'Um ano da faixa exclusiva para motos: o que dizem os socorristas',
    description:
      'Comparar os atendimentos do Samu antes e depois. Já temos a série da avenida; faltam as ruas vizinhas.',
    priority: 'high',
    status: 'in_progress',
    by: 'helena',
    assignedTo: 'helena',
    deadline: -2,
    city: 'londrina-pr',
    tags: 'Trânsito',
    hoursAgo: 24 * 9,
  },
  {
    title: 'O posto de saúde que abre quando a feira abre',
    description: 'Acompanhar uma madrugada no mercado. Falar com quem descobriu ali que era hipertenso.',
    priority: 'medium',
    status: 'in_progress',
    by: 'helena',
    assignedTo: 'helena',
    deadline: 3,
    city: 'juazeiro-do-norte-ce',
    tags: 'Saúde, Mercado central',
    hoursAgo: 24 * 6,
    article: 'posto-dentro-do-mercado-atende-feirantes-as-4h',
  },
  {
    title: 'Balanço da obra do Igapó: o que muda para quem caminha',
    description: 'Mapa simples do que fecha e do que fica aberto, com as datas que a prefeitura confirmou por escrito.',
    priority: 'medium',
    status: 'assigned',
    by: 'marcos',
    assignedTo: 'marcos',
    deadline: 6,
    city: 'londrina-pr',
    tags: 'Obras',
    hoursAgo: 44,
  },
  {
    title: 'Artesãs da renda renascença vendem para fora sem atravessador',
    description: 'Duas cooperativas exportam desde o ano passado. Ver quanto fica com quem faz.',
    priority: 'low',
    status: 'idea',
    by: 'helena',
    city: 'campina-grande-pb',
    tags: 'Economia, Artesanato',
    hoursAgo: 24 * 4,
  },
  {
    title: 'Por que a conta de luz do irrigante subiu 38% em um ano',
    description: 'Três produtores mandaram as contas. Conferir a bandeira, o horário e o desconto que venceu em junho.',
    priority: 'high',
    status: 'idea',
    by: 'marcos',
    deadline: 12,
    city: 'petrolina-pe',
    tags: 'Agricultura, Energia',
    hoursAgo: 30,
  },
  {
    title: 'Vestibular indígena: onde estão os formados da primeira turma',
    description: 'A primeira turma entrou em 2014. Encontrar ao menos seis, na aldeia e fora dela.',
    priority: 'medium',
    status: 'idea',
    by: 'helena',
    city: 'dourados-ms',
    tags: 'Educação',
    hoursAgo: 24 * 11,
  },
  {
    title: 'Câmara vota ônibus de madrugada',
    description: 'Ouvir quem trabalha à noite e a empresa antes da votação.',
    priority: 'high',
    status: 'completed',
    by: 'marcos',
    assignedTo: 'helena',
    deadline: -4,
    city: 'campina-grande-pb',
    tags: 'Transporte',
    hoursAgo: 24 * 12,
    article: 'camara-aprova-quatro-linhas-de-onibus-na-madrugada',
  },
  {
    title: 'Perfil do novo presidente do sindicato rural',
    description: 'A eleição foi adiada para o ano que vem; volta à mesa quando houver data.',
    priority: 'low',
    status: 'cancelled',
    by: 'marcos',
    city: 'ribeirao-preto-sp',
    hoursAgo: 24 * 15,
  },
]

const hour = 60 * 60 * 1000

/** Stores the newsroom's ideas through the product's commands. The accounts must exist. */
export async function seedIdeas(now: Date, journalists: Journalists): Promise<void> {
  const roles = { helena: 'author', marcos: 'editor' } as const
  const actor = (by: Planner): SignedIn => ({ id: journalists[by], roles: [roles[by]], subscribed: false })
  for (const { by, hoursAgo, status, comments = [], article, ...idea } of ideas) {
    const had = now.getTime() - hoursAgo * hour
    const fields = ideaFields.parse({
      ...idea,
      assignedTo: idea.assignedTo ? journalists[idea.assignedTo] : '',
      deadline: idea.deadline === undefined ? '' : afternoonIn(now, idea.deadline),
      city: idea.city ?? '',
      tags: idea.tags ?? '',
    })
    const { id } = await at(had, () => createIdea(actor(by), { requestId: randomUUID(), fields }))
    await at(had + hour, () => setIdeaStatus(actor('marcos'), { id, status }))
    for (const [place, { by: who, text }] of comments.entries()) {
      const input = { ideaId: id, requestId: randomUUID(), comment: text }
      await at(had + (place + 2) * hour, () => commentIdea(actor(who), input))
    }
    if (article) await db().article.update({ where: { slug: article }, data: { ideaId: id } })
  }
}

const afternoonIn = (now: Date, days: number) =>
  `${localOf(new Date(now.getTime() + days * 24 * hour)).slice(0, 10)} 18:00`
