import { randomUUID } from 'node:crypto'
import { anonymous, type SignedIn } from '#lib/actor.ts'
import type { EventStatus } from '#lib/events/event.ts'
import { type EventFieldsInput, eventFields } from '#lib/schemas/events/event.ts'
import { isoDay } from '#lib/text/format.ts'
import { cancelDate } from '#server/events/commands/change-date.ts'
import { changeEvent } from '#server/events/commands/change-event.ts'
import { createEvent } from '#server/events/commands/create-event.ts'
import { sendEvent } from '#server/events/submissions/commands/send-event.ts'
import { db } from '#server/platform/db/db.ts'
import { at } from './moment.ts'
import type { Journalists } from './people.ts'

type Category = EventFieldsInput['category']

interface DemoEvent {
  title: string
  description: string
  category: Category
  /** Days from today, and the local hours; whole days without hours. */
  day: number
  hours?: readonly [from: string, to?: string]
  /** Days from the first to the last. */
  length?: number
  repetition?: (start: number, day: (days: number) => string) => Repetition
  place: readonly [location: string, address: string, city: string]
  /** Without one it is free. */
  price?: string
  heldBy: string
  by?: 'helena' | 'marcos'
  status?: EventStatus
  /** A number of its dates, from the second on, that are cancelled. */
  cancelledDates?: number
}

type Repetition = EventFieldsInput['repetition']

const weekly =
  (weeks: number) =>
  (start: number, day: (days: number) => string): Repetition => ({
    every: 'week',
    weekdays: [],
    until: day(start + 7 * weeks),
  })

/** Events that readers sent and that wait for an answer. */
const sent: readonly (Omit<DemoEvent, 'heldBy'> & { sender: readonly [name: string, email: string] })[] = [
  {
    title: 'Bingo beneficente da creche',
    description: 'A renda compra o parquinho novo. Doações de prendas até a véspera, na secretaria da creche.',
    category: 'festas',
    day: 10,
    hours: ['15:00', '18:00'],
    place: ['Creche Pequeno Príncipe', 'Rua das Acácias, 120', 'campina-grande-pb'],
    price: 'R$ 5 a cartela',
    sender: ['Lindalva Souto', 'lindalva@exemplo.com.br'],
  },
  {
    title: 'Sanfona na praça: forró na sexta-feira',
    description: 'Mandei porque não achei na agenda. Três trios tocam no coreto até de madrugada, leve a sua cadeira.',
    category: 'musica',
    day: 2,
    hours: ['20:00'],
    place: ['Praça da Bandeira', '', 'campina-grande-pb'],
    sender: ['Josué Barros', 'josue@exemplo.com.br'],
  },
  {
    title: 'Oficina de horta em apartamento',
    description: 'Mudas, terra e compostagem em vasos. Leve uma garrafa PET de dois litros cortada ao meio.',
    category: 'cursos-e-palestras',
    day: 17,
    hours: ['09:00', '12:00'],
    place: ['Biblioteca Municipal', 'Centro', 'montes-claros-mg'],
    sender: ['Rede de Hortas Urbanas', 'hortas@exemplo.org.br'],
  },
]

/** Five hours between two of them. */
const SENT_APART = 5 * 60 * 60 * 1000
const DAY = 24 * 60 * 60 * 1000
/** All were entered so long ago, so that the oldest was then still to come. */
const ENTERED_DAYS_AGO = 40

const events: readonly DemoEvent[] = [
  {
    title: 'Sanfona na praça: noite de forró',
    description: 'Três trios da cidade se revezam no coreto até a madrugada. Leve cadeira; as barracas aceitam cartão.',
    category: 'musica',
    day: 2,
    hours: ['20:00', '02:00'],
    place: ['Praça da Bandeira', 'Centro', 'campina-grande-pb'],
    heldBy: 'Secretaria de Cultura',
  },
  {
    title: 'Feira de orgânicos da agricultura familiar',
    description: 'Quarenta famílias do Agreste vendem sem atravessador: verduras, queijos, mel e mudas.',
    category: 'feiras',
    day: 1,
    hours: ['05:30', '11:00'],
    repetition: weekly(10),
    place: ['Mercado Central', 'Rua Marquês do Herval, s/n', 'campina-grande-pb'],
    heldBy: 'Associação dos Feirantes do Agreste',
    cancelledDates: 1,
  },
  {
    title: 'Exposição “O sertão em cem retratos”',
    description: 'Retratos de lavradores e rendeiras feitos entre 1962 e 1988, com visitas guiadas aos sábados.',
    category: 'exposicoes',
    day: -12,
    length: 60,
    place: ['Museu de Arte Popular', 'Rua Doutor Severino Cruz, 71', 'campina-grande-pb'],
    price: 'R$ 8 (estudantes pagam R$ 4)',
    heldBy: 'Museu de Arte Popular',
    by: 'marcos',
  },
  {
    title: 'Contação de histórias para crianças pequenas',
    description:
      'Lendas do rio e da mata, com bonecos e cantigas. Para crianças de três a sete anos, com uma pessoa adulta.',
    category: 'infantil',
    day: 4,
    hours: ['10:00', '11:30'],
    repetition: weekly(6),
    place: ['Biblioteca Municipal', 'Avenida Rio de Janeiro, 413', 'londrina-pr'],
    heldBy: 'Biblioteca Municipal',
  },
  {
    title: 'Corrida noturna do lago: 5 e 10 quilômetros',
    description: 'Largada às margens do lago, com hidratação a cada dois quilômetros. Inscrições até a véspera.',
    category: 'esporte',
    day: 9,
    hours: ['19:30', '22:00'],
    place: ['Lago Igapó', 'Rua Bento Munhoz da Rocha Neto', 'londrina-pr'],
    price: 'R$ 60',
    heldBy: 'Clube de corrida da cidade',
  },
  {
    title: 'Festival de teatro de rua',
    description: 'Doze companhias de seis estados ocupam praças e terminais de ônibus durante quatro dias.',
    category: 'teatro-e-danca',
    day: 16,
    hours: ['16:00', '22:00'],
    length: 3,
    place: ['Calçadão', 'Avenida Paraná', 'londrina-pr'],
    heldBy: 'Cooperativa de Teatro',
    by: 'marcos',
  },
  {
    title: 'Cineclube: curtas do Pantanal',
    description: 'Sete filmes de realizadores da região, seguidos de conversa com as diretoras.',
    category: 'cinema',
    day: 6,
    hours: ['19:00', '21:30'],
    place: ['Teatro Municipal', 'Avenida Presidente Vargas, 1000', 'dourados-ms'],
    heldBy: 'Cineclube Fronteira',
  },
  {
    title: 'Baile do chamamé',
    description: 'Vanerão, bolero e chamamé com orquestra. Pares não são obrigatórios: há dançarinos voluntários.',
    category: 'festas',
    day: 3,
    hours: ['23:30', '04:00'],
    place: ['Clube Indaiá', 'Rua Hayel Bon Faker, 2000', 'dourados-ms'],
    price: 'R$ 15',
    heldBy: 'Clube Indaiá',
  },
  {
    title: 'Oficina gratuita de currículo e entrevista',
    description:
      'Orientação individual para quem procura o primeiro emprego. Leve documentos e o que já tiver escrito.',
    category: 'cursos-e-palestras',
    day: 7,
    hours: ['14:00', '17:00'],
    place: ['Centro de Convivência', 'Rua Major Capilé, 88', 'dourados-ms'],
    heldBy: 'Agência do Trabalhador',
  },
  {
    title: 'Audiência pública sobre o plano diretor',
    description:
      'A prefeitura apresenta o novo zoneamento e ouve moradores. Inscrições para falar até as 18h, no local.',
    category: 'cidadania',
    day: 5,
    hours: ['18:30'],
    place: ['Câmara Municipal', 'Avenida Jerônimo Gonçalves, 1200', 'ribeirao-preto-sp'],
    heldBy: 'Câmara Municipal',
    by: 'marcos',
  },
  {
    title: 'Concerto da orquestra sinfônica: Villa-Lobos',
    description: 'As Bachianas Brasileiras nº 2 e nº 4, com regência da maestrina convidada.',
    category: 'musica',
    day: 11,
    hours: ['20:30', '22:15'],
    place: ['Theatro Pedro II', 'Rua Álvares Cabral, 370', 'ribeirao-preto-sp'],
    price: 'de R$ 20 a R$ 80',
    heldBy: 'Orquestra Sinfônica',
  },
  {
    title: 'Mutirão de vacinação de cães e gatos',
    description: 'Vacina contra a raiva para animais a partir de três meses. Cães na guia, gatos em caixa.',
    category: 'cidadania',
    day: 13,
    hours: ['08:00', '16:00'],
    place: ['Parque Maurílio Biagi', 'Rua Mariana Junqueira, 33', 'ribeirao-preto-sp'],
    heldBy: 'Vigilância Ambiental',
  },
  {
    title: 'Procissão fluvial de encerramento da novena',
    description: 'Mais de cem barcos acompanham a imagem pelo rio, do porto à igreja matriz.',
    category: 'religiao',
    day: 18,
    hours: ['16:00', '19:00'],
    place: ['Porto da Ceasa', 'Rua Desembargador César do Rego', 'manaus-am'],
    heldBy: 'Paróquia de São Francisco',
  },
  {
    title: 'Noite de toadas na beira do rio',
    description: 'Levantadores e batuqueiros dos dois bois, juntos no mesmo palco.',
    category: 'musica',
    day: 8,
    hours: ['22:00', '03:00'],
    place: ['Ponta Negra', 'Avenida Coronel Teixeira', 'manaus-am'],
    price: 'R$ 30',
    heldBy: 'Associação dos Itaquatiarenses',
  },
  {
    title: 'Feira do livro usado',
    description: 'Troca e venda de livros, com sebos de três estados e sessão de autógrafos no domingo.',
    category: 'feiras',
    day: 20,
    length: 2,
    place: ['Praça da Revolução', 'Rua Benjamin Constant', 'rio-branco-ac'],
    heldBy: 'Academia de Letras',
  },
  {
    title: 'Campeonato de skate de rua',
    description: 'Categorias iniciante, feminina e aberta. Capacete obrigatório; a organização empresta.',
    category: 'esporte',
    day: 10,
    hours: ['09:00', '18:00'],
    place: ['Parque da Maternidade', 'Avenida Getúlio Vargas', 'rio-branco-ac'],
    heldBy: 'Federação de Skate',
    status: 'cancelled',
  },
  {
    title: 'Observação do céu com telescópios',
    description: 'Júpiter e a Lua em quarto crescente, com astrônomos amadores. Se chover, fica para o mês seguinte.',
    category: 'cursos-e-palestras',
    day: 12,
    hours: ['19:00', '22:00'],
    repetition: (start, day) => ({ every: 'month', by: 'weekday', until: day(start + 150) }),
    place: ['Parque do Povo', 'Rua Sebastião Donato', 'campina-grande-pb'],
    heldBy: 'Clube de Astronomia',
  },
  {
    title: 'Roda de samba da velha guarda',
    description: 'Partido-alto e samba de terreiro com os fundadores da escola. Feijoada a partir do meio-dia.',
    category: 'musica',
    day: -6,
    hours: ['13:00', '19:00'],
    place: ['Quadra da escola', 'Rua Guaporé, 540', 'londrina-pr'],
    price: 'R$ 25 com feijoada',
    heldBy: 'Velha Guarda',
  },
  {
    title: 'Mostra de profissões para o ensino médio',
    description: 'Estudantes de 22 cursos contam como é a rotina de cada um, com visita aos laboratórios.',
    category: 'cursos-e-palestras',
    day: -20,
    hours: ['08:00', '17:00'],
    place: ['Campus universitário', 'Rodovia Celso Garcia Cid', 'londrina-pr'],
    heldBy: 'Universidade Estadual',
  },
  {
    title: 'Encontro de carros antigos',
    description: 'Falta confirmar o local com a prefeitura e o telefone de quem organiza.',
    category: 'outros',
    day: 25,
    hours: ['09:00', '15:00'],
    place: ['A confirmar', '', 'ribeirao-preto-sp'],
    heldBy: '',
    status: 'draft',
  },
]

function fieldsOf(event: DemoEvent, day: (days: number) => string): EventFieldsInput {
  const { day: start, hours, length = 0, repetition, place, price = '' } = event
  const [location, address, city] = place
  const [startTime = '', endTime = ''] = hours ?? []
  return {
    ...{ title: event.title, description: event.description, category: event.category },
    ...{ allDay: !hours, startDate: day(start), startTime, endDate: length > 0 ? day(start + length) : '', endTime },
    repetition: repetition?.(start, day) ?? null,
    ...{ location, address, city, isFree: price === '', price, heldBy: event.heldBy, linkUrl: '' },
    ...{ coverMediaId: null, coverAlt: '', coverCredit: '' },
  }
}

/** Enters the demonstration's agenda: twenty events in six cities and three time zones, around the present. */
export async function seedEvents(now: Date, journalists: Pick<Journalists, 'helena' | 'marcos'>): Promise<void> {
  const roles = { helena: 'author', marcos: 'editor' } as const
  const actor = (by: 'helena' | 'marcos'): SignedIn => ({ id: journalists[by], roles: [roles[by]], subscribed: false })
  const day = (days: number) => isoDay(new Date(now.getTime() + days * DAY))
  for (const event of events) {
    await at(now.getTime() - ENTERED_DAYS_AGO * DAY, async () => {
      const by = actor(event.by ?? 'helena')
      const fields = eventFields.parse(fieldsOf(event, day))
      const status = event.status === 'draft' ? 'draft' : 'published'
      const { id } = await createEvent(by, { requestId: randomUUID(), status, fields })
      if (event.status === 'cancelled') await changeEvent(by, { id, version: 1, status: 'cancelled', fields })
      const dates = await db().eventOccurrence.findMany({ where: { eventId: id }, orderBy: { startsAt: 'asc' } })
      for (const [index, { id: occurrenceId }] of dates.slice(1, 1 + (event.cancelledDates ?? 0)).entries())
        await cancelDate(by, { id, version: index + 1, occurrenceId, cancelled: true })
    })
  }
  for (const [index, invitation] of sent.entries())
    await at(now.getTime() - (index + 1) * SENT_APART, async () => {
      const fields = eventFields.parse(fieldsOf({ ...invitation, heldBy: invitation.sender[0] }, day))
      const [senderName, senderEmail] = invitation.sender
      await sendEvent(anonymous, { requestId: randomUUID(), sender: { senderName, senderEmail }, fields })
    })
  // The desk has read them long ago.
  await db().notification.updateMany({
    where: { type: 'EVENT_PUBLISHED' },
    data: { status: 'archived', archivedAt: now },
  })
}
