import { randomUUID } from 'node:crypto'
import type { Actor } from '#lib/actor.ts'
import type { CorrectionKind } from '#lib/articles/corrections.ts'
import { addCorrection } from '#server/articles/corrections/commands/add-correction.ts'
import { pinArticle } from '#server/articles/front/commands/pin-article.ts'
import { addComment } from '#server/comments/commands/add-comment.ts'
import { db } from '#server/platform/db/db.ts'
import { closeReport } from '#server/reports/commands/close-report.ts'
import { reportError } from '#server/reports/commands/report-error.ts'
import { waiveRule } from '#server/seo/commands/waive-rule.ts'
import { demoTexts } from './demo-texts.ts'
import type { Journalists } from './people.ts'

const corrections = demoTexts<readonly { slug: string; kind: CorrectionKind; text: string }[]>('corrections')

interface ReportShape {
  slug: string
  message: string
  email: string | null
  closed?: 'corrected' | 'dismissed'
}

const reports = demoTexts<readonly ReportShape[]>('reports')

/** Articles whose long title an editor wanted so: the rule of the SEO validation does not count for them. */
const longTitles = [
  'filhas-da-geada-mulheres-refazem-o-cafe-de-londrina',
  'tarifa-zero-aos-domingos-aumenta-passageiros-em-caxias',
  'camara-ribeirao-preto-aprova-sombra-pontos-de-onibus',
]
/** What the desk says of a text in review, and what its author answers. */
const discussed = {
  slug: 'acidentes-graves-com-moto-caem-em-avenida-de-londrina',
  author: 'helena',
  threads: [
    {
      anchor: {
        quote: 'Um em cada quatro é moto.',
        before: 'uma das mais movimentadas da cidade, recebe 38 mil veículos por dia. ',
        after: '“Antes eu rodava no corredor rezando.',
      },
      comment: 'De quando é essa contagem?',
      reply: 'De agosto. Ponho a data na frase.',
    },
    {
      anchor: {
        quote: 'a maior parte das vidas foi poupada pela velocidade',
        before: 'Separar os efeitos é difícil. A minha leitura é que ',
        after: ', e a maior parte dos arranhões, pela tinta',
      },
      comment: 'Essa frase pede para virar o olho da página.',
    },
    { anchor: null, comment: 'O título está ótimo. Falta só a contagem para sair.' },
  ],
} as const

const pinned = 'filhas-da-geada-mulheres-refazem-o-cafe-de-londrina'

/**
 * Stores the editors' other work: an article that leads the home page, corrections, comments on a text in review, and
 * readers' error reports.
 */
export async function seedDesk(journalists: Journalists): Promise<void> {
  const editor: Actor = { id: journalists.marcos, roles: ['editor'], subscribed: false }
  for (const { slug, ...correction } of corrections) {
    await addCorrection(editor, { articleId: await idOf(slug), ...correction })
  }
  for (const report of reports) await seedReport(editor, report)
  await discuss(editor, journalists[discussed.author])
  await pinArticle(editor, { articleId: await idOf(pinned), until: { hours: 72 } })
  for (const slug of longTitles) {
    const reason = 'Título de duas linhas combinado com a capa; o principal está no começo.'
    await waiveRule(editor, { articleId: await idOf(slug), rule: 'title-pixels', reason })
  }
}

async function discuss(editor: Actor, authorId: string): Promise<void> {
  const author: Actor = { id: authorId, roles: ['author'], subscribed: false }
  const articleId = await idOf(discussed.slug)
  for (const { anchor, comment, ...thread } of discussed.threads) {
    const { id } = await addComment(editor, { articleId, requestId: randomUUID(), comment, anchor })
    if (!('reply' in thread)) continue
    await addComment(author, { articleId, requestId: randomUUID(), comment: thread.reply, parentId: id, anchor: null })
  }
}

const idOf = async (slug: string) =>
  (await db().article.findUniqueOrThrow({ where: { slug }, select: { id: true } })).id

async function seedReport(editor: Actor, { slug, closed, ...report }: ReportShape): Promise<void> {
  const articleId = await idOf(slug)
  await reportError(editor, { articleId, ...report })
  if (!closed) return
  const { id } = await db().errorReport.findFirstOrThrow({ where: { articleId, message: report.message } })
  await closeReport(editor, closed === 'corrected' ? { id, as: closed, correction: null } : { id, as: closed })
}
