import { z } from 'zod'

/** Whether crawlers of language models may read the site, by its robots.txt. */
export const crawlerRules = z.object({ ai: z.boolean() })
export type CrawlerRules = z.output<typeof crawlerRules>

/** The rule until a master sets one. */
export const defaultCrawlerRules: CrawlerRules = { ai: true }
