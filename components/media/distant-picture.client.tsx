'use client'

import { Button, TextField } from '@radix-ui/themes'
import { type KeyboardEvent, useState } from 'react'
import { Field } from '#components/ui/fields/field.tsx'
import { uploadAddress } from './upload.ts'

interface DistantPictureProps {
  onDone: (stored: { id: string; path: string }) => void
}

/** The field for the address of a picture on another site, which the server fetches and stores. */
export function DistantPicture({ onDone }: DistantPictureProps) {
  const [address, setAddress] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  async function fetchPicture() {
    if (busy) return
    setError(undefined)
    setBusy(true)
    const result = await uploadAddress(address.trim())
    setBusy(false)
    if ('refusal' in result) return setError(result.refusal.message)
    setAddress('')
    if ('picture' in result) onDone({ id: result.picture.id, path: result.picture.src })
  }
  // The field stands inside a form that Enter would send.
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    fetchPicture()
  }
  return (
    <div className="flex items-end gap-3">
      <div className="min-w-0 grow">
        <Field label="Ou o endereço de uma imagem" error={error}>
          {props => (
            <TextField.Root
              {...props}
              value={address}
              onChange={event => setAddress(event.target.value)}
              onKeyDown={press}
              inputMode="url"
              autoComplete="off"
              placeholder="https://"
            />
          )}
        </Field>
      </div>
      <Button type="button" variant="soft" loading={busy} disabled={address.trim() === ''} onClick={fetchPicture}>
        Buscar
      </Button>
    </div>
  )
}
