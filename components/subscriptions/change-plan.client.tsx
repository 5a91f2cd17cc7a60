'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { toast } from 'sonner'
import { ConfirmButton } from '#components/ui/confirm-button.client.tsx'
import { doneOf } from '#components/ui/forms/form-failure.ts'
import type { Act } from '#lib/outcome.ts'
import type { PlanInput } from '#lib/schemas/subscription.ts'

interface ChangePlanProps {
  input: PlanInput
  /** The button's text: “Mudar para o plano anual”. */
  text: string
  /** When it begins, and what is charged. */
  question: string
  change: Act<PlanInput, { url: string | null }>
}

/** Changes the plan after a question; where the provider needs its own page, it opens. */
export function ChangePlan({ input, text, question, change }: ChangePlanProps) {
  const router = useRouter()
  const [busy, setBusy] = useState(false)

  async function run() {
    setBusy(true)
    const done = await doneOf(change(input), { setError: () => {}, failure: 'Não foi possível mudar o plano.' })
    setBusy(false)
    if (!done) return false
    if (done.data?.url) location.assign(done.data.url)
    else {
      toast.success('Plano mudado.')
      router.refresh()
    }
    return true
  }

  return (
    <ConfirmButton
      text={text}
      busyText="Mudando..."
      label={text}
      title={`${text}?`}
      question={question}
      color="gray"
      busy={busy}
      run={run}
    />
  )
}
