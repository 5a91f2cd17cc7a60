import { Callout } from '@radix-ui/themes'
import { ActButton } from '#components/ui/act-button.client.tsx'
import type { Act } from '#lib/outcome.ts'
import { longDate } from '#lib/text/format.ts'

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
