import type { Raised } from './finding.ts'
import type { RuleField } from './rules.ts'
import type { SeoSubject, Surroundings } from './subject.ts'

type Thing = Record<string, unknown>

const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null && !Array.isArray(value)
const list = (value: unknown): unknown[] => (value === undefined || value === null ? [] : [value].flat())

/** Google shows about this much of a headline. */
const longestHeadline = 110

/** The problems of the page's head: its data for search engines by Google's requirements for articles, its canonical address, its paywall. */
export function* checkPage(subject: SeoSubject, { page, origin }: Surroundings): Generator<Raised> {
  if (!page) return
  const things = isThing(page.data) ? list(page.data['@graph'] ?? page.data).filter(isThing) : []
  const article = things.find(thing => thing['@type'] === 'NewsArticle')
  const problems = article
    ? [...articleProblems(article), ...trailProblems(things)]
    : [lacking('NewsArticle', 'content')]
  for (const { message, evidence, field } of problems) {
    yield { rule: 'structured-data', message, evidence: evidence ? [evidence] : [], field }
  }
  yield* checkCanonical(page.canonical, article, origin)
  if (article) yield* checkPaywall(subject, article)
}

interface Problem {
  message: string
  evidence?: string
  field: RuleField
}

const lacking = (name: string, field: RuleField): Problem => ({
  message: `Nos dados para o Google falta ${name}.`,
  evidence: name,
  field,
})

/** Fields of Google's documentation of articles, with the field of the form that fills them. */
const required = [
  ['headline', 'title'],
  ['image', 'coverMediaId'],
  ['datePublished', 'content'],
  ['dateModified', 'content'],
  ['author', 'credits'],
  ['publisher', 'content'],
] as const satisfies readonly (readonly [string, RuleField])[]

function* articleProblems(article: Thing): Generator<Problem> {
  for (const [name, field] of required) {
    if (list(article[name]).every(each => each === '')) yield lacking(name, field)
  }
  const headline = String(article.headline ?? '')
  if (headline.length > longestHeadline) {
    yield {
      message: `O título tem ${headline.length} caracteres; o Google lê até ${longestHeadline} nos dados da matéria.`,
      evidence: headline,
      field: 'title',
    }
  }
  for (const name of ['datePublished', 'dateModified']) {
    if (article[name] !== undefined && !isInstant(article[name])) {
      yield {
        message: `A data ${name} não está no formato que o Google lê.`,
        evidence: String(article[name]),
        field: 'content',
      }
    }
  }
  if (
    isInstant(article.datePublished) &&
    isInstant(article.dateModified) &&
    article.dateModified < article.datePublished
  ) {
    yield { message: 'A data da mudança é anterior à da publicação.', evidence: article.dateModified, field: 'content' }
  }
  for (const author of list(article.author)) yield* authorProblems(author)
  for (const image of list(article.image)) yield* imageProblems(image)
}

const isInstant = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?(?:Z|[+-]\d\d:\d\d)$/.test(value)

/** Google wants the name of a person or an organisation alone, without “por” or a job. */
function* authorProblems(author: unknown): Generator<Problem> {
  const name = isThing(author) ? String(author.name ?? '').trim() : ''
  if (name === '' || name === 'Autor Anônimo') {
    yield { message: 'Quem assina a matéria não tem nome.', field: 'credits' }
  } else if (/^(?:por|texto|reportagem|de|com informações)\b/i.test(name) || /[@/|]/.test(name)) {
    yield { message: 'O nome de quem assina traz mais do que o nome.', evidence: name, field: 'credits' }
  }
}

/** Google wants pictures of at least 50,000 pixels at an absolute address. */
function* imageProblems(image: unknown): Generator<Problem> {
  const { url, width, height } = isThing(image) ? image : { url: image, width: undefined, height: undefined }
  if (typeof url !== 'string' || !/^https?:\/\//.test(url)) {
    yield { message: 'O endereço da imagem não é completo.', evidence: String(url), field: 'coverMediaId' }
  }
  if (width !== undefined && Number(width) * Number(height) < 50_000) {
    yield { message: `A imagem tem só ${String(width)} × ${String(height)} pixels.`, field: 'coverMediaId' }
  }
}

function* trailProblems(things: readonly Thing[]): Generator<Problem> {
  const trail = things.find(thing => thing['@type'] === 'BreadcrumbList')
  const steps = list(trail?.itemListElement).filter(isThing)
  if (steps.length < 2 || steps.some(({ name, item }) => !name || !item)) yield lacking('BreadcrumbList', 'content')
}

function* checkCanonical(canonical: string, article: Thing | undefined, origin: string): Generator<Raised> {
  const named = article?.mainEntityOfPage
  if (!canonical.startsWith(`${origin}/`)) {
    yield { rule: 'canonical', message: 'O endereço canônico não é deste portal.', evidence: [canonical] }
  } else if (named !== undefined && named !== canonical) {
    yield {
      rule: 'canonical',
      message: 'O endereço canônico e o dos dados da página são diferentes.',
      evidence: [canonical, String(named)],
    }
  }
}

/** A premium page says so, and names the class of the part that is cut (Google, paywalled content). */
function* checkPaywall({ visibility }: SeoSubject, article: Thing): Generator<Raised> {
  const part = list(article.hasPart).find(isThing)
  const selector = String(part?.cssSelector ?? '')
  if (visibility !== 'premium') {
    if (article.isAccessibleForFree !== true || part) {
      yield { rule: 'paywall-markup', message: 'A página diz que é paga, e a matéria é pública.' }
    }
  } else if (article.isAccessibleForFree !== false || part?.isAccessibleForFree !== false) {
    yield { rule: 'paywall-markup', message: 'A matéria é Premium, e a página não diz ao Google que é paga.' }
  } else if (!/^\.[\w-]+$/.test(selector)) {
    yield {
      rule: 'paywall-markup',
      message: 'A página não marca onde começa a parte paga.',
      evidence: selector ? [selector] : [],
    }
  }
}
