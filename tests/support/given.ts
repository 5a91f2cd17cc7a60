import { randomUUID } from 'node:crypto'
import { type Actor, anonymous, type Role, type SignedIn } from '#lib/actor.ts'
import type { ArticleStatus } from '#lib/articles/article.ts'
import { type ApplicationFields, type ApplicationFieldsInput, applicationFields } from '#lib/schemas/application.ts'
import { type ArticleFields, type ArticleFieldsInput, articleFields } from '#lib/schemas/articles/article.ts'
import { type EventFields, type EventFieldsInput, eventFields } from '#lib/schemas/events/event.ts'
import { isoDay } from '#lib/text/format.ts'
import { makeAccount, makeByline, makeSubscription } from '#prisma/seed/factories.ts'
import { submitApplication } from '#server/applications/commands/submit-application.ts'
import { fieldsOf } from '#server/articles/fields.ts'
import { changeStatus } from '#server/articles/publication/commands/change-status.ts'
import { beginRevision } from '#server/articles/revision/commands/begin-revision.ts'
import { saveRevision } from '#server/articles/revision/commands/save-revision.ts'
import { submitRevision } from '#server/articles/revision/commands/submit-revision.ts'
import { rowSelection } from '#server/articles/row.ts'
import { createArticle } from '#server/articles/writing/commands/create-article.ts'
import { createEvent } from '#server/events/commands/create-event.ts'
import { db } from '#server/platform/db/db.ts'

/** A sentence long enough for a body, findable by its mark. */
export const sentence = (mark: string) =>
  `${mark}: a prefeitura informou nesta terça-feira que a obra da avenida central termina em duas semanas.`

/** Valid fields of an author, with the test's own values over them. */
export function fieldsWith(own: Partial<ArticleFieldsInput> = {}): ArticleFields {
  const mark = randomUUID().slice(0, 8)
  return articleFields.parse({
    title: `Obra da avenida central ${mark}`,
    slug: `obra-da-avenida-central-${mark}`,
    summary: 'Prefeitura promete entregar a obra em duas semanas.',
    content: `<p>${sentence(mark)}</p><p>${sentence('Segundo parágrafo')}</p><p>${sentence('Terceiro parágrafo')}</p>`,
    coverMediaId: null,
    coverImage: null,
    coverAlt: '',
    coverCredit: '',
    tags: ['Obras'],
    cities: ['campina-grande-pb'],
    visibility: 'public',
    ...own,
  })
}

/** Valid fields of an applicant, with the test's own values over them. */
export function applicationWith(own: Partial<ApplicationFieldsInput> = {}): ApplicationFields {
  return applicationFields.parse({
    email: `${randomUUID()}@teste.local`,
    cpf: '529.982.247-25',
    address: 'Rua das Acácias, 120, Centro, Tefé (AM)',
    phone: '(97) 99123-4567',
    facebook: '',
    instagram: '@redetefe',
    twitter: '',
    linkedin: '',
    website: '',
    professionalRegistration: '',
    experienceYears: '4 anos',
    previousOutlets: 'Rádio comunitária e jornal da escola.',
    writing: true,
    audio: true,
    video: false,
    expectations: 'Contar o que acontece no rio e nas comunidades.',
    consent: true,
    ...own,
  })
}

/** Valid fields of an event at night in thirty days, with the test's own values over them. */
export function eventWith(own: Partial<EventFieldsInput> = {}): EventFields {
  return eventFields.parse({
    title: `Baile da praça ${randomUUID().slice(0, 8)}`,
    description: 'Forró com os músicos do bairro, até de manhã.',
    category: 'festas',
    ...{ allDay: false, startDate: isoDay(new Date(Date.now() + 30 * 86_400_000)), startTime: '19:00' },
    ...{ endDate: '', endTime: '22:00', repetition: null },
    ...{ location: 'Praça do Rádio', address: 'Rua Treze de Maio, 10', city: 'campina-grande-pb' },
    ...{ isFree: true, price: '', heldBy: 'Associação do bairro', linkUrl: '' },
    ...{ coverMediaId: null, coverAlt: '', coverCredit: '' },
    ...own,
  })
}

async function person(roles: Role[], fullName = 'Pessoa de Teste'): Promise<SignedIn & { email: string }> {
  const id = await makeByline({ fullName })
  const email = `${id}@teste.local`
  await makeAccount(id, { email, roles })
  return { id, email, roles, subscribed: false }
}

/** Makes the people and rows that a test starts from, through the product's own commands where they exist. */
export const given = {
  reader: () => person([]),
  author: () => person(['author']),
  editor: () => person(['editor']),
  master: () => person(['master']),
  person,

  async subscriber(subscription: { status?: 'active' | 'cancelled' | 'past_due' | 'incomplete'; end?: Date } = {}) {
    const reader = await person([])
    const end = subscription.end ?? new Date(Date.now() + 24 * 60 * 60 * 1000)
    await makeSubscription({ userId: reader.id, status: subscription.status, start: new Date(0), end })
    return { ...reader, subscribed: true }
  },

  /** An article of a new author (or the given one) in a status; gives its row. */
  async article(options: { status?: ArticleStatus; author?: SignedIn; fields?: Partial<ArticleFieldsInput> } = {}) {
    const { status = 'draft', author = await person(['author']), fields } = options
    const { id } = await createArticle(author, fieldsWith(fields))
    if (status !== 'draft') await changeStatus(author, { id, version: 1, status: 'review' })
    if (status === 'published') await changeStatus(await person(['editor']), { id, version: 2, status: 'published' })
    const article = await db().article.findUniqueOrThrow({ where: { id } })
    return { author, article }
  },

  /** An event of a new author (or the given one), as a draft by default; gives its row. */
  async event(options: { by?: SignedIn; status?: 'draft' | 'published'; fields?: Partial<EventFieldsInput> } = {}) {
    const { by = await person(['author']), status = 'draft', fields } = options
    const { id } = await createEvent(by, { requestId: randomUUID(), status, fields: eventWith(fields) })
    return { author: by, event: await db().event.findUniqueOrThrow({ where: { id } }) }
  },

  /** An application that waits, of a signed-out visitor by default; gives its row. */
  async application(options: { by?: Actor; fields?: Partial<ApplicationFieldsInput>; resume?: Uint8Array } = {}) {
    const { by = anonymous, fields, resume = null } = options
    const request = randomUUID()
    await submitApplication(by, { request, fields: applicationWith(fields), resume })
    return db().authorApplication.findUniqueOrThrow({ where: { requestId: request } })
  },

  /** A published article and its author's revision of it, begun, changed and, by default, handed in; gives their rows. */
  async revision(
    options: {
      author?: SignedIn
      fields?: Partial<ArticleFieldsInput>
      changes?: Partial<ArticleFieldsInput>
      submitted?: boolean
    } = {},
  ) {
    const { changes = { title: 'Obra da avenida atrasa' }, submitted = true } = options
    const { author, article } = await given.article({ ...options, status: 'published' })
    const { id } = await beginRevision(author, { id: article.id })
    const row = await db().article.findUniqueOrThrow({ where: { id: article.id }, ...rowSelection })
    const fields = articleFields.parse({ ...fieldsOf(row), ...changes })
    const writing = { form: randomUUID(), request: randomUUID() }
    const { version } = await saveRevision(author, { id, version: 1, fields, writing })
    if (submitted) await submitRevision(author, { id, version })
    const revision = await db().articleRevision.findUniqueOrThrow({ where: { id } })
    return { author, article, revision, fields }
  },
}
