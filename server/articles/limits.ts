/** The rate limit that every act on an article counts against: 600 in ten minutes per account. */
export const writingLimit = { name: 'article-writing', points: 600, seconds: 600 }
