import { type Block, blockLines, type Figure, linesOf } from '#lib/body/body.ts'
import { parseHtml } from '#lib/body/parse.ts'
import { readBody } from '#lib/body/read.ts'

/** The parts of an article that a check reads. */
export interface SeoSubject {
  title: string
  slug: string
  summary: string
  content: string
  hasCover: boolean
  coverAlt: string
  tags: readonly string[]
  cities: readonly string[]
}

export interface SeoVerdict {
  status: 'valid' | 'warning' | 'error'
  errors: string[]
  warnings: string[]
}

const words = (lines: string[]) => lines.join(' ').split(/\s+/).filter(Boolean).length

/**
 * The problems of an article for search engines and readers, in sentences for its author. Errors harm its place or look in results;
 * warnings are advice. Pure.
 */
export function checkSeo(subject: SeoSubject): SeoVerdict {
  const body = readBody(parseHtml(subject.content))
  const problems = [...checkHead(subject), ...checkPictures(subject, body), ...checkText(body), ...checkFiling(subject)]
  const errors = problems.flatMap(([level, sentence]) => (level === 'error' ? [sentence] : []))
  const warnings = problems.flatMap(([level, sentence]) => (level === 'warning' ? [sentence] : []))
  const status = errors.length > 0 ? 'error' : warnings.length > 0 ? 'warning' : 'valid'
  return { status, errors, warnings }
}

type Problem = ['error' | 'warning', string]

function* checkHead({ title, summary, slug }: SeoSubject): Generator<Problem> {
  if (title.length < 20) yield ['warning', 'O título é curto: use pelo menos 20 caracteres.']
  if (title.length > 110) yield ['warning', 'O título passa de 110 caracteres e será cortado nas buscas.']
  if (title.length > 10 && title === title.toUpperCase()) yield ['warning', 'O título está todo em maiúsculas.']
  if (summary.length < 50) yield ['warning', 'O resumo é curto: use pelo menos 50 caracteres.']
  if (summary.length > 300) yield ['warning', 'O resumo passa de 300 caracteres e será cortado nas buscas.']
  if (slug.length > 100) yield ['warning', 'O endereço é longo: prefira até 100 caracteres.']
  if (/^\d+$/.test(slug)) yield ['error', 'O endereço só tem números: use palavras do título.']
}

function* checkPictures({ hasCover, coverAlt }: SeoSubject, body: Block[]): Generator<Problem> {
  if (!hasCover) yield ['warning', 'Sem imagem de capa, o artigo não aparece com foto nas buscas e nas redes sociais.']
  if (hasCover && !coverAlt) yield ['error', 'A imagem de capa não tem descrição.']
  const figures = body.filter((block): block is Figure => block.kind === 'figure')
  const mute = figures.filter(({ alt }) => alt === '').length
  if (mute === 1) yield ['error', 'Uma imagem do texto não tem descrição.']
  if (mute > 1) yield ['error', `${mute} imagens do texto não têm descrição.`]
}

function* checkText(body: Block[]): Generator<Problem> {
  const length = words(body.filter(({ kind }) => kind !== 'related').flatMap(blockLines))
  const headings = body.flatMap(block => (block.kind === 'heading' ? [block.level] : []))
  if (length < 150) yield ['warning', 'O texto tem menos de 150 palavras.']
  if (length > 600 && headings.length === 0) yield ['warning', 'Um texto longo precisa de intertítulos.']
  if (headings[0] === 3) yield ['warning', 'O primeiro intertítulo não deve ser um “Intertítulo menor”.']
  const inlines = body.flatMap(linesOf).flat()
  if (!inlines.some(({ href }) => href !== null)) yield ['warning', 'O texto não tem nenhum link.']
  const vague = inlines.some(
    inline => inline.kind === 'text' && inline.href && /^(clique aqui|aqui|saiba mais|link)$/i.test(inline.text.trim()),
  )
  if (vague) yield ['warning', 'Há link com texto vago, como “clique aqui”: diga para onde ele leva.']
}

function* checkFiling({ tags, cities }: SeoSubject): Generator<Problem> {
  if (tags.length === 0) yield ['warning', 'O artigo não tem tags.']
  if (cities.length === 0) yield ['warning', 'O artigo não tem cidade.']
}
