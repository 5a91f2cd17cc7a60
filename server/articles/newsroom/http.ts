import { articlePath } from '#lib/addresses/paths.ts'
import { articleList, deskList, type NewsroomState } from '#lib/articles/newsroom-list.ts'
import { dateAndTime } from '#lib/text/format.ts'
import type { CsvColumns } from '#server/platform/list/csv-answer.ts'
import { listExport } from '#server/platform/list/list-export.ts'
import { eachArticle, type NewsroomArticle } from './queries/articles.ts'

const statuses = { draft: 'Rascunho', review: 'Em Revisão', published: 'Publicado' }
const verdicts = { valid: 'Válido', warning: 'Com avisos', error: 'Com erros', pending: 'Pendente' }

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
  { label: 'Criado em', text: ({ createdAt }) => dateAndTime(createdAt) },
  { label: 'Data', text: ({ at }) => dateAndTime(at) },
  { label: 'Endereço', text: article => (article.status === 'published' ? articlePath(article) : '') },
]

const audited = {
  action: 'article.exported',
  details: ({ situacao, autor, cidade }: NewsroomState['filters']) => ({
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
