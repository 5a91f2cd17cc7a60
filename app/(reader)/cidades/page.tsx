import { IndexScreen, indexMetadata } from '../_page/index-screen.tsx'

type Props = PageProps<'/cidades'>

export const generateMetadata = async ({ searchParams }: Props) =>
  indexMetadata({ kind: 'cities', typed: (await searchParams).letra })

export default async function Cities({ searchParams }: Props) {
  return <IndexScreen kind="cities" typed={(await searchParams).letra} />
}
