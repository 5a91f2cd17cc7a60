import { type ArchiveIndex, type IndexEntry, indexLetters, indexPage, mostCountedInIndex } from '#lib/site/indexes.ts'
import { formatInteger, plural } from '#lib/text/format.ts'
import { fold } from '#lib/text/text.ts'

interface ArchiveIndexListProps {
  index: ArchiveIndex
  /** In alphabetical order; one more than `indexPage` says that there are others. */
  entries: readonly IndexEntry[]
  /** The chosen letter; null for all. */
  letter: string | null
}

/** An index of the archive: letters, and below them the entries by their first letter. */
export function ArchiveIndexList({ index, entries, letter }: ArchiveIndexListProps) {
  const groups = grouped(entries.slice(0, indexPage))
  const isWhole = letter === null && entries.length <= indexPage
  return (
    <>
      {isWhole ? (
        <Letters links={groups.map(([label]) => ({ label, href: `#${anchorOf(label)}` }))} />
      ) : (
        <Letters links={lettersOf(index.path, letter)} />
      )}
      {groups.length === 0 && (
        <p className="mt-6 border-y border-rule py-12 text-center font-serif text-2xl">
          {letter ? `${index.empty} com a letra ${labelOf(letter)}` : index.empty}
        </p>
      )}
      <div className="mt-6 gap-x-8 sm:columns-2 lg:columns-3">
        {groups.map(([label, group]) => (
          <section key={label} id={anchorOf(label)} aria-label={label} className="mb-8">
            <h2 className="break-after-avoid border-t-2 border-strong pt-2 text-2xl font-black text-accent">{label}</h2>
            <ul>
              {group.map(entry => (
                <Entry key={entry.path} entry={entry} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {entries.length > indexPage && (
        <p className="mt-6 text-soft">
          Aqui estão os primeiros {formatInteger(indexPage)}. Escolha uma letra ou use a{' '}
          <a href="/busca" className="text-accent underline">
            busca
          </a>
          .
        </p>
      )}
    </>
  )
}

const Entry = ({ entry }: { entry: IndexEntry }) => (
  <li className="break-inside-avoid border-b border-rule">
    <a href={entry.path} className="flex min-h-11 items-center justify-between gap-3 py-1.5 hover:text-accent">
      <span className="min-w-0 font-semibold wrap-anywhere">{entry.name}</span>
      <span className="shrink-0 text-xs text-soft">{tallyOf(entry)}</span>
    </a>
  </li>
)

interface Letter {
  label: string
  href: string
  chosen?: boolean
}

function Letters({ links }: { links: readonly Letter[] }) {
  if (links.length === 0) return null
  return (
    <nav aria-label="Letras" className="no-print -mx-1">
      <ul className="flex flex-wrap text-sm font-semibold">
        {links.map(({ label, href, chosen }) => (
          <li key={label}>
            <a
              href={href}
              aria-current={chosen ? 'page' : undefined}
              className={`inline-flex min-h-11 min-w-9 items-center justify-center px-1.5 hover:text-accent ${chosen ? 'text-accent underline' : ''}`}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const lettersOf = (path: string, chosen: string | null): Letter[] => [
  { label: 'Todos', href: path, chosen: chosen === null },
  ...indexLetters.map(letter => ({
    label: labelOf(letter),
    href: letterPath(path, letter),
    chosen: letter === chosen,
  })),
]

const anchorOf = (label: string) => `letra-${label === '#' ? 'outros' : fold(label)}`

/** An index's page of one letter. */
export const letterPath = (path: string, letter: string) => `${path}?letra=${letter}`

const labelOf = (letter: string) => (letter === '0' ? '0–9' : letter.toUpperCase())

const tallyOf = ({ articles }: IndexEntry) =>
  articles > mostCountedInIndex
    ? `mais de ${formatInteger(mostCountedInIndex)} artigos`
    : plural(articles, 'artigo', 'artigos')

/** The entries by their first letter, in their order; digits and other signs share a group each. */
function grouped(entries: readonly IndexEntry[]): [string, IndexEntry[]][] {
  const groups = new Map<string, IndexEntry[]>()
  for (const entry of entries) {
    const [first = ''] = fold(entry.name)
    const label = /[a-z]/.test(first) ? first.toUpperCase() : /\d/.test(first) ? '0–9' : '#'
    groups.set(label, [...(groups.get(label) ?? []), entry])
  }
  return [...groups]
}
