'use client'

import { Button } from '@radix-ui/themes'
import { RefreshCw } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useTransition } from 'react'

/** A button that reloads the screen's data. */
export function RefreshButton() {
  const router = useRouter()
  const [pending, start] = useTransition()
  return (
    <Button type="button" variant="soft" color="gray" disabled={pending} onClick={() => start(() => router.refresh())}>
      <RefreshCw aria-hidden size={16} /> {pending ? 'Atualizando...' : 'Atualizar'}
    </Button>
  )
}
