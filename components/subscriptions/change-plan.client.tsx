'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { toast } from 'sonner'
import { ConfirmButton } from '#components/ui/confirm-button.client.tsx'
import { doneOf } from '#components/ui/forms/form-failure.ts'
import type { Act } from '#lib/outcome.ts'
import type { PlanInput } from '#lib/schemas/subscription.ts'
import { formatMoney } from '#lib/text/format.ts'

interface ChangePlanProps {
  input: PlanInput
  /** The button's text: “Mudar para o plano anual”. */
  text: string
  /** When it begins, and what is charged. */
  question: string
  change: Act<PlanInput, { url: string | null }>
  /** Tells what is charged at once, where something is. */
  quote?: Act<PlanInput, { dueCents: number | null }>
  /** What is said once it is done. */
  success: string
}

/** Changes the plan after a question; where the provider needs its own page, it opens. */
export function ChangePlan({ input, text, question, change, quote, success }: ChangePlanProps) {
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const [due, setDue] = useState<Due>('reading')

  async function ask() {
    setDue('reading')
    const answer = await quote?.(input).catch(() => null)
    setDue(answer?.data?.dueCents ?? 'unknown')
  }

  async function run() {
    setBusy(true)
    const done = await doneOf(change(input), { setError: () => {}, failure: 'Não foi possível mudar o plano.' })
    setBusy(false)
    if (!done) return false
    if (done.data?.url) location.assign(done.data.url)
    else {
      toast.success(success)
      router.refresh()
    }
    return true
  }

  return (
    <ConfirmButton
      text={text}
      busyText="Mudando…"
      label={text}
      title={`${text}?`}
      question={
        <>
          {question} {quote && <strong role="status">{dueWords(due)}</strong>}
        </>
      }
      blocked={quote !== undefined && typeof due !== 'number'}
      onAsk={quote && ask}
      color="gray"
      busy={busy}
      run={run}
    />
  )
}

/** Cents that are charged today. */
type Due = number | 'reading' | 'unknown'

function dueWords(due: Due): string {
  if (due === 'reading') return 'Calculando o valor de hoje…'
  if (due === 'unknown') return 'Não foi possível calcular agora o valor de hoje. Feche e tente de novo em instantes.'
  if (due === 0)
    return 'Hoje nada será cobrado: o que sobra do plano atual fica como crédito para as próximas cobranças.'
  return `Hoje serão cobrados ${formatMoney(due)} no cartão.`
}
