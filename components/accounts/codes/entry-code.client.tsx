'use client'

import { Button } from '@radix-ui/themes'
import type { TypedCode } from '#lib/schemas/account.ts'
import { askServer } from '../ask-server.ts'
import { CodeForm } from './code-form.client.tsx'

interface EntryCodeProps {
  /** What holds the code: the same for every address and number. */
  sentence: string
  hint?: string
  /** The handler that takes the code. */
  path: `/api/${string}`
  /** The address to open after signing in. */
  next: string
  onAgain: () => void
}

/** Takes the code that was sent to a visitor who signs in, or goes back to ask for another one. */
export const EntryCode = ({ sentence, hint, path, next, onAgain }: EntryCodeProps) => (
  <div className="flex flex-col gap-4">
    <p role="status">{sentence}</p>
    <CodeForm
      kind="sent"
      hint={hint}
      text="Entrar"
      busyText="Entrando..."
      failure="Erro ao fazer login"
      take={(code: TypedCode) => askServer(path, code)}
      onTaken={() => location.assign(next)}
    />
    <Button type="button" variant="ghost" onClick={onAgain}>
      Pedir outro código
    </Button>
  </div>
)
