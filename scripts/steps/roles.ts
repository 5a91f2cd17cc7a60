import { type Role, roleNames, roles, system } from '#lib/actor.ts'
import { isDomainError } from '#lib/errors.ts'
import { messageFor } from '#lib/messages.ts'
import { email as emailField } from '#lib/schemas/account.ts'
import { plural } from '#lib/text/format.ts'
import { replaceAddress } from '#server/accounts/address/commands/replace-address.ts'
import { resetFactors } from '#server/accounts/factors/commands/reset-factors.ts'
import { db } from '#server/platform/db/db.ts'
import { OperatorError } from '#server/platform/process/operator-error.ts'
import { assignRole } from '#server/users/commands/assign-role.ts'
import { removeRole } from '#server/users/commands/remove-role.ts'

/** What the command line asks for: an account, and the roles to give and to take. Without changes it only lists. */
export interface RoleRequest {
  email: string
  changes: { role: Role; give: boolean }[]
  /** Whether to remove all factors of the account, whose owner lost them. */
  resetsFactors: boolean
  /** The new address of the account, whose owner lost the mailbox; null to keep it. */
  newEmail: string | null
}

const usage =
  'Use: npm run role -- pessoa@exemplo.com +editor (dar), -editor (tirar), --sem-fator (remover os segundos fatores perdidos), --email=novo@exemplo.com (trocar o e-mail perdido), ou só o e-mail (ver). Papéis: master, editor, autor.'

const withoutFactor = '--sem-fator'
const newAddress = '--email='

/** Reads the arguments of `npm run role`. Raises OperatorError with the right form. */
export function readRoleRequest([email, ...words]: readonly string[]): RoleRequest {
  if (!email?.includes('@')) throw new OperatorError(usage)
  const resetsFactors = words.includes(withoutFactor)
  const typed = words.find(word => word.startsWith(newAddress))?.slice(newAddress.length)
  const newEmail = typed === undefined ? null : emailField.safeParse(typed).data
  if (newEmail === undefined) throw new OperatorError(`“${typed}” não é um e-mail. ${usage}`)
  const signed = words.filter(word => word !== withoutFactor && !word.startsWith(newAddress))
  const changes = signed.map(text => {
    const [, sign, name] = /^([+-])([a-z]+)$/i.exec(text) ?? []
    const role = roles.find(
      each => each === name?.toLowerCase() || roleNames[each].toLowerCase() === name?.toLowerCase(),
    )
    if (!role) throw new OperatorError(`Não entendi “${text}”. ${usage}`)
    return { role, give: sign === '+' }
  })
  return { email: email.trim().toLowerCase(), changes, resetsFactors, newEmail }
}

/**
 * Gives and takes roles, removes lost factors and replaces a lost address as the house itself, one command after the other, audited without an actor. Gives a sentence about the roles that the account
 * then has. Raises OperatorError for an unknown e-mail and for the last master.
 */
export async function changeRoles({ email, changes, resetsFactors, newEmail }: RoleRequest): Promise<string> {
  const user = await db().user.findUnique({ where: { email }, select: { id: true } })
  if (!user)
    throw new OperatorError(`Não há conta com o e-mail ${email}. A pessoa precisa se cadastrar antes, em /auth.`)
  for (const { role, give } of changes) {
    await refusing((give ? assignRole : removeRole)(system, { userId: user.id, role }))
  }
  if (newEmail) await refusing(replaceAddress(system, { id: user.id, email: newEmail }))
  const removed = resetsFactors ? await resetFactors(system, { id: user.id }) : null
  const held = await db().userRole.findMany({ where: { userId: user.id }, orderBy: { role: 'asc' } })
  const names = held.map(({ role }) => roleNames[role]).join(', ')
  const rolesText = names ? `Papéis de ${email}: ${names}.` : `${email} não tem papéis.`
  return removed ? `${plural(removed.count, 'fator removido', 'fatores removidos')}. ${rolesText}` : rolesText
}

/** A refusal of a command, with its sentence for the operator. */
const refusing = <Result>(done: Promise<Result>): Promise<Result> =>
  done.catch(error => {
    throw isDomainError(error) ? new OperatorError(messageFor(error), { cause: error }) : error
  })
