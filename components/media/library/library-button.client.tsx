'use client'

import { Button, Dialog } from '@radix-ui/themes'
import { Images } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { DialogContent } from '#components/ui/dialog-content.client.tsx'
import { DialogCancel } from '#components/ui/forms/dialog-cancel.client.tsx'
import type { LibraryPicture } from '#lib/media/library.ts'

const LibrarySearch = lazy(() =>
  import('./library-search.client.tsx').then(module => ({ default: module.LibrarySearch })),
)

/** Opens the library; a chosen picture closes it. */
export function LibraryButton({ onChoose }: { onChoose: (picture: LibraryPicture) => void }) {
  const [open, setOpen] = useState(false)
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger>
        <Button type="button" variant="soft" color="gray" className="self-start">
          <Images aria-hidden size={16} /> Escolher do acervo
        </Button>
      </Dialog.Trigger>
      <DialogContent maxWidth="60rem" aria-describedby={undefined}>
        <Dialog.Title>Acervo de imagens</Dialog.Title>
        <Suspense fallback={<p className="min-h-60 text-soft">Abrindo o acervo…</p>}>
          <LibrarySearch
            onChoose={picture => {
              setOpen(false)
              onChoose(picture)
            }}
          />
        </Suspense>
        <div className="mt-4 flex justify-end">
          <DialogCancel text="Fechar" />
        </div>
      </DialogContent>
    </Dialog.Root>
  )
}
