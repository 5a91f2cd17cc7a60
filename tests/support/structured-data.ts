/** A thing in JSON-LD. */
type Thing = Record<string, unknown>

/** The types of this site with the properties that Google requires for its display, or that a newspaper must publish. */
const required: Record<string, readonly string[]> = {
  NewsArticle: [
    ...['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher', 'mainEntityOfPage'],
    'isAccessibleForFree',
  ],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position'],
  ProfilePage: ['mainEntity'],
  Person: ['name', 'url'],
  WebSite: ['name', 'url', 'potentialAction', 'publisher'],
  SearchAction: ['target', 'query-input'],
  EntryPoint: ['urlTemplate'],
  NewsMediaOrganization: ['name', 'url', 'logo', 'publishingPrinciples', 'correctionsPolicy'],
  ContactPoint: ['contactType'],
  ImageObject: ['url'],
  Product: ['name', 'offers', 'brand'],
  Offer: ['price', 'priceCurrency', 'availability', 'seller', 'priceSpecification'],
  Event: ['name', 'startDate', 'location', 'eventStatus', 'eventAttendanceMode', 'image', 'description'],
  EventOffer: ['price', 'priceCurrency', 'url'],
  Place: ['name', 'address'],
  PostalAddress: ['addressLocality', 'addressRegion', 'addressCountry'],
  Organization: ['name'],
  UnitPriceSpecification: ['price', 'priceCurrency', 'referenceQuantity'],
  QuantitativeValue: ['value', 'unitCode'],
  CollectionPage: ['name', 'url', 'isPartOf'],
  ItemList: ['itemListElement'],
  AboutPage: ['name', 'url'],
  ContactPage: ['name', 'url'],
  WebPage: ['name', 'url'],
  WebPageElement: ['isAccessibleForFree', 'cssSelector'],
  City: ['name'],
  CorrectionComment: ['text', 'datePublished'],
}

/** Properties that only mention a thing: a headline and an address, because the whole is on its own page. */
const mentions = new Set(['hasPart', 'mentions'])

const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null && !Array.isArray(value)
const list = (value: unknown): unknown[] => (value === undefined ? [] : [value].flat())

/** The JSON-LD things of a page. */
export function structuredDataOf(html: string): Thing[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)
  return [...scripts].flatMap(([, json = '']) => {
    const data = JSON.parse(json) as Thing
    return data['@context'] === 'https://schema.org'
      ? (list(data['@graph'] ?? data) as Thing[])
      : [{ '@type': 'no context' }]
  })
}

/** The faults in a page's structured data, one a line; empty when a search engine would accept all of it. */
export const problemsOfData = (things: readonly Thing[], origin: string): string[] =>
  things.flatMap(thing => problemsOf(thing, String(thing['@type']), origin))

function problemsOf(thing: Thing, where: string, origin: string, mentioned = false): string[] {
  const type = thing['@type']
  // A reference to a thing defined elsewhere.
  if (type === undefined)
    return typeof thing['@id'] === 'string' ? addressProblems(where, thing['@id'], origin) : [`${where}: no @type`]
  // An event's offer is a price at the door, not the newspaper's own product.
  const wanted = required[where === 'Event.offers' ? 'EventOffer' : String(type)]
  if (!wanted) return [`${where}: a type that nobody described, ${String(type)}`]
  const lacking = mentioned
    ? ['headline', 'url'].filter(name => type === 'NewsArticle' && !thing[name])
    : wanted.filter(name => isEmpty(thing[name]))
  return [
    ...lacking.map(name => `${where}: no ${name}`),
    ...Object.entries(thing).flatMap(([name, value]) =>
      list(value).flatMap(each => valueProblems(`${where}.${name}`, name, each, origin)),
    ),
    ...ownProblems(thing, where),
  ]
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === '' || list(value).length === 0

function valueProblems(where: string, name: string, value: unknown, origin: string): string[] {
  if (isThing(value)) return problemsOf(value, where, origin, mentions.has(name))
  if (
    /^(?:url|item|@id|mainEntityOfPage|publishingPrinciples|ethicsPolicy|correctionsPolicy|masthead|ownershipFundingInfo|actionableFeedbackPolicy)$/.test(
      name,
    )
  )
    return addressProblems(where, value, origin)
  if (/^date/.test(name) && !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/.test(String(value)))
    return [`${where}: not a moment with its offset: ${String(value)}`]
  return typeof value === 'string' && value.trim() === '' ? [`${where}: says nothing`] : []
}

/** Addresses are absolute and on this site, except those of pictures hosted elsewhere. */
function addressProblems(where: string, value: unknown, origin: string): string[] {
  if (typeof value !== 'string' || !URL.canParse(value)) return [`${where}: not a whole address: ${String(value)}`]
  return value.startsWith(`${origin}/`) || where.endsWith('image.url') || where === 'Event.offers.url'
    ? []
    : [`${where}: leads elsewhere: ${value}`]
}

/** The rules of single types. */
function ownProblems(thing: Thing, where: string): string[] {
  switch (thing['@type']) {
    case 'NewsArticle':
      return String(thing.headline).length > 200 ? [`${where}: a headline of more than 200 letters`] : []
    case 'Event':
      return eventProblems(thing, where)
    case 'BreadcrumbList':
      return breadcrumbProblems(list(thing.itemListElement) as Thing[], where)
    case 'SearchAction':
      return thing['query-input'] === 'required name=search_term_string' ? [] : [`${where}: query-input`]
    case 'ImageObject':
      return imageProblems(thing, where)
    default:
      return []
  }
}

/** Google wants days, or local moments with their offset; an end after the start; and the announced start of a moved event. */
function eventProblems({ startDate, endDate, previousStartDate, eventStatus }: Thing, where: string): string[] {
  const moments = [startDate, endDate, previousStartDate].filter(each => each !== undefined).map(String)
  const isMoved = eventStatus === 'https://schema.org/EventRescheduled'
  return [
    ...moments
      .filter(each => !/^\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\d[+-]\d\d:\d\d)?$/.test(each))
      .map(each => `${where}: no day and no moment with its offset: ${each}`),
    ...(endDate && new Date(String(endDate)) < new Date(String(startDate)) ? [`${where}: ends before it begins`] : []),
    ...(isMoved === (previousStartDate !== undefined)
      ? []
      : [`${where}: moved without the announced start, or not moved`]),
  ]
}

const breadcrumbProblems = (steps: readonly Thing[], where: string): string[] => [
  ...(steps.length < 2 ? [`${where}: fewer than two steps`] : []),
  ...steps.flatMap((step, n) => [
    ...(step.position === n + 1 ? [] : [`${where}: step ${n + 1} says that it is ${String(step.position)}`]),
    ...(step.name && step.item ? [] : [`${where}: step ${n + 1} without name or address`]),
  ]),
]

/** Google wants pictures of at least 50,000 pixels, and logos of at least 112 pixels on each side. */
function imageProblems({ width, height }: Thing, where: string): string[] {
  if (width === undefined && height === undefined) return []
  const [wide, high] = [Number(width), Number(height)]
  if (!Number.isInteger(wide) || !Number.isInteger(high)) return [`${where}: no size in pixels`]
  return wide >= 112 && high >= 112 && wide * high >= 50_000 ? [] : [`${where}: too small, ${wide} × ${high}`]
}
