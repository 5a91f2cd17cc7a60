import { isStaff } from '#lib/actor.ts'
import { articlePath } from '#lib/addresses/paths.ts'
import { articleList, type DeskState, deskList } from '#lib/articles/desk-list.ts'
import { dateAndTime } from '#lib/text/format.ts'
import { textAnswer } from '#server/platform/door/answers.ts'
import { refusedInText, route } from '#server/platform/door/route.ts'
import type { CsvColumns } from '#server/platform/list/csv-answer.ts'
import { listExport } from '#server/platform/list/list-export.ts'
import { openStream } from '#server/platform/live/streams.ts'
import { sessionOf } from '#server/platform/session/request-session.ts'
import { STATE_CHANNEL } from '../writing/events.ts'
import { type DeskArticle, eachArticle } from './queries/articles.ts'

/** `GET /api/stream/desk`: a stream of changes to the state of any article, for the lists of the staff. It does not say which. */
export const streamDesk = route({
  name: 'desk-stream',
  method: 'GET',
  access: 'staff',
  limit: { name: 'streams', points: 120, seconds: 60 },
  async answer({ request }) {
    const session = await sessionOf(request.headers)
    if (!session) return textAnswer('Sua sessão terminou.', 401)
    const readRule = async () => isStaff
    return openStream({ session, signal: request.signal, channel: STATE_CHANNEL, payload: null, readRule })
  },
  refuse: refusedInText,
})

const statuses = { draft: 'Rascunho', review: 'Em Revisão', published: 'Publicado' }
const verdicts = { valid: 'Válido', warning: 'Com avisos', error: 'Com erros', pending: 'Pendente' }

const columns: CsvColumns<DeskArticle> = [
  { label: 'Título', text: ({ title }) => title },
  { label: 'Autor', text: ({ authorName }) => authorName },
  { label: 'Cidade', text: ({ city }) => city ?? '' },
  { label: 'Status', text: ({ status }) => statuses[status] },
  { label: 'Acesso', text: ({ visibility }) => (visibility === 'premium' ? 'Premium' : 'Público') },
  { label: 'Palavras', text: ({ wordCount }) => String(wordCount) },
  { label: 'Visualizações', text: ({ viewsCount }) => String(viewsCount) },
  { label: 'SEO', text: ({ seo }) => (seo ? verdicts[seo.status] : '') },
  { label: 'Com quem', text: ({ reviewer }) => reviewer?.name ?? '' },
  { label: 'Criado em', text: ({ createdAt }) => dateAndTime(createdAt) },
  { label: 'Data', text: ({ at }) => dateAndTime(at) },
  { label: 'Endereço', text: article => (article.status === 'published' ? articlePath(article) : '') },
]

const audited = {
  action: 'article.exported',
  details: ({ situacao, autor, cidade }: DeskState['filters']) => ({
    situation: situacao,
    author: autor || null,
    city: cidade || null,
  }),
} as const
const shared = { name: 'article-export', columns, audited, each: eachArticle }

/** `GET /api/export/mesa`: the editors' list. */
export const exportDesk = listExport({ ...shared, file: 'mesa', access: 'editor', list: deskList })
/** `GET /api/export/artigos`: the administration's list. */
export const exportArticles = listExport({ ...shared, file: 'artigos', access: 'master', list: articleList })
