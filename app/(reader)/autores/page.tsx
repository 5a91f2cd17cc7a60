import { IndexScreen, indexMetadata } from '../_page/index-screen.tsx'

type Props = PageProps<'/autores'>

export const generateMetadata = async ({ searchParams }: Props) =>
  indexMetadata({ kind: 'authors', typed: (await searchParams).letra })

export default async function Authors({ searchParams }: Props) {
  return <IndexScreen kind="authors" typed={(await searchParams).letra} />
}
