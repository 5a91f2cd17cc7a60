import { listedPaths, staffPrefixes, uncrawledParameters, uncrawledWithQuery } from '../addresses/screens/routes.ts'
import type { CrawlerRules } from '../schemas/site/crawlers.ts'

/**
 * The text of robots.txt: crawlers of language models when they are refused, disallowed paths and the sitemaps. `origin` is the site's public
 * address without a slash at its end.
 */
export function robots(origin: string, { ai }: CrawlerRules): string {
  // A rule matches every path that begins with it: `/auth` alone would close `/author/…` too.
  const screens = staffPrefixes.flatMap(path => [`${path}$`, `${path}?`, `${path}/`])
  // Readers' pages below a staff screen: the longer rule wins (RFC 9309).
  const open = listedPaths.filter(path => staffPrefixes.some(prefix => path.startsWith(`${prefix}/`)))
  const parameters = uncrawledParameters.map(({ path, parameter }) => `${path}?*${parameter}=`)
  const closed = [...screens, ...uncrawledWithQuery.map(path => `${path}?`), ...parameters, '/api/']
  const refused = ai ? [] : [...aiCrawlers.map(name => `User-agent: ${name}`), 'Disallow: /', '']
  return [
    ...refused,
    'User-agent: *',
    ...closed.map(path => `Disallow: ${path}`),
    ...open.map(path => `Allow: ${path}`),
    'Allow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    `Sitemap: ${origin}/sitemap-cidades.xml`,
    `Sitemap: ${origin}/news-sitemap.xml`,
    '',
  ].join('\n')
}

/**
 * The names in robots.txt of crawlers that collect texts for language models, and of models that read a page for their user, as their
 * operators document them. `Google-Extended` and `Applebot-Extended` are no crawlers: they forbid the use of what the search crawlers read, and
 * the newspaper stays in the search results.
 */
const aiCrawlers = [
  'AI2Bot',
  'Amazonbot',
  'anthropic-ai',
  'Applebot-Extended',
  'Bytespider',
  'CCBot',
  'ChatGPT-User',
  'Claude-SearchBot',
  'Claude-User',
  'ClaudeBot',
  'cohere-ai',
  'Diffbot',
  'DuckAssistBot',
  'Google-CloudVertexBot',
  'Google-Extended',
  'GPTBot',
  'meta-externalagent',
  'meta-externalfetcher',
  'MistralAI-User',
  'OAI-SearchBot',
  'Omgilibot',
  'Perplexity-User',
  'PerplexityBot',
  'Timpibot',
  'YouBot',
] as const
