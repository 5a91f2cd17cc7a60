'use client'

import { Button, Callout } from '@radix-ui/themes'
import { Counters, ImportProgress } from '../counters.tsx'
import type { Holdup } from './send-batches.ts'
import type { Counters as Count } from './state.ts'

interface ImportingStepProps {
  counters: Count
  holdup: Holdup | null
  onStop: () => void
}

const sentences: Record<Holdup, string> = {
  unreachable: 'Sem resposta do servidor. A importação continua automaticamente quando ele responder: nada se perde.',
  signed_out:
    'Sua sessão terminou. Entre de novo em outra aba: a importação continua automaticamente, do ponto em que está.',
}

export function ImportingStep({ counters, holdup, onStop }: ImportingStepProps) {
  const { total, processed, success, failed } = counters
  return (
    <div className="flex flex-col gap-5">
      <ImportProgress done={processed} total={total} />
      <Counters
        figures={[
          ['Processados', processed],
          ['Sucesso', success],
          ['Erros', failed],
        ]}
      />
      <div role="status">
        {holdup && (
          <Callout.Root color="amber">
            <Callout.Text>
              {sentences[holdup]}{' '}
              {holdup === 'signed_out' && (
                <a href="/auth" target="_blank" rel="noreferrer" className="underline">
                  Entrar
                </a>
              )}
            </Callout.Text>
          </Callout.Root>
        )}
      </div>
      <p className="text-sm text-soft">
        Deixe esta aba aberta. Se ela se fechar ou o computador dormir, a importação espera e você a continua depois com
        o mesmo arquivo.
      </p>
      <div className="flex justify-end">
        <Button variant="soft" color="gray" onClick={onStop}>
          Parar por enquanto
        </Button>
      </div>
    </div>
  )
}
