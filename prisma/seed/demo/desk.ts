import type { Actor } from '#lib/actor.ts'
import type { CorrectionKind } from '#lib/articles/corrections.ts'
import { addCorrection } from '#server/articles/corrections/commands/add-correction.ts'
import { pinArticle } from '#server/articles/front/commands/pin-article.ts'
import { db } from '#server/platform/db/db.ts'
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

const reports: readonly { slug: string; message: string; email: string | null }[] = [
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
]

const pinned = 'filhas-da-geada-mulheres-refazem-o-cafe-de-londrina'

/** What editors do beside writing: an article that leads the home page, corrections, and what readers reported. */
export async function seedDesk(journalists: Journalists): Promise<void> {
  const editor: Actor = { id: journalists.marcos, roles: ['editor'], subscribed: false }
  for (const { slug, ...correction } of corrections) {
    await addCorrection(editor, { articleId: await idOf(slug), ...correction })
  }
  for (const { slug, ...report } of reports) await reportError(editor, { articleId: await idOf(slug), ...report })
  await pinArticle(editor, { articleId: await idOf(pinned), until: { hours: 72 } })
}

const idOf = async (slug: string) =>
  (await db().article.findUniqueOrThrow({ where: { slug }, select: { id: true } })).id
