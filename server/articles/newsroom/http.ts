import type { Access } from '#lib/access.ts'
import { articlePath } from '#lib/addresses/paths.ts'
import { articleList, deskList, type NewsroomState } from '#lib/articles/newsroom-list.ts'
import { readListState } from '#lib/list/state.ts'
import { formatDate } from '#lib/text/format.ts'
import { parametersOf } from '#server/platform/door/request.ts'
import { refusedInText, route } from '#server/platform/door/route.ts'
import { type CsvColumns, csvAnswer } from '#server/platform/list/csv-answer.ts'
import { recordExport } from './commands/record-export.ts'
import { eachArticle, type NewsroomArticle } from './queries/articles.ts'

const moment = (date: Date | null) => formatDate(date, 'dd/MM/yyyy HH:mm')
const statuses = { draft: 'Rascunho', review: 'Em Revisão', published: 'Publicado' }
const verdicts = { valid: 'Válido', warning: 'Com avisos', error: 'Com erros' }

const columns: CsvColumns<NewsroomArticle> = [
  { label: 'Título', text: ({ title }) => title },
  { label: 'Autor', text: ({ authorName }) => authorName },
  { label: 'Cidade', text: ({ city }) => city ?? '' },
  { label: 'Status', text: ({ status }) => statuses[status] },
  { label: 'Acesso', text: ({ visibility }) => (visibility === 'premium' ? 'Premium' : 'Público') },
  { label: 'Palavras', text: ({ wordCount }) => String(wordCount) },
  { label: 'Visualizações', text: ({ viewsCount }) => String(viewsCount) },
  { label: 'SEO', text: ({ seo }) => (seo ? verdicts[seo.status] : '') },
  { label: 'Com quem', text: ({ reviewer }) => reviewer?.name ?? '' },
  { label: 'Criado em', text: ({ createdAt }) => moment(createdAt) },
  { label: 'Data', text: ({ at }) => moment(at) },
  { label: 'Endereço', text: article => (article.status === 'published' ? articlePath(article) : '') },
]

/** An export of one list: all its articles as a CSV file, by the list's own URL parameters; 429 after twenty files in ten minutes. */
const exportOf = (name: string, access: Access, stateIn: (request: Request) => NewsroomState) =>
  route({
    name: 'article-export',
    method: 'GET',
    access,
    limit: { name: 'article-export', points: 20, seconds: 600 },
    async answer({ request, actor }) {
      const state = stateIn(request)
      await recordExport(actor, state)
      return csvAnswer(name, columns, eachArticle(actor, state))
    },
    refuse: refusedInText,
  })

/** `GET /api/export/mesa`: the editors' list. */
export const exportDesk = exportOf('mesa', 'editor', request => readListState(deskList, parametersOf(request)))
/** `GET /api/export/artigos`: the administration's list. */
export const exportArticles = exportOf('artigos', 'master', request =>
  readListState(articleList, parametersOf(request)),
)
