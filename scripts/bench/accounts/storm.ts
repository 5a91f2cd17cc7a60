import { setTimeout as wait } from 'node:timers/promises'
import { demoPassword } from '#prisma/seed/factories.ts'
import { makeDevice } from '#server/accounts/entry/device.ts'
import { milliseconds, quantile, written } from '../numbers.ts'
import type { Row } from '../part.ts'
import { makePerson } from './people.ts'
import { type AccountRequests, networkOf } from './requests.ts'

const GUESSES = 10_000
const ADDRESSES = 500
const AT_ONCE = 100

export const stormTitle = `${written(GUESSES)} palpites de senha de ${ADDRESSES} endereços`

/** All guesses at one account. Its owner signs in from a known device meanwhile, and other people from devices of their own. */
export async function storm(requests: AccountRequests): Promise<Row[]> {
  const [owner, others] = [await makePerson(), await Promise.all(Array.from({ length: 200 }, makePerson))]
  await requests.signIn({ email: (await makePerson()).email, password: demoPassword }, networkOf(1))
  const device = `device=${makeDevice(owner.id)}`
  let running = true
  let checked = 0
  const guess = async (n: number) => {
    const { text } = await requests.signIn(
      { email: owner.email, password: `Errada${n}A` },
      networkOf(1000 + (n % ADDRESSES)),
    )
    if (text.includes('incorretos')) checked++
  }
  const attackers = Array.from({ length: AT_ONCE }, async (_, first) => {
    for (let n = first; n < GUESSES; n += AT_ONCE) await guess(n)
  })
  const started = performance.now()
  const [own, strange] = [[] as number[], [] as number[]]
  let refused = 0
  const living = (async () => {
    for (let n = 0; running; n++) {
      const mine = await requests.signIn({ email: owner.email, password: demoPassword }, networkOf(2), device)
      const theirs = await requests.signIn(
        { email: others[n % others.length]?.email ?? '', password: demoPassword },
        networkOf(5000 + n),
      )
      own.push(mine.milliseconds)
      strange.push(theirs.milliseconds)
      if (mine.status !== 200 || theirs.status !== 200) refused++
      await wait(100)
    }
  })()
  await Promise.all(attackers)
  running = false
  await living
  const seconds = (performance.now() - started) / 1000
  const summary = (list: number[]) =>
    `mediana ${milliseconds(quantile(list, 0.5))}, pior ${milliseconds(Math.max(...list))} (${list.length} entradas)`
  return [
    ['Duração', `${written(seconds)} s`],
    ['Palpites que chegaram ao hash', `${checked} de ${written(GUESSES)}: ${written((checked / GUESSES) * 100, 2)} %`],
    ['O dono entra, de um aparelho conhecido', summary(own)],
    ['Outras pessoas entram, de aparelhos novos', summary(strange)],
    ['Entradas recusadas', String(refused)],
  ]
}
