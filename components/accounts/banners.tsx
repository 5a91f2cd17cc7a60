import { Callout } from '@radix-ui/themes'
import { ActButton } from '#components/ui/act-button.client.tsx'
import { daysUntil } from '#lib/accounts/factors.ts'
import type { Act } from '#lib/outcome.ts'
import { longDate, plural } from '#lib/text/format.ts'

/** Counts the days until staff must have a second factor. */
export function FactorDue({ dueAt, moment }: { dueAt: Date; moment: Date }) {
  const days = daysUntil(dueAt, moment)
  return (
    <p role="status" className="mb-6 border-l-4 border-accent bg-sunken px-5 py-4">
      O jornal exige um segundo fator da equipe. {days === 1 ? 'Falta 1 dia' : `Faltam ${plural(days, 'dia', 'dias')}`},
      até {longDate(dueAt)}.{' '}
      <a href="/settings/seguranca" className="underline">
        Cadastrar agora
      </a>
    </p>
  )
}

interface LeavingBannerProps {
  eraseAt: Date
  withdraw: Act<Record<string, never>>
}

/** Stands over every screen of a person whose account will be erased, with the way back. */
export const LeavingBanner = ({ eraseAt, withdraw }: LeavingBannerProps) => (
  <Callout.Root color="red" className="mb-6">
    <div className="flex flex-wrap items-center justify-between gap-3">
      <Callout.Text>Sua conta será excluída em {longDate(eraseAt)}.</Callout.Text>
      <ActButton
        act={withdraw}
        input={{}}
        success="A conta continua sua. A exclusão foi cancelada."
        failure="Não foi possível cancelar a exclusão."
        busyText="Cancelando..."
      >
        Cancelar a exclusão
      </ActButton>
    </div>
  </Callout.Root>
)
