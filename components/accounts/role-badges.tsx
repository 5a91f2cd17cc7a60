import { Badge } from '@radix-ui/themes'
import { type Role, roleNames, roles } from '#lib/actor.ts'

/** A person's roles as badges, the one with the most rights first (ACC-8). */
export function RoleBadges({ held }: { held: readonly Role[] }) {
  if (held.length === 0) return <p className="text-soft">Sem papéis atribuídos</p>
  return (
    <ul className="flex flex-wrap gap-2">
      {roles
        .filter(role => held.includes(role))
        .map(role => (
          <li key={role}>
            <Badge size="2">{roleNames[role]}</Badge>
          </li>
        ))}
    </ul>
  )
}
