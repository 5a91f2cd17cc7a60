/** What the stream of an article tells beside its comments: who is here, that its text changed, or its status, claim, schedule or revision. */
export const articleNews = ['presence', 'text', 'state'] as const
export type ArticleNews = (typeof articleNews)[number]

const listeners = new Set<(news: ArticleNews) => void>()

/** Calls the function with news of the article on this screen. Returns the function that stops it. */
export function onArticleNews(listener: (news: ArticleNews) => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Passes on what the stream of the comments hears, and gives whether anybody listens. */
export function tellArticleNews(news: ArticleNews): boolean {
  for (const listener of listeners) listener(news)
  return listeners.size > 0
}
