import { permanentRedirect } from 'next/navigation'
import { cache } from 'react'
import { readSegment, tagPath } from '#lib/addresses/paths.ts'
import { tagKey } from '#lib/text/text.ts'
import { findTagName } from '#server/articles/reading/queries/shelves.ts'
import { ArchiveScreen, archiveMetadata, type ShelfPage } from '../../_page/archive-screen.tsx'

type Props = PageProps<'/tag/[tag]'>

const loadTag = cache(async (key: string): Promise<ShelfPage | null> => {
  const name = await findTagName(key)
  if (!name) return null
  return {
    shelf: { tag: key },
    path: tagPath(key),
    kind: 'Assunto',
    name,
    title: `Notícias sobre ${name}`,
    lead: `Tudo o que publicamos sobre ${name}.`,
  }
})

const written = async (params: Props['params']) => readSegment((await params).tag)

export const generateMetadata = async ({ params, searchParams }: Props) =>
  archiveMetadata(await loadTag(tagKey(await written(params))), (await searchParams).antes)

/** `/tag/{tag}`: all news on a subject. Any other spelling of the tag redirects to the canonical address. */
export default async function Tag({ params, searchParams }: Props) {
  const typed = await written(params)
  const key = tagKey(typed)
  const page = await loadTag(key)
  if (page && typed !== key) permanentRedirect(page.path)
  return (
    <ArchiveScreen
      page={page}
      before={(await searchParams).antes}
      tried={{ path: `/tag/${typed}`, keys: [`tag:${key}`] }}
    />
  )
}
