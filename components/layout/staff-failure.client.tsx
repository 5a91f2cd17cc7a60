'use client'

import { Button } from '@radix-ui/themes'
import { StaffMessage } from './staff-message.tsx'

interface StaffFailureProps {
  error: Error & { digest?: string }
  retry: () => void
  title?: string
}

/** The message of a failed screen: never the error itself, but its number in the log. */
export function StaffFailure({ error, retry, title = 'Algo deu errado' }: StaffFailureProps) {
  return (
    <StaffMessage
      title={title}
      action={
        <Button size="3" onClick={retry}>
          Tentar de novo
        </Button>
      }
    >
      <p role="alert">O problema é do nosso lado e foi registrado.</p>
      {error.digest && (
        <p className="text-sm text-soft">
          Código do erro: <code>{error.digest}</code>
        </p>
      )}
    </StaffMessage>
  )
}
