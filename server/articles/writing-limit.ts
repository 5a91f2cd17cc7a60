/** The rate limit of every action on articles: 600 in ten minutes per account. */
export const writingLimit = { name: 'article-writing', points: 600, seconds: 600 }
