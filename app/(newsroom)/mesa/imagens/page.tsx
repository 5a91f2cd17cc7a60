import type { Metadata } from 'next'
import { ScreenHeading } from '#components/layout/screen-heading.tsx'
import { LibraryScreen } from '#components/media/library/library-screen.client.tsx'
import { replacePictureAction } from '#server/articles/library/actions.ts'
import { describePictureAction, removePictureAction } from '#server/media/actions.ts'
import { enter } from '../../../_staff/enter.ts'

export const metadata: Metadata = { title: 'Imagens' }

/** The library of pictures. */
export default async function LibraryPage() {
  await enter('/mesa/imagens')
  const acts = { describe: describePictureAction, remove: removePictureAction, replace: replacePictureAction }
  return (
    <div className="flex flex-col gap-4">
      <ScreenHeading>Imagens</ScreenHeading>
      <LibraryScreen acts={acts} />
    </div>
  )
}
