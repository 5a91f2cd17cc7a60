import { longDate } from '#lib/text/format.ts'
import type { ArchivedEdition } from '#server/newsletter/editions/queries/archive.ts'

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
