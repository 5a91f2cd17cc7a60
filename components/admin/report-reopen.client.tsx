'use client'

import { Button } from '@radix-ui/themes'
import { useAct } from '#components/ui/use-act.client.tsx'
import type { Act } from '#lib/outcome.ts'
import type { ReopenReportInput } from '#lib/schemas/site/error-report.ts'

interface ReopenButtonProps {
  id: string
  title: string
  reopen: Act<ReopenReportInput>
}

/** Reopens a closed report. */
export function ReopenButton({ id, title, reopen }: ReopenButtonProps) {
  const { busy, run } = useAct(reopen, 'Aviso reaberto.', 'Não foi possível reabrir o aviso.')
  return (
    <Button
      type="button"
      variant="soft"
      color="gray"
      disabled={busy}
      aria-label={`Reabrir o aviso sobre ${title}`}
      onClick={() => run({ id })}
    >
      Reabrir
    </Button>
  )
}
