import { newestPath, siteFeedPath } from '#lib/addresses/paths.ts'
import { ArchiveScreen, archiveMetadata, type ShelfPage } from '../_page/archive-screen.tsx'

type Props = PageProps<'/ultimas'>

const page: ShelfPage = {
  shelf: { all: true },
  path: newestPath,
  feed: siteFeedPath,
  timed: true,
  kind: 'Todas as notícias',
  name: 'Últimas notícias',
  title: 'Últimas notícias',
  lead: 'Tudo o que publicamos, do mais recente ao mais antigo.',
}

export const generateMetadata = async ({ searchParams }: Props) => archiveMetadata(page, (await searchParams).antes)

/** `/ultimas`: all articles, newest first, with their hours. */
export default async function Newest({ searchParams }: Props) {
  return <ArchiveScreen page={page} before={(await searchParams).antes} tried={{ path: newestPath, keys: ['feed'] }} />
}
