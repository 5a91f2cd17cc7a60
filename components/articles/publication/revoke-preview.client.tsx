'use client'

import { Button } from '@radix-ui/themes'
import { useAct } from '#components/ui/use-act.client.tsx'
import type { Act } from '#lib/outcome.ts'

export interface RevokePreviewProps {
  id: string
  label: string
  revoke: Act<{ id: string }>
}

/** Takes a preview link back. */
export function RevokePreview({ id, label, revoke }: RevokePreviewProps) {
  const { busy, run } = useAct(revoke, 'Link revogado.', 'Não foi possível revogar o link.')
  return (
    <Button type="button" variant="soft" color="red" aria-label={label} disabled={busy} onClick={() => run({ id })}>
      Revogar
    </Button>
  )
}
