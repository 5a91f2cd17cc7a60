import type { Actor } from '#lib/actor.ts'
import type { CorrectionKind } from '#lib/articles/corrections.ts'
import { addCorrection } from '#server/articles/corrections/commands/add-correction.ts'
import { pinArticle } from '#server/articles/front/commands/pin-article.ts'
import { db } from '#server/platform/db/db.ts'
import { closeReport } from '#server/reports/commands/close-report.ts'
import { reportError } from '#server/reports/commands/report-error.ts'
import type { Journalists } from './people.ts'

const corrections: readonly { slug: string; kind: CorrectionKind; text: string }[] = [
  {
    slug: 'fila-da-catarata-cai-para-1204-pacientes',
    kind: 'number',
    text: 'A primeira versão deste artigo dizia que a fila caiu em oito meses. A queda levou onze meses, segundo a Secretaria de Saúde.',
  },
  {
    slug: 'pista-do-lago-igapo-fecha-por-45-dias-para-conter-erosao',
    kind: 'clarification',
    text: 'A ciclovia fica aberta durante a obra: só a pista de caminhada fecha. O texto dava a entender que as duas fechariam.',
  },
]

interface ReportShape {
  slug: string
  message: string
  email: string | null
  closed?: 'corrected' | 'dismissed'
}

const reports: readonly ReportShape[] = [
  {
    slug: 'tarifa-zero-aos-domingos-aumenta-passageiros-em-caxias',
    message:
      'No segundo parágrafo está escrito “domingo passado”, mas a medida começou no domingo anterior.\nMoro no bairro e vi o aviso no terminal.',
    email: 'leitora@exemplo.com.br',
  },
  {
    slug: 'trecho-mais-perigoso-do-anel-de-contorno-tera-duas-passarelas',
    message: 'A legenda diz que a foto é do quilômetro 12. Aquele viaduto fica no 14.',
    email: null,
  },
  {
    slug: 'fila-da-catarata-cai-para-1204-pacientes',
    message: 'O mutirão também atende quem é de Rolândia? O texto não diz, e no posto não souberam responder.',
    email: 'leitor@exemplo.com.br',
  },
  {
    slug: 'tarifa-zero-aos-domingos-aumenta-passageiros-em-caxias',
    message: 'A soma dos passageiros não fecha: 18 mil mais 7 mil são 25 mil.',
    email: null,
    closed: 'corrected',
  },
  {
    slug: 'pista-do-lago-igapo-fecha-por-45-dias-para-conter-erosao',
    message: 'Não concordo com a obra. Deveriam ouvir quem corre ali.',
    email: null,
    closed: 'dismissed',
  },
]

const pinned = 'filhas-da-geada-mulheres-refazem-o-cafe-de-londrina'

/** Stores the editors' other work: an article that leads the home page, corrections, and readers' error reports. */
export async function seedDesk(journalists: Journalists): Promise<void> {
  const editor: Actor = { id: journalists.marcos, roles: ['editor'], subscribed: false }
  for (const { slug, ...correction } of corrections) {
    await addCorrection(editor, { articleId: await idOf(slug), ...correction })
  }
  for (const report of reports) await seedReport(editor, report)
  await pinArticle(editor, { articleId: await idOf(pinned), until: { hours: 72 } })
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
