import { isFreeUrl } from '#lib/addresses/free-url.ts'
import { cityName, longDate } from '#lib/text/format.ts'
import type { ArticleCard } from '#server/articles/reading/queries/cards.ts'
import type { ArchivedEdition, ShownPart } from '#server/newsletter/editions/queries/archive.ts'
import { Cover } from '../picture.tsx'
import { RawHtml } from '../raw.tsx'

/** The parts of an edition of the newsletter on its page. */
export function EditionParts({ parts }: { parts: readonly ShownPart[] }) {
  const under = parts.findIndex(({ kind }) => kind === 'heading')
  return (
    <div className="flex flex-col gap-6">
      {parts.map((part, place) => (
        <EditionPart key={keyOf(part)} part={part} level={under !== -1 && place > under ? 'h3' : 'h2'} />
      ))}
    </div>
  )
}

/** The key of a part. A block that chooses has many parts, each with its own article or event. */
const keyOf = (part: ShownPart) =>
  `${part.block} ${part.kind === 'article' ? part.card.id : part.kind === 'event' ? part.event.id : ''}`

/** The level of a headline: `h3` under a heading of the edition, `h2` under its title alone. */
type Level = 'h2' | 'h3'

function EditionPart({ part, level: Title }: { part: ShownPart; level: Level }) {
  switch (part.kind) {
    case 'heading':
      return <h2 className="mt-4 border-b-2 border-strong pb-2 text-2xl font-bold">{part.text}</h2>
    case 'text':
      return <RawHtml html={part.html} className="story" />
    case 'article':
      return <EditionArticle card={part.card} isLead={part.look === 'lead'} level={Title} />
    case 'event':
      return (
        <div>
          <Title className="text-xl leading-snug font-bold">
            <a href={part.event.path} className="hover:underline">
              {part.event.title}
            </a>
          </Title>
          <p className="mt-1">
            {part.event.cancelled && 'Cancelado: '}
            {part.event.when}
          </p>
          <p className="text-sm text-soft">{part.event.where}</p>
        </div>
      )
    case 'button':
      return part.label && isFreeUrl(part.url) ? (
        <p>
          <a href={part.url} className="button">
            {part.label}
          </a>
        </p>
      ) : null
    case 'rule':
      return <hr className="border-rule" />
  }
}

function EditionArticle({ card, isLead, level: Title }: { card: ArticleCard; isLead: boolean; level: Level }) {
  const { title, path, summary, city, premium } = card
  const note = [city && cityName(city.name, city.path), premium && 'Para assinantes'].filter(Boolean).join(' · ')
  const cover = isLead ? card.cover : null
  return (
    <article>
      {cover && (
        <Cover
          picture={cover}
          sizes="(min-width: 40rem) 38rem, 100vw"
          className="mb-3 aspect-video w-full"
          decorative
        />
      )}
      <Title className={`leading-snug font-bold ${isLead ? 'text-2xl' : 'text-xl'}`}>
        <a href={path} className="hover:underline">
          {title}
        </a>
      </Title>
      <p className="mt-1 font-serif text-lg leading-relaxed">{summary}</p>
      {note && <p className="mt-1 text-sm text-soft">{note}</p>}
    </article>
  )
}

/** The editions of the newsletter that were sent, the newest first. */
export const EditionList = ({ editions }: { editions: readonly ArchivedEdition[] }) => (
  <ol className="border-t-2 border-strong">
    {editions.map(({ id, path, subject, preheader, city, sentAt }) => (
      <li key={id} className="border-b border-rule py-5">
        <p className="text-sm text-soft">
          <time dateTime={sentAt.toISOString()}>{longDate(sentAt)}</time>
          {city && ` · ${city}`}
        </p>
        <h2 className="mt-1 text-xl leading-snug font-bold">
          <a href={path} className="hover:underline">
            {subject}
          </a>
        </h2>
        {preheader && <p className="mt-1 font-serif text-lg leading-relaxed">{preheader}</p>}
      </li>
    ))}
  </ol>
)
