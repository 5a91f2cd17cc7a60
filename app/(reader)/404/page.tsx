import { MissingPage, missingMetadata } from '../_page/missing-page.tsx'

export const generateMetadata = missingMetadata

/** The address that the specification sends unknown articles to; it answers 404 itself. */
export default function NotFoundPage() {
  return <MissingPage path="/404" />
}
