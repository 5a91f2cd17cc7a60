'use client'

import { Button } from '@radix-ui/themes'
import { type ReactNode, useState } from 'react'
import type { Outcome } from '#lib/outcome.ts'
import type { FactorAnswer } from '#lib/schemas/factors.ts'
import { askServer } from '../ask-server.ts'
import { CodeForm } from '../codes/code-form.client.tsx'
import { KeyButton } from './key-button.client.tsx'

const failure = 'Não foi possível confirmar que é você.'
const entering = { text: 'Entrar', busyText: 'Entrando...', failure }

export type FactorWay = FactorAnswer['way']

const buttons: Record<FactorWay, string> = {
  totp: 'Usar o aplicativo de códigos',
  security_key: 'Usar uma chave de segurança',
  recovery: 'Usar um código de recuperação',
}

interface FactorStepProps {
  /** The person's ways, the first one shown first. */
  ways: readonly [FactorWay, ...FactorWay[]]
  /** The address to open after signing in. */
  next: string
}

/** Asks for the second factor of a person who signs in, in one of their ways. */
export function FactorStep({ ways, next }: FactorStepProps) {
  const [way, setWay] = useState<FactorWay>(ways[0])
  const give = (answer: FactorAnswer): Promise<Outcome<unknown>> => askServer('/api/account/factor', answer)
  const done = () => location.assign(next)
  const forms: Record<FactorWay, ReactNode> = {
    totp: (
      <CodeForm key="totp" kind="app" {...entering} take={({ code }) => give({ way: 'totp', code })} onTaken={done} />
    ),
    recovery: (
      <CodeForm
        key="recovery"
        kind="recovery"
        {...entering}
        take={({ code }) => give({ way: 'recovery', code })}
        onTaken={done}
      />
    ),
    security_key: (
      <KeyButton
        text="Usar a chave de segurança"
        busyText="Toque na chave..."
        failure={failure}
        challenge={() => askServer('/api/account/factor/challenge', {})}
        take={answer => give({ way: 'security_key', ...answer })}
        onTaken={done}
      />
    ),
  }
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col gap-3">{forms[way]}</div>
      {ways.length > 1 && (
        <div className="flex flex-col items-start gap-3">
          {ways
            .filter(other => other !== way)
            .map(other => (
              <Button key={other} type="button" variant="ghost" onClick={() => setWay(other)}>
                {buttons[other]}
              </Button>
            ))}
        </div>
      )}
    </div>
  )
}
