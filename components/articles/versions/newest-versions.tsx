import { Badge } from '@radix-ui/themes'
import Link from 'next/link'
import { Section } from '#components/ui/section.tsx'
import { versionsPath } from '#lib/addresses/paths.ts'
import { hourAndMinute, plural, shortDateTime } from '#lib/text/format.ts'
import type { VersionList } from '#server/articles/versions/queries/versions.ts'
import { statusColors, statusNames } from '../status.ts'
import { type Sitting, sittings } from './sittings.ts'

type Version = VersionList['versions'][number]

/** The sittings in the panel. The page of all versions has the others. */
const shown = 8

/** An article's newest versions by sitting, with links to what changed and to the page of all versions (VER-3). */
export function NewestVersions({ list: { article, versions } }: { list: VersionList }) {
  return (
    <Section title="Versões" intro="As mais recentes, reunidas por quem escreveu e quando.">
      <ol aria-label="Versões por sessão de escrita" className="flex flex-col gap-3">
        {sittings(versions)
          .slice(0, shown)
          .map(sitting => (
            <li key={sitting.to.getTime()} className="border-l-4 border-rule pl-3 text-sm">
              <Entry sitting={sitting} articleId={article.id} />
            </li>
          ))}
      </ol>
      <Link href={versionsPath(article.id)} prefetch={false} className="mt-4 inline-block text-sm underline">
        Histórico de versões
      </Link>
    </Section>
  )
}

function Entry({ sitting: { by, from, to, items }, articleId }: { sitting: Sitting<Version>; articleId: string }) {
  const [last] = items
  const first = items.at(-1)
  if (!last || !first) return null
  return (
    <>
      <p className="wrap-anywhere">
        <strong>{by}</strong> <Badge color={statusColors[last.status]}>{statusNames[last.status]}</Badge>
      </p>
      <p className="text-soft">
        {shortDateTime(from)}
        {hourAndMinute(to) !== hourAndMinute(from) && ` até ${hourAndMinute(to)}`} ·{' '}
        {plural(items.length, 'versão', 'versões')}
      </p>
      {first.previous !== null && (
        <Link
          href={versionsPath(articleId, { from: first.previous, to: last.number })}
          prefetch={false}
          className="inline-flex min-h-8 items-center underline"
          aria-label={`O que mudou até a versão ${last.number}`}
        >
          O que mudou
        </Link>
      )}
    </>
  )
}
