import { IndexScreen, indexMetadata } from '../_page/index-screen.tsx'

type Props = PageProps<'/assuntos'>

export const generateMetadata = async ({ searchParams }: Props) =>
  indexMetadata({ kind: 'tags', typed: (await searchParams).letra })

export default async function Tags({ searchParams }: Props) {
  return <IndexScreen kind="tags" typed={(await searchParams).letra} />
}
