import { correctionLabels } from '#lib/articles/corrections.ts'
import { longDateTime } from '#lib/text/format.ts'
import type { ListedCorrection } from '#server/articles/corrections/queries/corrections.ts'
import type { ArticlePage } from '#server/articles/reading/queries/article-page.ts'

/** An article's corrections with their dates, at its end. */
export function Corrections({ corrections }: Pick<ArticlePage, 'corrections'>) {
  if (corrections.length === 0) return null
  return (
    <section
      id="correcoes"
      aria-labelledby="correcoes-titulo"
      className="mt-10 border-t-2 border-strong bg-sunken px-5 py-4"
    >
      <h2 id="correcoes-titulo" className="font-sans text-sm font-bold tracking-wider uppercase">
        {corrections.length === 1 ? 'Correção' : 'Correções'}
      </h2>
      <ul>
        {corrections.map(({ id, kind, text, createdAt }) => (
          <li key={id} className="mt-3">
            <p className="text-sm text-soft">
              <strong className="font-semibold">{correctionLabels[kind]}</strong> ·{' '}
              <time dateTime={createdAt.toISOString()}>{longDateTime(createdAt)}</time>
            </p>
            <p className="font-serif text-lg leading-snug">{text}</p>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm">
        <a href="/erramos" className="text-accent underline">
          Todas as correções
        </a>
      </p>
    </section>
  )
}

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
