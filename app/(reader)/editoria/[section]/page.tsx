import { sectionPath } from '#lib/addresses/paths.ts'
import { tagKey } from '#lib/text/text.ts'
import { ArchiveScreen, archiveMetadata, type ShelfPage } from '../../_page/archive-screen.tsx'
import { loadShell } from '../../_page/shell.ts'

type Props = PageProps<'/editoria/[section]'>

/** The section with a slug: its page and its tags' keys. Null when a master formed none. */
async function loadSection(slug: string): Promise<{ page: ShelfPage; keys: string[] } | null> {
  const { site } = await loadShell()
  const section = site?.settings.sections.sections.find(each => each.slug === slug)
  if (!section) return null
  const { name, tags } = section
  const keys = tags.map(tagKey)
  const page = {
    shelf: { tags: keys },
    path: sectionPath(slug),
    kind: 'Editoria',
    name,
    title: name,
    lead: `As notícias de ${name} e o arquivo, do mais recente ao mais antigo.`,
  }
  return { page, keys: keys.map(key => `tag:${key}`) }
}

export const generateMetadata = async ({ params, searchParams }: Props) =>
  archiveMetadata((await loadSection((await params).section))?.page ?? null, (await searchParams).antes)

/** `/editoria/{slug}`: the articles under any of a section's tags. */
export default async function Section({ params, searchParams }: Props) {
  const { section } = await params
  const found = await loadSection(section)
  return (
    <ArchiveScreen
      page={found?.page ?? null}
      before={(await searchParams).antes}
      // An unknown section becomes one when a master saves the sections, which forgets every page.
      tried={{ path: `/editoria/${section}`, keys: found?.keys ?? [] }}
    />
  )
}
