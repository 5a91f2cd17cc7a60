import { Badge, Button } from '@radix-ui/themes'
import Link from 'next/link'
import { longDateTime } from '#lib/format.ts'
import { versionsPath } from '#lib/paths.ts'
import type { VersionEntry, VersionList as Versions } from '#server/articles/queries/versions.ts'
import { RestoreVersion, type RestoreVersionProps } from './restore-version.client.tsx'
import { statusColors, statusNames } from './status.ts'

interface VersionListProps {
  list: Versions
  /** Which two are compared. */
  from: number
  to: number
  restore: RestoreVersionProps['restore']
}

/** Every save of an article, the newest first; any two are chosen to be compared, before scripts as well. */
export function VersionList({ list: { article, versions, next }, from, to, restore }: VersionListProps) {
  return (
    <form action={versionsPath(article.id)} method="get" className="flex flex-col gap-3">
      <ol aria-label="Versões" className="flex max-h-[32rem] flex-col overflow-y-auto rounded-sm border border-rule">
        {versions.map(version => (
          <li key={version.number} className="border-b border-rule p-3 last:border-b-0">
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <Pick name="de" label="De" number={version.number} chosen={version.number === from} />
              <Pick name="para" label="Para" number={version.number} chosen={version.number === to} />
              <Entry version={version} isCurrent={version.number === article.version} />
              {version.previous !== null && (
                <Link
                  href={versionsPath(article.id, { from: version.previous, to: version.number })}
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
        {next !== null && (
          <Link href={versionsPath(article.id, { below: next })} className="text-sm underline">
            Versões mais antigas
          </Link>
        )}
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

interface PickProps {
  name: 'de' | 'para'
  label: string
  number: number
  chosen: boolean
}

function Pick({ name, label, number, chosen }: PickProps) {
  return (
    <label className="inline-flex min-h-8 items-center pointer-coarse:min-h-11 gap-1 text-xs text-soft">
      <input
        type="radio"
        name={name}
        value={number}
        defaultChecked={chosen}
        aria-label={`${label} a versão ${number}`}
        className="size-4 accent-[var(--accent)]"
      />
      {label}
    </label>
  )
}
