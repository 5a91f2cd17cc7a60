/** The events of an article's stream beside its comments: who is here, another text, another state (status, claim, schedule, revision, review). */
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

/** Passes on what the stream of the comments hears. Returns whether there is a listener. */
export function tellArticleNews(news: ArticleNews): boolean {
  for (const listener of listeners) listener(news)
  return listeners.size > 0
}
