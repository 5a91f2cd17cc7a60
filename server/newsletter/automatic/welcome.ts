import type { EditionBlock } from '#lib/newsletter/edition.ts'
import { everybody } from '#lib/newsletter/segment.ts'
import type { Automatic } from '#lib/schemas/newsletter/automatic.ts'
import { db, type Tx } from '#server/platform/db/db.ts'
import { now as clock } from '#server/platform/process/clock.ts'
import { queueSome } from '../sending/queue-recipients.ts'

const dayMs = 86_400_000
const peopleATime = 500

interface Letter {
  subject: string
  preheader: string
  blocks: EditionBlock[]
  /** Days until the next letter; null after the last. */
  next: number | null
}

/** The welcome series: a greeting at the confirmation; three days later, how to choose city and frequency. */
export const welcomeLetters: readonly Letter[] = [
  {
    subject: 'Boas-vindas à nossa newsletter',
    preheader: 'O mais lido desta semana, para começar.',
    next: 3,
    blocks: [
      { id: 'saudacao', kind: 'heading', text: 'Que bom ter você aqui' },
      {
        id: 'texto',
        kind: 'text',
        body: '<p>Sua inscrição está valendo. Para começar, veja o que mais se leu nos últimos sete dias.</p>',
      },
      { id: 'semana', kind: 'latest', city: null, days: 7, count: 5, mostRead: true },
    ],
  },
  {
    subject: 'Escolha a sua cidade e quando receber',
    preheader: 'Todo dia de manhã ou uma vez por semana: você decide.',
    next: null,
    blocks: [
      { id: 'titulo', kind: 'heading', text: 'A newsletter do seu jeito' },
      {
        id: 'texto',
        kind: 'text',
        body: '<p>Você pode receber notícias só da sua cidade ou de todas, todo dia de manhã ou uma vez por semana.</p><p>Para mudar, use o link no fim desta mensagem: ele abre a página da sua inscrição, sem senha. Lá também se cancela, quando quiser.</p>',
      },
    ],
  },
]

/** Sends the letters of the welcome series that are due. While the series is off, subscribers who are due leave it. */
export async function sendWelcomes({ welcome }: Automatic): Promise<void> {
  if (!welcome) {
    await db().newsletterSubscriber.updateMany({ where: { welcomeAt: { lte: clock() } }, data: { welcomeAt: null } })
    return
  }
  for (const step of welcomeLetters.keys()) while (await sendStep(step)) {}
}

/** Queues one letter for at most 500 subscribers and counts it for them. False when nobody was due. */
function sendStep(step: number): Promise<boolean> {
  const letter = welcomeLetters[step] as Letter
  const at = clock()
  return db().$transaction(async tx => {
    const due = await tx.$queryRaw<{ id: string }[]>`
      SELECT id::text FROM newsletter_subscribers
      WHERE welcome_at <= ${at} AND status = 'active' AND welcomed = ${step} ORDER BY welcome_at LIMIT ${peopleATime} FOR UPDATE SKIP LOCKED`
    if (due.length === 0) return false
    const ids = due.map(({ id }) => id)
    await queueSome(tx, await editionOf(tx, step, letter), ids)
    await tx.newsletterSubscriber.updateMany({
      where: { id: { in: ids } },
      data: {
        welcomed: step + 1,
        welcomeAt: letter.next === null ? null : new Date(at.getTime() + letter.next * dayMs),
      },
    })
    return true
  })
}

/** The edition of a letter's mails, made with the first of them, with the letter's present words. It never ends. */
async function editionOf(tx: Tx, step: number, { subject, preheader, blocks }: Letter): Promise<string> {
  const occasion = `welcome ${step + 1}`
  const words = { subject, preheader, blocks }
  const { id } = await tx.newsletterSend.upsert({
    where: { occasion },
    create: {
      ...words,
      kind: 'welcome',
      status: 'sending',
      occasion,
      segment: { ...everybody },
      isPublic: false,
      sentAt: clock(),
    },
    update: words,
    select: { id: true },
  })
  return id
}
