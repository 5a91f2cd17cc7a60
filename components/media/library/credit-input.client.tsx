'use client'

import { TextField } from '@radix-ui/themes'
import { type ComponentProps, useId, useState } from 'react'

/** A field for a picture's credit, which offers the last ones that were used. */
export function CreditInput({ onFocus, ...props }: ComponentProps<typeof TextField.Root>) {
  const id = useId()
  const [credits, setCredits] = useState<readonly string[] | null>(null)
  const load = async () => {
    if (credits) return
    setCredits([])
    const answer = await fetch('/api/pictures/credits').catch(() => null)
    if (answer?.ok) setCredits(await answer.json())
  }
  return (
    <>
      <TextField.Root
        {...props}
        list={id}
        autoComplete="off"
        onFocus={event => {
          void load()
          onFocus?.(event)
        }}
      />
      <datalist id={id}>
        {credits?.map(credit => (
          <option key={credit} value={credit} />
        ))}
      </datalist>
    </>
  )
}
