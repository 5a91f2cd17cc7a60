import { Missing } from '#components/reader/missing.tsx'
import { Directive } from '../../_page/directive.tsx'
import { missingMetadata } from '../../_page/missing-page.tsx'

export const generateMetadata = missingMetadata

/** The 410 page of a former address whose article is gone. The press sends it at that address (decision 0207). */
export default function GonePage() {
  return (
    <>
      <Directive status={410} />
      <Missing what="gone" />
    </>
  )
}
