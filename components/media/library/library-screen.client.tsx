'use client'

import { Dialog } from '@radix-ui/themes'
import { useState } from 'react'
import { DialogContent } from '#components/ui/dialog-content.client.tsx'
import type { LibraryPicture } from '#lib/media/library.ts'
import { LibrarySearch } from './library-search.client.tsx'
import { LibraryUpload } from './library-upload.client.tsx'
import { type LibraryActs, PictureDetails } from './picture-details.client.tsx'

/** The library as a screen: pictures are uploaded, found, described, replaced in all texts, and removed. */
export function LibraryScreen({ acts }: { acts: LibraryActs }) {
  const [changes, setChanges] = useState(0)
  const [chosen, setChosen] = useState<LibraryPicture | null>(null)
  const changed = () => setChanges(count => count + 1)
  return (
    <div className="flex flex-col gap-5">
      <LibraryUpload onDone={changed} />
      {/* Read anew after each change. */}
      <LibrarySearch key={changes} onChoose={setChosen} />
      <Dialog.Root open={chosen !== null} onOpenChange={open => open || setChosen(null)}>
        <DialogContent maxWidth="48rem" aria-describedby={undefined}>
          <Dialog.Title>Imagem do acervo</Dialog.Title>
          {chosen && (
            <PictureDetails
              picture={chosen}
              acts={acts}
              onChanged={changed}
              onGone={() => {
                setChosen(null)
                changed()
              }}
            />
          )}
        </DialogContent>
      </Dialog.Root>
    </div>
  )
}
