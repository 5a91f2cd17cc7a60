'use client'

import { Dialog, Kbd } from '@radix-ui/themes'
import { useEffect, useEffectEvent, useState } from 'react'
import { DialogCancel } from '#components/ui/forms/dialog-cancel.client.tsx'
import { shortcutGroups } from '#lib/site/shortcuts.ts'
import { DialogContent } from '../dialog-content.client.tsx'
import { onShortcutsWished } from './open-shortcuts.ts'

const writing = 'input, textarea, select, [contenteditable="true"]'
const dialogs = '[role="dialog"], [role="alertdialog"], [role="menu"]'

/** Whether an event asks for the list: `?` outside of fields, Ctrl+/ everywhere. */
function asks({ key, ctrlKey, metaKey, altKey, target, defaultPrevented }: KeyboardEvent): boolean {
  if (defaultPrevented || altKey || document.querySelector(dialogs)) return false
  if (ctrlKey || metaKey) return key === '/'
  return key === '?' && !(target instanceof Element && target.closest(writing))
}

/** The dialog with the list of keys. One of them stands on every screen of the newsroom. */
export function Shortcuts() {
  const [isOpen, setOpen] = useState(false)
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!asks(event)) return
    event.preventDefault()
    setOpen(true)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    const stop = onShortcutsWished(() => setOpen(true))
    return () => {
      document.removeEventListener('keydown', listen)
      stop()
    }
  }, [])
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <DialogContent maxWidth="52rem">
        <Dialog.Title>Atalhos do teclado</Dialog.Title>
        <Dialog.Description size="2" color="gray">
          No Mac, Command fica no lugar de Ctrl, e Option no lugar de Alt.
        </Dialog.Description>
        <div className="mt-4 grid gap-x-8 gap-y-6 sm:grid-cols-2">
          {shortcutGroups.map(({ name, shortcuts }) => (
            <section key={name}>
              <h2 className="mb-2 font-semibold">{name}</h2>
              <dl className="flex flex-col gap-1.5 text-sm">
                {shortcuts.map(({ keys, does }) => (
                  <div key={does} className="flex items-baseline justify-between gap-4">
                    <dt>{does}</dt>
                    <dd className="flex shrink-0 gap-1.5">
                      {keys.map(each => (
                        <Kbd key={each}>{each}</Kbd>
                      ))}
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
        <div className="mt-6 flex justify-end">
          <DialogCancel text="Fechar" />
        </div>
      </DialogContent>
    </Dialog.Root>
  )
}
