'use client'

import { Button } from '@radix-ui/themes'
import { Play } from 'lucide-react'
import { useState } from 'react'
import { toast } from 'sonner'
import { sayError, unanswered } from '#components/ui/forms/form-failure.ts'
import { useScreenRefresh } from '#components/ui/refresh/screen-refresh.client.tsx'
import { queuedSentence } from '#lib/monitor/attempts.ts'
import type { Act } from '#lib/outcome.ts'

const failure = 'Não foi possível reprocessar os artigos.'

/** The button that queues the attempts that are due, ten at a time. */
export function ReprocessDue({ reprocess }: { reprocess: Act<Record<string, never>, { count: number }> }) {
  const refresh = useScreenRefresh()
  const [busy, setBusy] = useState(false)
  const press = async () => {
    setBusy(true)
    const outcome = await reprocess({}).catch(unanswered)
    setBusy(false)
    if (outcome.serverError) return sayError(outcome.serverError, failure)
    if (outcome.data?.count) toast.success(queuedSentence(outcome.data.count))
    else toast.info('Nenhum artigo pendente')
    refresh()
  }
  return (
    <Button type="button" disabled={busy} aria-busy={busy} onClick={press}>
      <Play aria-hidden size={16} /> {busy ? 'Reprocessando...' : 'Reprocessar pendentes'}
    </Button>
  )
}
