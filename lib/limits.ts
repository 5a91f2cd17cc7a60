/** The product's limits (ACC-2, ART-5, BODY-1 and others). Lengths are in characters unless the name says otherwise. */
export const limits = {
  email: { max: 255 },
  password: { min: 8, max: 100 },
  fullName: { min: 2, max: 100 },
  bio: { max: 500 },

  title: { min: 3, max: 200 },
  slug: { min: 3, max: 200 },
  summary: { min: 10, max: 500 },
  /** `min` and `max` count the visible text, `maxBytes` the HTML. `maxTags` counts opening and closing tags: enough for the longest text with every
   * word in bold. */
  content: { min: 50, max: 50_000, maxBytes: 500 * 1024, maxTags: 20_000 },
  tag: { max: 60, perArticle: 20 },
  citiesPerArticle: 10,
  /** Places of an article that are no municipality: how many, and the length of a name. */
  otherPlaces: { max: 30, name: 100 },
  /** The suggestions that a save may report, and from which certainty one is chosen by itself (AN-2). */
  suggestions: { max: 60, chosenFrom: 0.7 },
  credit: { min: 2, max: 100, perArticle: 12 },
  /** Days in which a deleted article can be restored (DEL-1). */
  trashDays: 30,
  coverText: { max: 300 },
  url: { max: 2048 },
  banner: { name: 100, alt: 300 },

  /** The reason for which a rule of the SEO validation is waived. */
  seoWaiver: { min: 5, max: 300 },

  correction: { min: 10, max: 1000 },
  errorReport: { min: 10, max: 2000 },
  /** Days for which a report keeps its reader's e-mail: after the report is closed, and at most, since nobody may ever close it. */
  reportAddress: { closedDays: 90, days: 365 },

  newsletter: {
    /** Minutes until an address gets another confirmation mail: after the first, the second, and each further one. */
    confirmationPauses: [10, 24 * 60, 7 * 24 * 60],
    /** Letters of a subscriber's tag, and tags of a subscriber. */
    tag: { max: 60, most: 20 },
    /** Of a file of subscribers: about a quarter of a million. */
    fileBytes: 16 * 1024 * 1024,
    /** An edition's subject and the line after it; how much of a subject a phone shows. */
    subject: { max: 150 },
    preheader: { max: 200 },
    shownSubject: 60,
  },

  /** A reader's message to the newspaper, and how many a person sends in 24 hours. */
  support: { subject: { min: 3, max: 120 }, message: { min: 10, max: 4000 }, perDay: 5 },
  /** Who writes without an account, and the days for which name and e-mail are kept: after the answer, and at most. */
  contact: { name: { min: 2, max: 120 }, answeredDays: 90, days: 365 },

  /** An application to become an author; `line` and `text` are its free lines and texts, `resumeBytes` its PDF. */
  application: {
    address: 300,
    phone: 25,
    social: 300,
    line: 100,
    text: 3000,
    reason: 1000,
    resumeBytes: 5 * 1024 * 1024,
  },

  /** The secondary menu and the section cards; `most` is the number of rows of each. */
  menuItem: { label: 40, most: 40 },
  sectionCard: { title: 60, description: 200, most: 24 },
  displayOrder: { max: 9999 },

  idea: { title: 200, description: 5000 },
  /**
   * An event. `occurrences` is the most dates of one that repeats, `years` how far ahead it may be, `days` its longest duration, `invitation` the
   * longest pasted text.
   */
  event: {
    title: { min: 3, max: 200 },
    description: { min: 10, max: 5000 },
    location: { min: 3, max: 200 },
    city: { min: 2, max: 100 },
    address: 300,
    price: 120,
    heldBy: 120,
    occurrences: 120,
    years: 3,
    days: 400,
    invitation: 20_000,
    /** Bytes of an invitation's file: a calendar file may hold pictures. */
    invitationFile: 1024 * 1024,
  },
  /** An event that a reader sends, and days after which the sender's address is erased: once answered, and in any case. */
  sentEvent: { reason: 1000, closedDays: 30, days: 180 },
  /** Internal comments. Authors may remove their own for `removableMinutes` (COM-1, COM-2). */
  comment: { max: 2000, removableMinutes: 15, quote: 600, context: 60 },

  /** How far ahead a publication may be scheduled, in days. */
  scheduleDays: 365,
  embargoNote: { max: 300 },

  /** Days in which an invitation by mail can be used, and days for which an ended one is kept. */
  invitation: { days: 7, keptDays: 90 },

  /** An import: the CSV that a browser reads, the records of a batch and the pause after it, the bytes and about the characters of a batch, the characters
   * of a row, and a file sent to the server. */
  import: {
    browserBytes: 100 * 1024 * 1024,
    batch: 100,
    pauseMs: 1000,
    batchBytes: 5 * 1024 * 1024,
    batchSigns: 900_000,
    rowSigns: 700_000,
    serverBytes: 5 * 1024 * 1024 * 1024,
    previewRows: 10,
    /** Of a zip of pictures: its entries, the bytes of a name, and how many times larger its files may get, each above so many bytes and all together. */
    archive: { entries: 1_000_000, nameBytes: 1_024, ratio: 200, ratioFrom: 1024 * 1024 },
  },
  /** Bytes of the disk that an import leaves free: the database writes there too. */
  diskReserve: 1024 * 1024 * 1024,

  image: { maxBytes: 5 * 1024 * 1024, maxPixels: 40_000_000 },
  /** Pictures of a gallery in a text, and how many readers see before they ask for all. */
  gallery: { most: 60, shown: 4 },

  /** Numbers of items that cards and pages show. */
  cardTags: 3,
  articleTags: 5,
  articleLocations: 3,
  relatedArticles: 5,
  popularCities: 5,
  citySuggestions: 10,
  /** One large, four beside it, two rows of four (HOME-1). */
  homeArticles: 13,
  mostRead: 5,
  /** Notifications on their screen, and in the bell's panel. */
  notices: 50,

  /** The most of a premium text that its teaser shows: paragraphs, and share of the text (PREM-2). */
  teaser: { paragraphs: 2, share: 0.25 },
} as const
