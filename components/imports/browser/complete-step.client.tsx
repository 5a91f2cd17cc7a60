'use client'

import { Button, Callout } from '@radix-ui/themes'
import Link from 'next/link'
import { Counters } from '../counters.tsx'
import type { Counters as Count } from './state.ts'

interface CompleteStepProps {
  sessionId: string
  counters: Count
  /** Why the import ended early; null when it did not. */
  failure: string | null
  onNew: () => void
}

export function CompleteStep({ sessionId, counters, failure, onNew }: CompleteStepProps) {
  const { total, success, failed } = counters
  return (
    <div className="flex flex-col gap-5">
      {failure && (
        <Callout.Root color="red" role="alert">
          <Callout.Text>{failure}</Callout.Text>
        </Callout.Root>
      )}
      <Counters
        figures={[
          ['Total', total],
          ['Importados', success],
          ['Erros', failed],
        ]}
      />
      <div className="flex flex-wrap gap-3">
        {failed > 0 && (
          <Button asChild variant="soft" color="red">
            <a href={`/api/imports/${sessionId}/erros`} download>
              Baixar log de erros
            </a>
          </Button>
        )}
        <Button asChild variant="soft">
          <Link href={`/import-articles/${sessionId}`}>Ver o relatório</Link>
        </Button>
        <Button variant="soft" onClick={onNew}>
          Nova Importação
        </Button>
        <Button asChild>
          <Link href="/admin/artigos">Ver Artigos</Link>
        </Button>
      </div>
    </div>
  )
}
