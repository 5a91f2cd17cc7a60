import Link from 'next/link'
import { formatInteger } from '#lib/text/format.ts'
import type { Group } from '#server/imports/sessions/queries/report.ts'
import { ShareBar } from './share-bar.tsx'

interface ReportGroupsProps {
  groups: readonly Group[]
  /** The sentence of each code. */
  sentences: Readonly<Record<string, string>>
  /** The number of records that the bars are shares of. */
  total: number
}

/** Groups of records with their counts, drawn, and with examples to open. */
export function ReportGroups({ groups, sentences, total }: ReportGroupsProps) {
  return (
    <ul className="flex flex-col gap-3">
      {groups.map(({ code, count, examples }) => (
        <li key={code}>
          <details>
            <summary className="cursor-pointer">
              <span className="inline-flex w-[calc(100%-2rem)] flex-wrap items-baseline justify-between gap-x-4">
                <span>{sentences[code] ?? code}</span>
                <strong className="tabular-nums">{formatInteger(count)}</strong>
              </span>
              <ShareBar part={count} whole={total} />
            </summary>
            <ul className="mt-2 ml-4 flex list-disc flex-col gap-1 pl-4 text-sm">
              {examples.map(({ recordId, title, detail, articleId }, place) => (
                <li key={`${recordId} ${detail} ${place.toString()}`} className="break-words">
                  {articleId ? (
                    <Link href={`/article/${articleId}/edit`} prefetch={false} className="text-accent underline">
                      {title || recordId}
                    </Link>
                  ) : (
                    title || recordId || 'Registro sem título'
                  )}
                  {detail && <span className="text-soft">: {detail}</span>}
                </li>
              ))}
            </ul>
          </details>
        </li>
      ))}
    </ul>
  )
}
