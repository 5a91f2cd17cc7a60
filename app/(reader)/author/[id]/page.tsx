import { permanentRedirect } from 'next/navigation'
import { cache } from 'react'
import { Avatar } from '#components/reader/avatar.tsx'
import { authorPath } from '#lib/addresses/paths.ts'
import { signerName } from '#lib/articles/credits.ts'
import { formatInteger, plural } from '#lib/text/format.ts'
import { type Byline, findByline, findJoinedByline, mostCounted } from '#server/articles/reading/queries/shelves.ts'
import { ArchiveScreen, archiveMetadata, type ShelfPage } from '../../_page/archive-screen.tsx'

type Props = PageProps<'/author/[id]'>

const loadAuthor = cache(async (id: string): Promise<ShelfPage | null> => {
  const author = await findByline(id)
  if (!author) return null
  const name = signerName({ name: author.fullName })
  return {
    shelf: { author: id },
    path: authorPath(id),
    kind: 'Autor',
    name,
    title: `Artigos de ${name}`,
    lead: [author.bio, `${tallyOf(author)}.`].filter(Boolean).join(' '),
    portrait: <Avatar name={name} url={author.avatarUrl} className="size-20 text-2xl sm:size-32 sm:text-4xl" />,
    person: { name, description: author.bio, image: author.avatarUrl },
  }
})

function tallyOf({ articles }: Byline): string {
  if (articles === 0) return 'Ainda não há artigos publicados'
  if (articles > mostCounted) return `Mais de ${formatInteger(mostCounted)} artigos publicados`
  return plural(articles, 'artigo publicado', 'artigos publicados')
}

export const generateMetadata = async ({ params, searchParams }: Props) =>
  archiveMetadata(await loadAuthor((await params).id), (await searchParams).antes)

/** `/author/{id}`: an author and their articles. The address of a joined byline redirects to the account's. */
export default async function Author({ params, searchParams }: Props) {
  const { id } = await params
  const page = await loadAuthor(id)
  const joined = page ? null : await findJoinedByline(id)
  if (joined) permanentRedirect(authorPath(joined))
  return (
    <ArchiveScreen
      page={page}
      before={(await searchParams).antes}
      tried={{ path: `/author/${id}`, keys: [`works:${id}`, `author:${id}`] }}
    />
  )
}
