import { makeAccount, makeByline } from '#prisma/seed/factories.ts'

/** Makes a person with the demonstration's password. Gives their address. */
export async function makePerson(): Promise<string> {
  const id = await makeByline({ fullName: 'Pessoa medida' })
  const email = `${id}@bench.local`
  await makeAccount(id, { email })
  return email
}
