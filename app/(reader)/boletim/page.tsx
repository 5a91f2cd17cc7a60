import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { cache } from 'react'
import { ArchiveHeader, Pager } from '#components/reader/archive.tsx'
import { Email } from '#components/reader/email-word.tsx'
import { Trail } from '#components/reader/frame/trail.tsx'
import { EditionList } from '#components/reader/newsletter/edition.tsx'
import { DataScript } from '#components/reader/raw.tsx'
import { one } from '#lib/addresses/parameters.ts'
import { editionsFeedPath, editionsPath, homePath, newsletterPath, olderThan } from '#lib/addresses/paths.ts'
import { collectionGraph } from '#lib/seo/json-ld/collection.ts'
import { listArchive } from '#server/newsletter/editions/queries/archive.ts'
import { siteOrigin } from '#server/platform/process/env.ts'
import { Directive } from '../_page/directive.tsx'
import { readerMetadata } from '../_page/metadata.ts'
import { loadIdentity } from '../_page/shell.ts'

type Props = PageProps<'/boletim'>

const title = 'Boletim'
const lead = 'As edições da newsletter, da mais recente à mais antiga.'

const load = cache(listArchive)
const cursorIn = async ({ searchParams }: Props) => one((await searchParams).antes) ?? undefined

export async function generateMetadata(props: Props): Promise<Metadata> {
  const before = await cursorIn(props)
  const list = await load(before)
  const older = list?.older ?? null
  return {
    ...(await readerMetadata({
      title: before ? 'Boletim: edições mais antigas' : title,
      description: lead,
      path: before ? olderThan(editionsPath, before) : editionsPath,
      indexed: (list?.editions.length ?? 0) > 0,
      feed: { path: editionsFeedPath, title },
    })),
    pagination: { next: older && olderThan(editionsPath, older), previous: before ? editionsPath : null },
  }
}

/** `/boletim`: the editions of the newsletter that were sent; `?antes=` is the cursor of older pages. */
export default async function Archive(props: Props) {
  const before = await cursorIn(props)
  const list = await load(before)
  if (!list) permanentRedirect(editionsPath)
  const { editions, older, keys } = list
  const cards = editions.map(({ path, subject }) => ({ path, title: subject }))
  return (
    <div className="mx-auto max-w-3xl">
      <Directive keys={keys} />
      <DataScript
        type="application/ld+json"
        data={collectionGraph(
          siteOrigin(),
          { path: editionsPath, name: title, title, description: lead, cards },
          await loadIdentity(),
        )}
      />
      <Trail steps={[{ name: 'Início', path: homePath() }]} here={title} />
      <ArchiveHeader kind="Newsletter" name={title} feed={editionsFeedPath} lead={lead} />
      <p className="mb-6">
        <a href={newsletterPath} className="button">
          <span>
            Receber por <Email />
          </span>
        </a>
      </p>
      {editions.length > 0 ? (
        <EditionList editions={editions} />
      ) : (
        <p className="border-y border-rule py-12 text-center font-serif text-2xl">Nenhuma edição até aqui.</p>
      )}
      <Pager newer={before ? editionsPath : null} older={older && olderThan(editionsPath, older)} />
    </div>
  )
}
