import { daysUntil } from '#lib/accounts/factors.ts'
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
