import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { demoPassword, makeAccount, makeByline } from '#prisma/seed/factories.ts'
import { makeDevice } from '#server/accounts/entry/device.ts'
import { type AccountRequests, accountRequests, networkOf } from '../account-requests.ts'
import { milliseconds, quantile, written } from '../numbers.ts'
import type { Part, Row } from '../part.ts'

const GUESSES = 10_000
const ADDRESSES = 500
const AT_ONCE = 100
const TRIES = 1_000

export const accounts: Part = {
  name: 'accounts',
  title: `${written(GUESSES)} palpites de senha de ${ADDRESSES} endereços; ${written(TRIES)} tentativas com e-mails conhecidos e desconhecidos`,
  async measure(bench) {
    const house = await bench.house()
    // A mail server that takes nothing: this instance sends no mails, and sign-ups wait for their confirmation.
    const own = { TRUSTED_PROXIES: '1', SMTP_URL: 'smtp://localhost:9' }
    const { url, stop } = await bench.start(house.beside, own)
    const requests = await accountRequests(url)
    const rows = [...(await storm(requests)), ...(await comparisons(requests))]
    requests.close()
    await stop()
    return rows
  },
}

async function person(): Promise<string> {
  const id = await makeByline({ fullName: 'Pessoa medida' })
  const email = `${id}@bench.local`
  await makeAccount(id, { email })
  return email
}

/** All guesses at one account. Its owner signs in from a known device meanwhile, and other people from devices of their own. */
async function storm(requests: AccountRequests): Promise<Row[]> {
  const [owner, others] = [await person(), await Promise.all(Array.from({ length: 200 }, person))]
  await requests.signIn({ email: await person(), password: demoPassword }, networkOf(1))
  const device = `device=${makeDevice(owner)}`
  let running = true
  let checked = 0
  const guess = async (n: number) => {
    const { text } = await requests.signIn({ email: owner, password: `Errada${n}A` }, networkOf(1000 + (n % ADDRESSES)))
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
      const mine = await requests.signIn({ email: owner, password: demoPassword }, networkOf(2), device)
      const theirs = await requests.signIn(
        { email: others[n % others.length] ?? '', password: demoPassword },
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

/** Compares known and unknown addresses, one after the other, each from a network of its own. */
async function comparisons(requests: AccountRequests): Promise<Row[]> {
  const known: string[] = []
  for (let n = 0; n < TRIES; n++) known.push(await person())
  const compare = async (
    name: string,
    run: (email: string, from: string) => Promise<{ milliseconds: number; text: string; status: number }>,
  ) => {
    const taken: [number[], number[]] = [[], []]
    const answers = new Set<string>()
    for (const [n, email] of known.entries()) {
      const pair = [email, `${randomUUID()}@bench.local`] as const
      // The first of a pair takes turns.
      for (const which of n % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
        const { milliseconds: ms, text, status } = await run(pair[which], networkOf(20_000 + 2 * n + which))
        taken[which].push(ms)
        answers.add(`${status} ${name === 'Cadastrar-se' ? '' : text}`)
      }
    }
    const at = (share: number) => taken.map(list => quantile(list, share)) as [number, number]
    const [[median, otherMedian], [p95, otherP95]] = [at(0.5), at(0.95)]
    return [
      `${name}: conhecido e desconhecido`,
      `mediana ${milliseconds(median)} e ${milliseconds(otherMedian)}; p95 ${milliseconds(p95)} e ${milliseconds(otherP95)}; ${answers.size} resposta${answers.size === 1 ? '' : 's'}`,
    ] as const
  }
  return [
    await compare('Entrar com senha errada', (email, from) => requests.signIn({ email, password: 'Errada2026' }, from)),
    await compare('Recuperar a senha', (email, from) => requests.recover(email, from)),
    await compare('Cadastrar-se', (email, from) => requests.signUp(email, from)),
  ]
}
