import { MissingPage, missingMetadata } from '../_page/missing-page.tsx'

export const generateMetadata = missingMetadata

/** Every address that nothing else answers. */
export default async function Missing({ params }: PageProps<'/[...path]'>) {
  return <MissingPage path={`/${(await params).path.join('/')}`} />
}
