'use client'

import { Button, DataList } from '@radix-ui/themes'
import { useState } from 'react'
import { withProof } from '#components/accounts/proof/with-proof.ts'
import { forgetFailure, sayError, unanswered } from '#components/ui/forms/form-failure.ts'
import type { Act } from '#lib/outcome.ts'
import type { ApplicationName } from '#lib/schemas/application.ts'
import { maskedCpf } from '#lib/text/masked.ts'
import type { PersonalData as Data } from '#server/applications/personal-data.ts'
import { maskedCpfTyped } from './masks.ts'

const failure = 'Não foi possível mostrar os dados pessoais.'

interface PersonalDataProps {
  id: string
  show: Act<ApplicationName, Data>
}

/** CPF, address and phone: stars until a master asks for them. Each request is audited on the server. */
export function PersonalData({ id, show }: PersonalDataProps) {
  const [data, setData] = useState<Data | null>(null)
  const [busy, setBusy] = useState(false)
  const ask = async () => {
    forgetFailure()
    setBusy(true)
    const outcome = await withProof(show)({ id }).catch(unanswered)
    setBusy(false)
    if (outcome.data) setData(outcome.data)
    else if (outcome.serverError) sayError(outcome.serverError, failure)
  }
  const rows = [
    ['CPF', data ? maskedCpfTyped(data.cpf) : maskedCpf('')],
    ['Endereço', data?.address ?? '***'],
    ['Telefone', data?.phone ?? '***'],
  ]
  return (
    <div className="flex flex-col gap-4">
      <DataList.Root aria-live="polite">
        {rows.map(([label, value]) => (
          <DataList.Item key={label}>
            <DataList.Label minWidth="6rem">{label}</DataList.Label>
            <DataList.Value>
              <span className="break-words">{value}</span>
            </DataList.Value>
          </DataList.Item>
        ))}
      </DataList.Root>
      <div className="flex flex-wrap items-center gap-3">
        {data ? (
          <Button type="button" variant="soft" color="gray" onClick={() => setData(null)}>
            Ocultar dados pessoais
          </Button>
        ) : (
          <Button type="button" variant="soft" disabled={busy} aria-busy={busy} onClick={ask}>
            Mostrar dados pessoais
          </Button>
        )}
        <span className="text-sm text-soft">A consulta fica registrada na auditoria.</span>
      </div>
    </div>
  )
}
