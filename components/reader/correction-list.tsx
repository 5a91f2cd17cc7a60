import { correctionLabels } from '#lib/articles/corrections.ts'
import { longDateTime } from '#lib/text/format.ts'
import type { ListedCorrection } from '#server/articles/corrections/queries/corrections.ts'

/** The corrections of all articles, the newest first. */
export function CorrectionList({ entries }: { entries: readonly ListedCorrection[] }) {
  return (
    <ol className="border-t-2 border-strong">
      {entries.map(({ id, kind, text, createdAt, article }) => (
        <li key={id} className="border-b border-rule py-6">
          <p className="text-sm text-soft">
            <strong className="font-semibold text-accent">{correctionLabels[kind]}</strong> ·{' '}
            <time dateTime={createdAt.toISOString()}>{longDateTime(createdAt)}</time>
          </p>
          <h2 className="mt-1 text-xl leading-snug font-bold">
            <a href={`${article.path}#correcoes`} className="hover:underline">
              {article.title}
            </a>
          </h2>
          <p className="mt-2 font-serif text-lg leading-relaxed">{text}</p>
        </li>
      ))}
    </ol>
  )
}
