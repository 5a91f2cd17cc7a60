import { expect, test } from 'vitest'
import { visibleText } from '#lib/text/html.ts'
import { readDemoArticles } from './articles.ts'
import type { DemoArticle } from './demo-article.ts'
import { corrections, reports } from './desk.ts'

/** Articles are published some hours before the seeding, whenever that is: a weekday of the past would be the wrong one on six days of seven. */
const weekday = /(?:segunda|terça|quarta|quinta|sexta)(?:-feira)|sábado|domingo/
const dated = new RegExp(
  `(?:nest[ae]|dest[ae]|passad[ao]|na última(?! \\S+ do mês)|(?<!Numa )(?:noite|madrugada|manhã|tarde) d[eoa]|anunciad[ao] n[ao]) (?:${weekday.source})|(?:${weekday.source}) passad[ao]`,
  'i',
)

const textsOf = ({ title, summary, content }: DemoArticle) => [title, summary, visibleText(content)]

test('no text ties what happened to a weekday', async () => {
  for (const article of await readDemoArticles()) {
    for (const text of textsOf(article)) expect(dated.exec(text)?.[0], article.slug).toBeUndefined()
  }
})

test.each([
  'aprovou nesta terça-feira o projeto',
  'na madrugada desta quarta-feira',
  'na noite de domingo',
  'no sábado passado',
  'chegou a cinco na última quinta-feira',
])('“%s” would be found', text => {
  expect(text).toMatch(dated)
})

/** “No sábado” and the like: each was read, and is a coming day or a day inside a story. A new one must be read too. */
const read: Record<string, string[]> = {
  'basquete-feminino-ribeirao-preto-vira-sobre-uberlandia-semifinal': ['no sábado'],
  'consultorio-sobre-rodas-leva-pre-natal-a-11-povoados-de-feira': ['Na quinta-feira'],
  'cordelista-que-ensinou-vizinhos-a-ler-ganha-antologia-aos-71-anos': ['Na sexta-feira'],
  'curso-noturno-forma-27-mulheres-em-usinagem-em-caxias': ['na segunda-feira'],
  'gerais-volei-vira-contra-o-triangulo-e-assume-a-lideranca': ['na segunda-feira'],
  'pista-do-lago-igapo-fecha-por-45-dias-para-conter-erosao': ['na segunda-feira'],
  'ponte-sobre-o-sao-francisco-fecha-por-12-noites': ['No sábado'],
  'serrana-vence-ervateiro-na-prorrogacao-e-vai-a-final-da-taca-sul': ['no sábado', 'no sábado', 'no sábado'],
  'sotao-em-chapeco-guardava-214-rolos-de-super-8': ['na quarta-feira'],
  'uberlandia-atende-o-brasil-de-madrugada': ['no sábado', 'no domingo', 'na quinta-feira'],
  'uniao-borborema-vence-semifinal-com-recorde-de-publico': ['no domingo'],
}

test('every other single weekday was read by a person', async () => {
  const found: Record<string, string[]> = {}
  for (const article of await readDemoArticles()) {
    const days = textsOf(article).flatMap(text => text.match(new RegExp(`\\bn[ao] (?:${weekday.source})`, 'gi')) ?? [])
    if (days.length > 0) found[article.slug] = days
  }
  expect(found).toEqual(read)
})

const cities: Record<string, string> = {
  'campina-grande-pb': 'Campina Grande',
  'caxias-do-sul-rs': 'Caxias do Sul',
  'chapeco-sc': 'Chapecó',
  'dourados-ms': 'Dourados',
  'feira-de-santana-ba': 'Feira de Santana',
  'juazeiro-do-norte-ce': 'Juazeiro do Norte',
  'londrina-pr': 'Londrina',
  'montes-claros-mg': 'Montes Claros',
  'petrolina-pe': 'Petrolina',
  'ribeirao-preto-sp': 'Ribeirão Preto',
  'santarem-pa': 'Santarém',
  'uberlandia-mg': 'Uberlândia',
}
const stateOf = (path: string) => path.slice(-2).toUpperCase()

test('a city of another state is named with its state: “Petrolina (PE)”', async () => {
  for (const { slug, summary, content, cities: own } of await readDemoArticles()) {
    for (const [path, name] of Object.entries(cities)) {
      if (stateOf(path) === stateOf(own[0])) continue
      for (const text of [summary, visibleText(content)]) {
        const first = text.indexOf(name)
        if (first >= 0) expect(text.slice(first, first + name.length + 5), slug).toBe(`${name} (${stateOf(path)})`)
      }
    }
  }
})

test('hours and durations are written as “1h32”, with their article', async () => {
  for (const article of await readDemoArticles()) {
    for (const text of textsOf(article)) {
      expect(
        /\b\d{1,2}:\d{2}\b|\b\d{1,2}h\d{2}min\b|\d\s+h(?!\p{L})|\bàs [01]h|\b0\dh/u.exec(text)?.[0],
        article.slug,
      ).toBeUndefined()
    }
  }
})

test('no text is filler, is cut off or has two spaces', async () => {
  for (const article of await readDemoArticles()) {
    for (const text of textsOf(article)) {
      expect(/\b[Ll]orem\b|\b[Ii]psum\b|\.\.\.|\s{2}|\s[,.;:!?]/.exec(text)?.[0], article.slug).toBeUndefined()
      expect(text.trim(), article.slug).toMatch(/[\p{L}\d%.?!”)]$/u)
    }
  }
})

/** The words of a text that say something, in lower case. */
const wordsOf = (text: string) => new Set(text.toLowerCase().match(/\p{L}{5,}/gu) ?? [])

const articles = new Map((await readDemoArticles()).map(article => [article.slug, textsOf(article).join(' ')]))

/** The share of a text's words that stand in an article. */
function shareIn(article: string, text: string): number {
  const own = wordsOf(article)
  const words = [...wordsOf(text)]
  return words.filter(word => own.has(word)).length / words.length
}

test.each(corrections)('the correction of $slug says what the article says', ({ slug, text }) => {
  const article = articles.get(slug) ?? ''
  const right = text.split(/(?<=\.) /).filter(sentence => !sentence.startsWith('A primeira versão'))
  expect(shareIn(article, right.join(' '))).toBeGreaterThan(0.5)
  const facts = right.join(' ').match(/\b\p{L}+ (?:dias|semanas|meses|anos|pacientes)\b|\d+(?:[.,]\d+)*/gu) ?? []
  for (const fact of facts) expect(article).toContain(fact)
})

test.each(reports)('the report about $slug speaks of its article: $message', ({ slug, message }) => {
  expect(shareIn(articles.get(slug) ?? '', message)).toBeGreaterThan(0.3)
})
