'use client'

import { Button } from '@radix-ui/themes'
import { useEffect, useState } from 'react'
import { forgetReturn, readReturn } from '#components/reader-script/return.ts'

/** Leads back to the text that the reader wanted to pay for; nothing when this browser knows of none. */
export function BackToText() {
  const [path, setPath] = useState<string | null>(null)
  useEffect(() => setPath(readReturn()), [])
  if (path === null) return null
  return (
    <Button asChild size="3">
      <a href={path} onClick={forgetReturn}>
        Voltar ao texto
      </a>
    </Button>
  )
}
