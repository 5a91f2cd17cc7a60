/** Limits of the specifications (reader §5, §9; editorial §5, §9) in one place. Lengths count characters unless named otherwise. */
export const limits = {
  email: { max: 255 },
  password: { min: 8, max: 100 },
  fullName: { min: 2, max: 100 },
  bio: { max: 500 },

  title: { min: 3, max: 200 },
  slug: { min: 3, max: 200 },
  summary: { min: 10, max: 500 },
  /** Of the visible text, without markup; tags are those of the markup, opening and closing: every word of the longest text could be bold. */
  content: { min: 50, max: 50_000, maxBytes: 500 * 1024, maxTags: 20_000 },
  tag: { max: 60, perArticle: 20 },
  citiesPerArticle: 10,
  credit: { min: 2, max: 100, perArticle: 12 },
  /** How long a deleted article can still be restored (ruling "Delete"). */
  trashDays: 30,
  coverText: { max: 300 },
  url: { max: 2048 },
  banner: { name: 100, alt: 300 },

  correction: { min: 10, max: 1000 },
  errorReport: { min: 10, max: 2000 },
  /** For how many days a report keeps its reader's e-mail: after it was closed, and at most (decision 0097). */
  reportAddress: { closedDays: 90, days: 365 },

  idea: { title: 200, description: 5000 },
  /** What the newsroom says to each other; one's own can be taken back for so long (ruling "Comments (internal)"). */
  comment: { max: 2000, removableMinutes: 15, quote: 600, context: 60 },

  /** How far ahead a publication may be set, in days. */
  scheduleDays: 365,
  embargoNote: { max: 300 },

  image: { maxBytes: 5 * 1024 * 1024, maxPixels: 40_000_000 },

  /** Badges on cards and on the article page. */
  cardTags: 3,
  articleTags: 5,
  articleLocations: 3,
  relatedArticles: 5,
  popularCities: 5,
  citySuggestions: 10,
  /** 1 featured, 4 beside it, two rows of 4 (ruling "Home"). */
  homeArticles: 13,
  mostRead: 5,

  /** Share of the text, and paragraphs, that a premium teaser may show (ruling "Teaser"). */
  teaser: { paragraphs: 2, share: 0.25 },
} as const

/** The premium plan's monthly price in cents of BRL (ruling "Price"). */
export const premiumPriceCents = 5000
