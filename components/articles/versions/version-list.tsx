import './versions.css'
import { Badge } from '@radix-ui/themes'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { versionsPath } from '#lib/addresses/paths.ts'
import { hourAndMinute, isoDay, longDate, longDateTime, plural, shortDateTime } from '#lib/text/format.ts'
import type { VersionList as Versions } from '#server/articles/versions/queries/versions.ts'
import { statusColors, statusNames } from '../status.ts'
import type { Restore } from './restore-version.tsx'
import { restoreWords } from './restore-words.tsx'
import { type Sitting, sittings } from './sittings.ts'
import { VersionMenu } from './version-menu.client.tsx'

type Version = Versions['versions'][number]

interface VersionListProps {
  list: Versions
  /** The numbers of the two compared versions. */
  from: number
  to: number
  /** This page lists versions below this number; null on the first page. */
  below: number | null
  restore: Restore
}

/** An article's versions by sitting, the newest first. A press compares what a sitting, or one version, changed; a menu holds the rest. */
export function VersionList(props: VersionListProps) {
  const { list, from, to, below } = props
  const { id } = list.article
  return (
    <div className="flex flex-col gap-3">
      <ol aria-label="Versões" className="sittings">
        {sittings(list.versions).map(sitting => (
          <li key={sitting.items[0]?.number}>
            <SittingRow sitting={sitting} {...props} />
          </li>
        ))}
      </ol>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm empty:hidden">
        {below !== null && (
          <Link href={versionsPath(id, { from, to })} prefetch={false} className="underline">
            Voltar às mais recentes
          </Link>
        )}
        {list.next !== null && (
          <Link href={versionsPath(id, { from, to, below: list.next })} prefetch={false} className="underline">
            Versões mais antigas
          </Link>
        )}
      </p>
    </div>
  )
}

function SittingRow({ sitting, ...props }: VersionListProps & { sitting: Sitting<Version> }) {
  const { items, by } = sitting
  const newest = items[0]
  const oldest = items.at(-1)
  if (!newest || !oldest) return null
  return (
    <>
      <Row {...props} version={newest} since={oldest.previous ?? (items.length > 1 ? oldest.number : null)}>
        <span className="font-semibold first-letter:uppercase">{timeOf(sitting)}</span>
        <span className="text-soft">
          {by}
          {items.length > 1 && ` · ${plural(items.length, 'versão', 'versões')}`}
        </span>
      </Row>
      {items.length > 1 && (
        <details open={items.some(({ number, previous }) => number === props.to && previous === props.from)}>
          <summary>Ver uma por uma</summary>
          <ol>
            {items.map(version => (
              <li key={version.number}>
                <Row {...props} version={version} since={version.previous}>
                  <span>
                    Versão {version.number}, {hourAndMinute(version.createdAt)}
                  </span>
                </Row>
              </li>
            ))}
          </ol>
        </details>
      )}
    </>
  )
}

interface RowProps extends VersionListProps {
  version: Version
  /** The version that a press compares this one with; null when there is none before it. */
  since: number | null
  children: ReactNode
}

function Row({ list: { article }, from, to, below, restore, version, since, children }: RowProps) {
  const { number, status } = version
  const isCurrent = number === article.version
  const compared = (pair: { from: number; to: number }) =>
    versionsPath(article.id, { ...pair, below: below ?? undefined })
  const content = (
    <>
      {children}
      <span className="flex flex-wrap gap-1.5">
        <Badge color={statusColors[status]}>{statusNames[status]}</Badge>
        {isCurrent && <Badge color="blue">atual</Badge>}
      </span>
    </>
  )
  const links = [
    { text: 'Comparar com a atual', href: compared({ from: number, to: article.version }), fits: !isCurrent },
    { text: 'Usar como “antes” na comparação', href: compared({ from: number, to }), fits: from !== number },
    { text: 'Usar como “depois” na comparação', href: compared({ from, to: number }), fits: to !== number },
  ]
  return (
    <div className="version-row">
      {since === null ? (
        <p className="version-link">{content}</p>
      ) : (
        <Link
          href={compared({ from: since, to: number })}
          prefetch={false}
          className="version-link"
          aria-current={(since === from && number === to) || undefined}
        >
          {content}
        </Link>
      )}
      <VersionMenu
        number={number}
        links={links.filter(({ fits }) => fits)}
        back={
          article.editable && !isCurrent
            ? { id: article.id, version: article.version, words: restoreWords(article, number), restore }
            : null
        }
      />
    </div>
  )
}

/** When a sitting was: “21 de novembro de 2026, 14h05–14h52”. */
function timeOf({ from, to }: Sitting<Version>): string {
  if (hourAndMinute(from) === hourAndMinute(to) && isoDay(from) === isoDay(to)) return longDateTime(to)
  if (isoDay(from) !== isoDay(to)) return `${shortDateTime(from)} a ${shortDateTime(to)}`
  return `${longDate(from)}, ${hourAndMinute(from)}–${hourAndMinute(to)}`
}
