import { Badge, Button } from '@radix-ui/themes'
import Link from 'next/link'
import { versionsPath } from '#lib/addresses/paths.ts'
import { longDateTime } from '#lib/text/format.ts'
import type { VersionEntry, VersionList as Versions } from '#server/articles/versions/queries/versions.ts'
import { statusColors, statusNames } from '../status.ts'
import { RestoreVersion, type RestoreVersionProps } from './restore-version.tsx'
import { VersionPick } from './version-pick.tsx'

interface VersionListProps {
  list: Versions
  /** The numbers of the two compared versions, and their rows as far as they are loaded. */
  from: number
  to: number
  compared: readonly VersionEntry[]
  /** This page lists versions below this number; null on the first page. */
  below: number | null
  restore: RestoreVersionProps['restore']
}

/**
 * An article's versions, the newest first. Any two can be chosen and compared, without scripts too. The compared versions stay in the list on
 * every page, so that an old one can be compared with a new one.
 */
export function VersionList({
  list: { article, versions, next },
  from,
  to,
  compared,
  below,
  restore,
}: VersionListProps) {
  const elsewhere = compared
    .filter(({ number }, place) => compared.findIndex(each => each.number === number) === place)
    .filter(({ number }) => versions.every(version => version.number !== number))
    .map(version => ({ ...version, previous: null }))
  const shown = [...versions, ...elsewhere].sort((one, other) => other.number - one.number)
  return (
    <form action={versionsPath(article.id)} method="get" className="flex flex-col gap-3">
      {below !== null && <input type="hidden" name="pagina" value={below} />}
      <ol aria-label="Versões" className="flex max-h-[32rem] flex-col overflow-y-auto rounded-sm border border-rule">
        {shown.map(version => (
          <li key={version.number} className="border-b border-rule p-3 last:border-b-0">
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <VersionPick name="de" label="De" number={version.number} chosen={version.number === from} />
              <VersionPick name="para" label="Para" number={version.number} chosen={version.number === to} />
              <Entry version={version} isCurrent={version.number === article.version} />
              {version.previous !== null && (
                <Link
                  href={versionsPath(article.id, {
                    from: version.previous,
                    to: version.number,
                    below: below ?? undefined,
                  })}
                  prefetch={false}
                  className="inline-flex min-h-8 items-center text-sm underline"
                  aria-label={`O que mudou na versão ${version.number}`}
                >
                  O que mudou
                </Link>
              )}
              {article.editable && version.number !== article.version && (
                <RestoreVersion id={article.id} version={article.version} number={version.number} restore={restore} />
              )}
            </div>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button type="submit" variant="soft">
          Comparar as duas
        </Button>
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm empty:hidden">
          {below !== null && (
            <Link href={versionsPath(article.id, { from, to })} prefetch={false} className="underline">
              Voltar às mais recentes
            </Link>
          )}
          {next !== null && (
            <Link href={versionsPath(article.id, { from, to, below: next })} prefetch={false} className="underline">
              Versões mais antigas
            </Link>
          )}
        </p>
      </div>
    </form>
  )
}

function Entry({
  version: { number, by, createdAt, status },
  isCurrent,
}: {
  version: VersionEntry
  isCurrent: boolean
}) {
  return (
    <p className="min-w-48 flex-1 text-sm">
      <strong>Versão {number}</strong> <Badge color={statusColors[status]}>{statusNames[status]}</Badge>{' '}
      {isCurrent && <Badge color="blue">atual</Badge>}
      <span className="block text-soft">
        {by}, {longDateTime(createdAt)}
      </span>
    </p>
  )
}
