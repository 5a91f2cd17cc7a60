import { MissingPage, missingMetadata } from '../_page/missing-page.tsx'

export const generateMetadata = missingMetadata

/** Answers every address without a route of its own. */
export default async function Missing({ params }: PageProps<'/[...path]'>) {
  return <MissingPage path={`/${(await params).path.join('/')}`} />
}
