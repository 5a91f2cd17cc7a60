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
import type { Journalists } from './people.ts'

export const corrections: readonly { slug: string; kind: CorrectionKind; text: string }[] = [
  {
    slug: 'fila-da-catarata-cai-para-1204-pacientes',
    kind: 'number',
    text: 'A primeira versão deste artigo dizia que a fila caiu em oito meses. A queda levou sete meses, segundo a Secretaria de Saúde.',
  },
  {
    slug: 'pista-do-lago-igapo-fecha-por-45-dias-para-conter-erosao',
    kind: 'clarification',
    text: 'Pedalinhos e caiaques funcionam normalmente durante a obra, com acesso pelo deque novo. A primeira versão deste artigo dava a entender que o lago inteiro fecharia.',
  },
]

interface ReportShape {
  slug: string
  message: string
  email: string | null
  closed?: 'corrected' | 'dismissed'
}

export const reports: readonly ReportShape[] = [
  {
    slug: 'tarifa-zero-aos-domingos-aumenta-passageiros-em-caxias',
    message:
      'Vocês dizem que a linha do Desvio Rizzo deixou gente na parada em três domingos. Foram quatro.\nMoro no bairro e anotei as datas.',
    email: 'leitora@exemplo.com.br',
  },
  {
    slug: 'trecho-mais-perigoso-do-anel-de-contorno-tera-duas-passarelas',
    message:
      'O texto diz que as placas de aviso ficarão a 500, 300 e 100 metros. A 500 já há uma curva, e ninguém vai ver.',
    email: null,
  },
  {
    slug: 'fila-da-catarata-cai-para-1204-pacientes',
    message: 'Quem espera o segundo olho volta para o fim da fila? O texto não diz, e no posto não souberam responder.',
    email: 'leitor@exemplo.com.br',
  },
  {
    slug: 'tarifa-zero-aos-domingos-aumenta-passageiros-em-caxias',
    message: 'A conta dos passageiros no título não fecha: de 21.400 para 30.600 embarques são 43%, e não 34%.',
    email: null,
    closed: 'corrected',
  },
  {
    slug: 'pista-do-lago-igapo-fecha-por-45-dias-para-conter-erosao',
    message: 'Não concordo com a obra na pista de caminhada. Deveriam ouvir os corredores.',
    email: null,
    closed: 'dismissed',
  },
]

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
