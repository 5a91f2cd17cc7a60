'use client'

import { Button, TextField } from '@radix-ui/themes'
import { useState } from 'react'
import { ConfirmActButton } from '#components/ui/confirm-act-button.client.tsx'
import { useAct } from '#components/ui/use-act.client.tsx'
import { factorNames } from '#lib/accounts/factors.ts'
import type { Act } from '#lib/outcome.ts'
import type { FactorInput, RenameFactorInput } from '#lib/schemas/factors.ts'
import { longDate, longDateTime } from '#lib/text/format.ts'
import type { OwnFactor } from '#server/accounts/factors/queries.ts'
import { withProof } from '../proof/with-proof.ts'

export interface FactorRowsActs {
  rename: Act<RenameFactorInput>
  remove: Act<FactorInput>
}

/** The person's factors, each with its buttons for another name and its end. */
export function FactorRows({ factors, label, ...acts }: FactorRowsActs & { factors: OwnFactor[]; label: string }) {
  return (
    <ul aria-label={label} className="flex flex-col divide-y divide-rule">
      {factors.map(factor => (
        <FactorRow key={factor.id} factor={factor} {...acts} />
      ))}
    </ul>
  )
}

function FactorRow({ factor, rename, remove }: FactorRowsActs & { factor: OwnFactor }) {
  const { id, kind, name, createdAt, lastUsedAt } = factor
  const [renaming, setRenaming] = useState(false)
  return (
    <li className="flex flex-col gap-3 py-3 sm:flex-row sm:items-start sm:justify-between">
      <div className="min-w-0">
        <p className="font-medium break-words">{name}</p>
        <p className="text-sm text-soft">
          {factorNames[kind]}, desde {longDate(createdAt)}.{lastUsedAt && ` Último uso: ${longDateTime(lastUsedAt)}.`}
        </p>
        {renaming && <Rename factor={factor} rename={rename} onDone={() => setRenaming(false)} />}
      </div>
      {!renaming && (
        <div className="flex shrink-0 gap-3">
          <Button
            type="button"
            variant="soft"
            color="gray"
            aria-label={`Renomear ${name}`}
            onClick={() => setRenaming(true)}
          >
            Renomear
          </Button>
          <ConfirmActButton
            act={withProof(remove)}
            input={{ id }}
            success="Removido da sua conta."
            failure="Não foi possível remover o segundo fator."
            text="Remover"
            busyText="Removendo..."
            label={`Remover ${name}`}
            title={`Remover ${name}?`}
            question="Depois disso, não serve mais para entrar na sua conta."
          />
        </div>
      )}
    </li>
  )
}

function Rename({
  factor,
  rename,
  onDone,
}: {
  factor: OwnFactor
  rename: FactorRowsActs['rename']
  onDone: () => void
}) {
  const [name, setName] = useState(factor.name)
  const { busy, run } = useAct(withProof(rename), 'Nome alterado.', 'Não foi possível mudar o nome.')
  return (
    <form
      method="post"
      className="mt-2 flex flex-wrap gap-3"
      onSubmit={async event => {
        event.preventDefault()
        if (await run({ id: factor.id, name })) onDone()
      }}
    >
      <TextField.Root
        aria-label={`Novo nome de ${factor.name}`}
        value={name}
        maxLength={60}
        autoFocus
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" disabled={busy}>
        {busy ? 'Salvando...' : 'Salvar nome'}
      </Button>
      <Button type="button" variant="soft" color="gray" onClick={onDone}>
        Cancelar
      </Button>
    </form>
  )
}
