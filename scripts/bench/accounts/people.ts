import { makeAccount, makeByline } from '#prisma/seed/factories.ts'

/** Makes a person with the demonstration's password. Gives their id and address. */
export async function makePerson(): Promise<{ id: string; email: string }> {
  const id = await makeByline({ fullName: 'Pessoa medida' })
  const email = `${id}@bench.local`
  await makeAccount(id, { email })
  return { id, email }
}
