import type { ScreenPath } from '#lib/addresses/screens/screens.ts'
import type { ArticleCard } from '#server/articles/reading/queries/cards.ts'
import { CompactCard } from '../cards/compact-card.tsx'
import { DefaultCard } from '../cards/default-card.tsx'
import { FeaturedCard } from '../cards/featured-card.tsx'
import { SectionTitle } from '../section-title.tsx'

const perRow = 4

interface FrontPageProps {
  cards: readonly ArticleCard[]
  /** Whether an editor pinned the first article. */
  pinned?: boolean
  /** Content after the lead and after each row, in their order. */
  between?: readonly React.ReactNode[]
}

/**
 * The feed: one article on a large card, four beside it, then two rows of four (HOME-1). Fewer articles fill the places in order. The second
 * row begins with a wide card, so that the page does not end in equal columns.
 */
export function FrontPage({ cards, pinned = false, between = [] }: FrontPageProps) {
  const [first, ...others] = cards
  if (!first) return null
  return (
    <div className="flex flex-col gap-8 lg:gap-10">
      <Lead first={first} pinned={pinned} beside={others.slice(0, perRow)} />
      {between[0]}
      <Row cards={others.slice(perRow, 2 * perRow)} />
      {between[1]}
      <Row cards={others.slice(2 * perRow, 3 * perRow)} wideFirst />
      {between[2]}
    </div>
  )
}

interface LeadProps {
  first: ArticleCard
  pinned: boolean
  beside: readonly ArticleCard[]
}

/** The lead and, under “Últimas notícias”, the newest of the others: a pinned lead may be older than they are. */
function Lead({ first, pinned, beside }: LeadProps) {
  return (
    <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,21rem)] lg:has-[>:only-child]:grid-cols-1 xl:grid-cols-[minmax(0,1fr)_minmax(0,25rem)]">
      <FeaturedCard card={first} alone={beside.length === 0} pinned={pinned} />
      {beside.length > 0 && (
        <section aria-labelledby="ultimas" className="lg:col-rule">
          <SectionTitle id="ultimas">Últimas notícias</SectionTitle>
          <ul className="mt-3 grid grid-cols-1 border-t border-rule md:max-lg:grid-cols-2 md:max-lg:gap-x-8">
            {beside.map(card => (
              <li
                key={card.id}
                className="later-36 border-b border-rule py-5 last:border-b-0 last:pb-0 md:max-lg:last:odd:col-span-2 md:max-lg:nth-3:border-b-0"
              >
                <CompactCard card={card} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

interface RowProps {
  cards: readonly ArticleCard[]
  /** Whether the first card of four is as wide as two columns. */
  wideFirst?: boolean
}

/** Up to four cards side by side with rules between them. Fewer cards share the width, so that no column is empty. */
export function Row({ cards, wideFirst = false }: RowProps) {
  if (cards.length === 0) return null
  const first = wideFirst && cards.length === perRow
  return (
    <ul
      className={`later-140 grid grid-cols-1 gap-x-8 gap-y-5 border-t-2 sm:gap-y-8 border-strong pt-6 ${first ? wideFirstColumns : columns[cards.length]}`}
    >
      {cards.map((card, index) => (
        <li key={card.id} className="border-rule max-sm:not-first:border-t max-sm:not-first:pt-5 lg:not-first:col-rule">
          <DefaultCard card={card} inRow={cards.length} first={index === 0} wide={first && index === 0} />
        </li>
      ))}
    </ul>
  )
}

const columns = ['', '', 'sm:grid-cols-2', 'sm:grid-cols-3', 'sm:grid-cols-2 lg:grid-cols-4']
const wideFirstColumns = 'sm:grid-cols-2 lg:grid-cols-[minmax(0,2fr)_repeat(3,minmax(0,1fr))]'

/** Where a reader applies to become an author. */
const applicationPath = '/apply-author' satisfies ScreenPath

/** Invites visitors to become an author (HOME-2). One slim line. */
export function RecruitmentLine() {
  return (
    <aside
      aria-label="Seja autor"
      className="recruitment no-print flex items-center justify-between gap-x-4 bg-accent-soft px-3 text-sm sm:px-4"
    >
      <p className="leading-snug">
        <span className="max-sm:hidden">Conhece a sua cidade como ninguém? </span>Torne-se autor.
      </p>
      <a
        href={applicationPath}
        className="inline-flex min-h-11 shrink-0 lg:min-h-8 items-center font-semibold text-accent hover:underline"
      >
        Candidate-se agora
      </a>
    </aside>
  )
}
