import { randomUUID } from 'node:crypto'
import { milliseconds, quantile, written } from '../numbers.ts'
import type { Row } from '../part.ts'
import { makePerson } from './people.ts'
import { type AccountRequests, type Answer, networkOf } from './requests.ts'

const TRIES = 1_000

export const comparisonsTitle = `${written(TRIES)} tentativas com e-mails conhecidos e desconhecidos`

/** Compares known and unknown addresses, one after the other, each from a network of its own. */
export async function comparisons(requests: AccountRequests): Promise<Row[]> {
  const known: string[] = []
  for (let n = 0; n < TRIES; n++) known.push((await makePerson()).email)
  const compare = async (name: string, run: (email: string, from: string) => Promise<Answer>) => {
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
