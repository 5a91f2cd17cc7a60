import type { Mention } from './mention.ts'

/** What the surroundings of a name say of it. */
export type Judgement = Pick<Mention, 'evidence' | 'instead'> & { asState?: boolean }

/** A place, with how much speaks for it. */
export const place = (evidence: number): Judgement => ({ evidence, instead: null })

/** No place but something else. */
export const no = (instead: Mention['instead'], evidence = -5): Judgement => ({ evidence, instead })
