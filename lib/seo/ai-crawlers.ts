/**
 * The names in robots.txt of crawlers that collect texts for language models, and of models that read a page for their user, as their
 * operators document them. `Google-Extended` and `Applebot-Extended` are no crawlers: they forbid the use of what the search crawlers read, and
 * the newspaper stays in the search results.
 */
export const aiCrawlers = [
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
