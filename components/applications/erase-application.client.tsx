'use client'

import { useRouter } from 'next/navigation'
import { ConfirmButton } from '#components/ui/confirm-button.client.tsx'
import { useAct } from '#components/ui/use-act.client.tsx'
import { applicationList } from '#lib/applications/application-list.ts'
import type { Act } from '#lib/outcome.ts'
import type { ApplicationName } from '#lib/schemas/application.ts'

interface EraseApplicationProps {
  id: string
  erase: Act<ApplicationName>
}

/** Deletes an application after a question, and goes back to the list. */
export function EraseApplication({ id, erase }: EraseApplicationProps) {
  const router = useRouter()
  const { busy, run } = useAct(erase, 'Candidatura apagada.', 'Não foi possível apagar a candidatura.')
  const confirmed = async () => {
    const done = await run({ id })
    if (done) router.replace(applicationList.path)
    return done
  }
  return (
    <ConfirmButton
      text="Apagar candidatura"
      busyText="Apagando..."
      label="Apagar candidatura"
      title="Apagar a candidatura"
      question="Os dados, os textos e o currículo são apagados e não voltam."
      busy={busy}
      run={confirmed}
    />
  )
}
