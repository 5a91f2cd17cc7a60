'use client'

import { Button } from '@radix-ui/themes'
import { PinOff } from 'lucide-react'
import { useAct } from '#components/ui/use-act.client.tsx'
import type { Act } from '#lib/outcome.ts'

/** Gives the home page back to the newest article. */
export function UnpinButton({ articleId, unpin }: { articleId: string; unpin: Act<{ articleId: string }> }) {
  const { busy, run } = useAct(unpin, 'Destaque removido.', 'Não foi possível remover o destaque.')
  return (
    <Button type="button" variant="soft" color="gray" disabled={busy} onClick={() => run({ articleId })}>
      <PinOff aria-hidden size={16} /> {busy ? 'Removendo...' : 'Remover destaque'}
    </Button>
  )
}
