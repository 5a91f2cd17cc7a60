import { Heading } from '@radix-ui/themes'
import type { Metadata } from 'next'
import Link from 'next/link'
import { LiveList } from '#components/articles/live-list.client.tsx'
import { ComparedText } from '#components/articles/versions/compared-text.tsx'
import { RestoreVersion } from '#components/articles/versions/restore-version.tsx'
import { VersionList } from '#components/articles/versions/version-list.tsx'
import { Section } from '#components/ui/section.tsx'
import { isMaster } from '#lib/actor.ts'
import { naturalIn, pageIn } from '#lib/addresses/parameters.ts'
import { editPath } from '#lib/addresses/paths.ts'
import { auditOfArticle } from '#lib/audit/audit-list.ts'
import { longDateTime } from '#lib/text/format.ts'
import { restoreVersionAction } from '#server/articles/versions/actions.ts'
import { compareVersions, listVersions, type VersionEntry } from '#server/articles/versions/queries/versions.ts'
import { enterEditing, orLeave } from '../../../../_page/enter-editing.ts'

export const metadata: Metadata = { title: 'Versões' }

/** An article's versions: compares any two and restores one (VER-2). */
export default async function VersionsPage({ params, searchParams }: PageProps<'/article/[articleRef]/edit/versoes'>) {
  const { articleRef: id } = await params
  const { actor } = await enterEditing(id)
  const parameters = await searchParams
  const { de, para } = parameters
  const below = naturalIn(pageIn(parameters) ?? undefined)
  const list = await orLeave(listVersions(actor, id, below))
  const [newest] = list.versions
  const to = naturalIn(para) ?? newest?.number ?? 1
  const from = naturalIn(de) ?? list.versions.find(({ number }) => number === to)?.previous ?? to
  const isOnly = list.versions.length === 1 && list.next === null && below === null
  const comparison = await orLeave(compareVersions(actor, id, from, to))
  // The version that one would go back to: the later one shown, or the one before the current text.
  const back = list.article.editable ? [to, from].find(number => number !== list.article.version) : undefined
  return (
    <div className="flex flex-col gap-5">
      <LiveList />
      <nav aria-label="Artigo" className="flex flex-wrap gap-x-5 text-sm">
        <Link href={editPath(id)} prefetch={false} className="underline">
          Voltar ao artigo
        </Link>
        {isMaster(actor) && (
          <Link href={auditOfArticle(id)} prefetch={false} className="underline">
            Auditoria deste artigo
          </Link>
        )}
      </nav>
      <Heading as="h1" size="7" className="wrap-anywhere">
        Versões de “{list.article.title}”
      </Heading>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <Section title="Histórico">
          <VersionList list={list} from={from} to={to} below={below} restore={restoreVersionAction} />
        </Section>
        <Section
          title="Comparação"
          intro={!isOnly && comparison && `${labelOf(comparison.from)} → ${labelOf(comparison.to)}`}
        >
          {isOnly ? (
            <p className="text-soft">Só há uma versão: ainda não há com que comparar.</p>
          ) : comparison ? (
            <div className="flex flex-col gap-4">
              {back !== undefined && (
                <div>
                  <RestoreVersion article={list.article} number={back} restore={restoreVersionAction} />
                </div>
              )}
              <ComparedText compared={comparison} />
            </div>
          ) : (
            <p className="text-soft">Uma destas versões não existe. Escolha outra na lista.</p>
          )}
        </Section>
      </div>
    </div>
  )
}

const labelOf = ({ number, by, createdAt }: VersionEntry) => `versão ${number} (${by}, ${longDateTime(createdAt)})`
