import { roleNames } from '#lib/actor.ts'
import { personPath } from '#lib/addresses/paths.ts'
import { longDate } from '#lib/text/format.ts'
import type { Unprotected } from '#server/accounts/factors/queries.ts'

interface UnprotectedStaffProps {
  people: Unprotected[]
  /** The number of all of them; the list may be shorter. */
  count: number
  moment: Date
}

/** Staff without a second factor, with the date by which each must have one. */
export function UnprotectedStaff({ people, count, moment }: UnprotectedStaffProps) {
  if (count === 0) return <p className="text-soft">Toda a equipe tem um segundo fator.</p>
  return (
    <>
      <ul className="flex flex-col divide-y divide-rule">
        {people.map(({ id, name, roles, dueAt }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2">
            <span className="min-w-0 break-words">
              <a href={personPath(id)} className="underline">
                {name}
              </a>{' '}
              <span className="text-sm text-soft">{roles.map(role => roleNames[role]).join(', ')}</span>
            </span>
            <span className="text-sm text-soft">{dueText(dueAt, moment)}</span>
          </li>
        ))}
      </ul>
      {count > people.length && <p className="mt-3 text-sm text-soft">E mais {count - people.length}.</p>}
    </>
  )
}

function dueText(dueAt: Date | null, moment: Date): string {
  if (!dueAt) return 'Sem prazo'
  return dueAt > moment ? `Até ${longDate(dueAt)}` : `Sem acesso à redação desde ${longDate(dueAt)}`
}
